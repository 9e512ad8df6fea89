import { randomUUID } from 'node:crypto';
import type { PetitionKind, ResultStatus } from '@afc/contract/vocabulary';
import type { WebhookBody, WebhookEvent } from '@afc/contract/webhooks';
import { channels } from '../../platform/database/channels.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** What a delivery keeps of its event, beside id, name and time. */
export type EventSubject = Pick<WebhookBody, 'petition' | 'before' | 'after'>;

type ToldPetition = NonNullable<EventSubject['petition']>;
type Change = Pick<EventSubject, 'before' | 'after'>;

/**
 * Notes in the transaction of the change who is to be told of it: if that is undone, nobody is. Call it before the
 * audit event, whose lock other writers wait for.
 */
async function tell(tx: Transaction, event: WebhookEvent, petition: ToldPetition, change: Change = {}): Promise<void> {
  if (petition.kind === 'test') return;
  const subject: EventSubject = { petition, ...change };
  await tx.query(
    sql`
    with told as (
      insert into webhook_deliveries (webhook_id, event_id, event, at, subject, next_try_at)
      select id, ${randomUUID()}, ${event}, statement_timestamp(), ${JSON.stringify(subject)}, now() from webhooks
      where ${event} = any(events) returning 1)
    select pg_notify(${channels.webhooks}, '') from told limit 1`.prepared('tell webhooks'),
  );
}

/** A petition has its result, or failed. */
export const tellProcessed = (tx: Transaction, petition: ToldPetition) => tell(tx, 'petition.processed', petition);

export const tellErased = (tx: Transaction, petition: ToldPetition) => tell(tx, 'result.erased', petition);

/** The status of a record that has one may be another now. */
export async function tellChanged(
  tx: Transaction,
  { id: _id, kind, result_status: before }: { id: string; kind: PetitionKind; result_status: ResultStatus },
  after: ResultStatus,
): Promise<void> {
  if (before === after) return;
  await tell(tx, 'result.changed', { _id, kind, status: 'processed', resultStatus: after }, { before, after });
}

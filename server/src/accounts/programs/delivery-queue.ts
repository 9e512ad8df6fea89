import type { Sentence } from '@afc/contract/messages';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { growingWait } from '../../platform/network/growing-wait.ts';
import { type DeliveryRow, deliveryColumns } from './webhooks-store.ts';

// Times are those of the database, which all processes share.

/** Whoever took a delivery has so long before somebody else may: far longer than a receiver has to answer. */
const leaseSeconds = 60;
const firstWaitSeconds = 10;

/** 10 s, 30 s, 90 s … three hours: about fourteen tries in a day. */
export const waitSeconds = (tries: number) => growingWait(firstWaitSeconds, tries);

export interface TakenDelivery extends Pick<DeliveryRow, 'event_id' | 'event' | 'at' | 'subject' | 'tries'> {
  id: number;
  webhook_id: string;
  url: string;
}

/** What came of a try. */
export interface Outcome {
  /** What the receiver answered; null where it did not. */
  readonly status: number | null;
  /** Why it was not taken; null where it was. */
  readonly problem: Sentence | null;
}

/** The webhooks that have something to be told now. */
export async function dueWebhooks(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`
    select id from webhooks where exists (
      select 1 from webhook_deliveries
      where webhook_id = webhooks.id and delivered_at is null and next_try_at <= now())`.prepared('due webhooks'),
  );
  return rows.map(({ id }) => id);
}

/** The oldest that is due, for the caller alone; none of a webhook that was removed. */
export async function takeDelivery(db: Queryable, webhookId: string): Promise<TakenDelivery | undefined> {
  const [taken] = await db.query<TakenDelivery>(
    sql`
    update webhook_deliveries delivery
    set next_try_at = now() + make_interval(secs => ${leaseSeconds}), tries = tries + 1
    from webhooks where webhooks.id = webhook_id and delivery.id = (
      select id from webhook_deliveries
      where webhook_id = ${webhookId} and delivered_at is null and next_try_at <= now()
      order by next_try_at, id limit 1 for update skip locked)
    returning delivery.id, webhook_id, url, event_id, event, at, subject, tries`.prepared('take a delivery'),
  );
  return taken;
}

/** A failure is tried again after a wait, or given up where a day has passed. */
export async function settleDelivery(
  db: Queryable,
  { id, tries }: TakenDelivery,
  { status, problem }: Outcome,
): Promise<void> {
  const wait = waitSeconds(tries);
  await db.query(sql`
    update webhook_deliveries set tried_at = clock_timestamp(), status = ${status},
      problem = ${problem && JSON.stringify(problem)}, ${
        problem
          ? sql`next_try_at = case when at < now() - interval '1 day' then null
              else now() + make_interval(secs => ${wait}) end`
          : sql`next_try_at = null, delivered_at = clock_timestamp()`
      }
    where id = ${id} and delivered_at is null`);
}

/** A trial is noted when it is over, and never tried again. */
export async function noteTrial(
  db: Queryable,
  trial: Pick<TakenDelivery, 'webhook_id' | 'event_id' | 'event' | 'at'>,
  { status, problem }: Outcome,
): Promise<DeliveryRow> {
  const [row] = await db.query<DeliveryRow>(sql`
    insert into webhook_deliveries (webhook_id, event_id, event, at, subject, tries, tried_at, delivered_at, status,
      problem)
    values (${trial.webhook_id}, ${trial.event_id}, ${trial.event}, ${trial.at}, '{}', 1, clock_timestamp(),
      ${problem ? null : sql`clock_timestamp()`}, ${status}, ${problem && JSON.stringify(problem)})
    returning ${deliveryColumns}`);
  if (!row) throw new Error('an insert returned no row');
  return row;
}

/** Days after which it is forgotten how a delivery went. */
const daysKept = 3;

export async function forgetDeliveries({ db }: { db: Queryable }): Promise<void> {
  await db.query(sql`
    delete from webhook_deliveries where at < now() - make_interval(days => ${daysKept}) and (next_try_at is null
      or not exists (select 1 from webhooks where webhooks.id = webhook_id))`);
}

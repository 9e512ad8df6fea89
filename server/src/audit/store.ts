import type { AuditAction, AuditSubjectKind } from '@afc/contract/audit';
import type { ActorKind } from '@afc/contract/vocabulary';
import type { Asking } from '../actor.ts';
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Transaction } from '../database/database.ts';
import { isId } from '../database/is-id.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { AuditRow } from './audit-row.ts';
import { eventHash } from './hash.ts';

export interface NewEvent extends Asking {
  readonly action: AuditAction;
  readonly subjectKind: AuditSubjectKind;
  readonly subjectId: string;
  readonly before?: object;
  readonly after?: object;
}

/** The hash that the first event follows. */
export const chainStart = '0'.repeat(64);

/**
 * Appends an event in the mutation's own transaction. Call it last: other writers wait until that ends. Whoever was
 * disabled, or whose credentials were revoked, since the request began is refused here, and the mutation with them.
 */
export async function recordEvent(tx: Transaction, event: NewEvent): Promise<{ number: number; hash: string }> {
  const { actor } = event;
  await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`.prepared('lock the chain'));
  const idAs = (kind: ActorKind) => (actor.kind === kind && isId(actor.id) ? actor.id : null);
  const [head] = await tx.query<{ number: number; hash: string; at: Date; barred: boolean }>(
    sql`select number, hash, date_trunc('milliseconds', clock_timestamp()) as at,
          exists (select from staff where id = ${idAs('staff')}::uuid and disabled_at is not null)
          or exists (select from credentials where id = ${idAs('client')}::uuid and revoked_at is not null) as barred
        from (select number, hash from audit_events order by number desc limit 1) newest
        right join (select 1) one on true`.prepared('head of the chain'),
  );
  const disablesSelf = event.action === 'staff.disabled' && event.subjectId === actor.id;
  if (head?.barred && !disablesSelf)
    throw new AppError(actor.kind === 'staff' ? 'sessionExpired' : 'credentialsNotValid');
  const content: Omit<AuditRow, 'hash'> = {
    number: (head?.number ?? 0) + 1,
    at: head?.at ?? new Date(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    action: event.action,
    subject_kind: event.subjectKind,
    subject_id: event.subjectId,
    before: event.before ?? null,
    after: event.after ?? null,
    request_id: event.requestId,
    previous_hash: head?.hash ?? chainStart,
  };
  const hash = eventHash(content);
  await tx.query(
    sql`
    insert into audit_events (number, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id,
      before, after, request_id, previous_hash, hash)
    values (${content.number}, ${content.at}, ${content.actor_kind}, ${content.actor_id}, ${content.actor_name},
      ${content.action}, ${content.subject_kind}, ${content.subject_id}, ${asJson(content.before)},
      ${asJson(content.after)}, ${content.request_id}, ${content.previous_hash}, ${hash})`.prepared(
      'append to the chain',
    ),
  );
  return { number: content.number, hash };
}

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

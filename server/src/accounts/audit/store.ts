import type { AuditAction, AuditSubjectKind } from '@afc/contract/audit';
import type { ActorKind } from '@afc/contract/vocabulary';
import type { Asking } from '../../platform/base/actor.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';
import type { AuditRow } from './audit-row.ts';
import { eventHash } from './hash.ts';
import { type ActorStanding, refuseBarred } from './refuse-barred.ts';

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
 * disabled, has another role that may not do this, or whose credentials were revoked, since the request began is
 * refused here, and the mutation with them.
 */
export async function recordEvent(tx: Transaction, event: NewEvent): Promise<{ number: number; hash: string }> {
  const { actor } = event;
  await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`.prepared('lock the chain'));
  const idAs = (kind: ActorKind) => (actor.kind === kind && isId(actor.id) ? actor.id : null);
  const [head] = await tx.query<{ number: number | null; hash: string | null; at: Date } & ActorStanding>(
    sql`select number, hash, date_trunc('milliseconds', clock_timestamp()) as at, role, disabled_at, revoked_at
        from (select 1) one
        left join (select number, hash from audit_events order by number desc limit 1) newest on true
        left join staff on staff.id = ${idAs('staff')}::uuid
        left join credentials on credentials.id = ${idAs('client')}::uuid`.prepared('head of the chain'),
  );
  if (head && !changesOwnStanding(event)) refuseBarred(actor, head);
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

/**
 * Whoever gives up their own role, or disables themselves, is not refused for what they have lost by that. Whether they
 * might is looked at before, in `changeStanding`.
 */
const changesOwnStanding = ({ actor, action, subjectId }: NewEvent) =>
  subjectId === actor.id && (action === 'staff.disabled' || action === 'staff.role-changed');

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

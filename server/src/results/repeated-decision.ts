import type { AppliedChangesRequest } from '@afc/contract/result';
import type { Actor } from '../actor.ts';
import { digestColumn } from '../audit/review-comments.ts';
import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { LockedRecord } from './store.ts';

/** Whether the last change of the record was this person's decision, made on what the request was made on. */
export async function wasDecidedBy(
  tx: Transaction,
  { id, version }: LockedRecord,
  request: AppliedChangesRequest,
  actor: Actor,
): Promise<boolean> {
  if (version !== request.version + 1) return false;
  const outcomes = Object.fromEntries(
    request.matchList.flatMap(({ _id, outcome }) => (outcome ? [[_id, outcome]] : [])),
  );
  // A report changes nothing. A decision about another case, which changed this record too, names no matches.
  const decided = await tx.query(sql`
    select 1 from (
      select action, actor_id, after from audit_events
      where subject_kind = 'petition' and subject_id = ${id} and action <> 'report.generated'
      order by number desc limit 1) newest
    left join review_comments on digest = ${digestColumn}
    where action = 'result.applied' and actor_id = ${actor.id} and after ? 'matches'
      and coalesce(comment, after ->> 'comment') = ${request.comment}
      and coalesce(after -> 'outcomes', '{}') = ${JSON.stringify(outcomes)}::jsonb`);
  return decided.length > 0;
}

import type { Language } from '@afc/contract/messages';
import type { AppliedChangesRequest, Result } from '@afc/contract/result';
import { type Outcomes, type Planned, type PlannedMatch, planReview } from '@afc/contract/review/plan-review';
import { movedBy } from '@afc/contract/review/switches';
import type { Decision } from '@afc/screening/decide';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';
import { wasDecided } from './decision-store.ts';
import { dismissHits, recallHits } from './dismissed-hits.ts';
import { findMatches, type MatchRow } from './match-store.ts';
import type { ResultNeeds } from './present-result.ts';
import { presentOneResult } from './present-result.ts';
import { type Change, recordReview } from './record-review.ts';
import { reviewedMatches } from './reviewed-matches.ts';
import { decisionOf, type LockedRecord, lockRecords, updateRecord } from './store.ts';

/** Applies the switches of a reviewed record and its matches, all of them or none. */
export async function applyChanges(
  needs: ResultNeeds,
  request: AppliedChangesRequest,
  asking: Asking,
  language: Language,
): Promise<Result> {
  if (!isId(request._id)) throw new AppError('notFound');
  await needs.db.transaction((tx) => apply(tx, request, asking));
  const result = await presentOneResult(needs, request._id, language);
  if (!result) throw new AppError('notFound');
  return result;
}

async function apply(tx: Transaction, request: AppliedChangesRequest, asking: Asking): Promise<void> {
  const rows = await findMatches(tx, [request._id]);
  const records = await lockRecords(tx, [request._id, ...rows.flatMap(({ record_id }) => record_id ?? [])]);
  const record = records.get(request._id);
  if (!record) throw new AppError('notFound');
  if (record.kind === 'test') throw new AppError('testNotApplicable');
  if (record.kind === 'check') throw new AppError('forbidden');
  assertThere(rows, request, records);
  const reviewed = { ...decisionOf(record), kycReasons: record.kyc_reasons };
  const matches = reviewedMatches(rows, records);
  const moved = movedBy(reviewed, matches, request);
  // Whoever got no answer asks for the same again: it stands already.
  const outcomes = outcomesOf(request);
  const again = { petitionId: record.id, ...asking, version: request.version, comment: request.comment, outcomes };
  if (moved.size === 0 && record.version === request.version + 1 && (await wasDecided(tx, again))) return;
  assertUnchanged(record, request, rows, records);
  const plan = planReview(reviewed, matches, moved, outcomes);
  if (plan.refused) throw new AppError(plan.refused);

  const rowById = new Map(rows.map((row) => [row.id, row]));
  const changes: Change[] = [];
  for (const planned of plan.matches) {
    const { _id, recordId } = planned.match;
    const other = recordId === null ? undefined : records.get(recordId);
    await applyToMatch(tx, planned, other);
    const id = other?.id ?? (rowById.get(_id)?.user_guid || _id);
    changes.push({ id, other, from: planned.from, to: asDecision(planned) });
  }
  const decision = asDecision(plan.record);
  await updateRecord(tx, record, decision);
  await dismissHits(tx, record.id, plan.dismissed);
  await recallHits(tx, record.id, plan.recalled);
  await recordReview(tx, { record, decision, changes, outcomes, comment: request.comment }, asking);
}

/** A match that is not there any more is a change since the record was loaded; so is somebody erased just now. */
function assertThere(
  rows: readonly MatchRow[],
  { matchList }: AppliedChangesRequest,
  records: ReadonlyMap<string, LockedRecord>,
): void {
  const there = rows.filter(({ record_id }) => record_id === null || records.has(record_id)).map(({ id }) => id);
  if (!matchList.every(({ _id }) => there.includes(_id))) throw new AppError('recordChanged');
}

function assertUnchanged(
  record: LockedRecord,
  request: AppliedChangesRequest,
  rows: readonly MatchRow[],
  records: ReadonlyMap<string, LockedRecord>,
): void {
  if (record.version !== request.version) throw new AppError('recordChanged');
  const recordOf = new Map(rows.map(({ id, record_id }) => [id, record_id]));
  for (const { _id, recordVersion: seen } of request.matchList) {
    const other = records.get(recordOf.get(_id) ?? '');
    if (seen !== undefined && seen !== (other?.version ?? null)) throw new AppError('recordChanged');
  }
}

const outcomesOf = ({ matchList }: AppliedChangesRequest): Outcomes =>
  new Map(matchList.flatMap(({ _id, outcome }) => (outcome ? [[_id, outcome] as const] : [])));

const asDecision = ({ to, source }: Planned): Decision => ({ resultStatus: to, source });

async function applyToMatch(tx: Transaction, planned: PlannedMatch, other: LockedRecord | undefined): Promise<void> {
  const { _id } = planned.match;
  const confirmed = planned.to === 'blacklist';
  if (other) {
    await tx.query(sql`update matches set confirmed = ${confirmed} where id = ${_id}`);
    await updateRecord(tx, other, asDecision(planned));
    return;
  }
  await tx.query(sql`update matches set confirmed = ${confirmed}, entry_status = ${planned.to} where id = ${_id}`);
}

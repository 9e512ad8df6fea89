import type { Language } from '@afc/contract/messages';
import { type AppliedChangesRequest, isDelisted, isImmovable, isRemoved, type Result } from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';
import { type Decision, decideByStaff, isSwitchMoved } from '@afc/screening/decide';
import type { Asking } from '../actor.ts';
import { keepComment } from '../audit/review-comments.ts';
import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { isId } from '../database/is-id.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import { dismissHits, recallHits } from './dismissed-hits.ts';
import { findMatches, type MatchRow } from './match-store.ts';
import { presentOneResult } from './present-result.ts';
import { wasDecidedBy } from './repeated-decision.ts';
import { decisionOf, type LockedRecord, lockRecords, updateRecord } from './store.ts';

type Posted = AppliedChangesRequest['matchList'][number];

interface PostedMatch {
  readonly row: MatchRow;
  /** The record behind the match; none behind a list entry. */
  readonly other: LockedRecord | undefined;
  readonly posted: Posted;
  readonly before: ResultStatus;
  readonly moved: boolean;
}

/** One line of the audit event: who changed from what to what. */
interface Change {
  /** Of the record behind the match, else what the list calls its entry, else the match's own. */
  readonly id: string;
  readonly before: ResultStatus;
  readonly after: ResultStatus;
}

/** Applies the switches of a reviewed record and its matches, all of them or none. */
export async function applyChanges(
  context: Context,
  request: AppliedChangesRequest,
  asking: Asking,
  language: Language,
): Promise<Result> {
  if (!isId(request._id)) throw new AppError('notFound');
  await context.db.transaction((tx) => apply(tx, request, asking));
  const result = await presentOneResult(context, request._id, language);
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
  const matches = postedMatches(rows, request, records);
  // Whoever got no answer asks for the same again: it stands already.
  if (!movesAny(record, request, matches) && (await wasDecidedBy(tx, record, request, asking.actor))) return;
  assertUnchanged(record, request, matches);
  assertMovable(record, request, matches);

  const changes: Change[] = [];
  for (const match of matches) if (match.moved) changes.push(await applyToMatch(tx, match));
  const blacklisted = request.resultStatus === 'blacklist' || matches.some(confirmsEntry);
  const before = decisionOf(record);
  const stays = blacklisted && before.resultStatus === 'blacklist';
  // Read again: what was confirmed just now names the source.
  const reviewed = (await findMatches(tx, [record.id])).flatMap(({ source, rule, confirmed, reasons }) => {
    // By itself a delisted entry marks nobody, and none makes a mark final that stood before: nobody was warned of it.
    const speaks = confirmed || !(reasons.includes('delisted') || (stays && source === 'provider'));
    return speaks ? [{ source, rule, confirmedMatch: confirmed }] : [];
  });
  // A provider's mark stays one: no other match that is confirmed later makes it a switch that can be moved.
  const keeps = isImmovable(before) || (stays && !changes.length);
  const decision = keeps ? before : decideByStaff(blacklisted, reviewed, record.kyc_reasons);
  await updateRecord(tx, record, decision);
  if (!blacklisted) await dismissHits(tx, record.id);
  if (isImmovable(decision)) await recallHits(tx, record.id);
  const ofRecords = changes.filter(({ id }) => records.has(id));
  await writeEvents(tx, record, { ...decision, comment: request.comment, changes, ofRecords }, asking);
}

function postedMatches(
  rows: readonly MatchRow[],
  { matchList }: AppliedChangesRequest,
  records: ReadonlyMap<string, LockedRecord>,
): PostedMatch[] {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return matchList.map((posted) => {
    const row = rowById.get(posted._id);
    const other = row?.record_id ? records.get(row.record_id) : undefined;
    // A match that is not there any more is a change since the record was loaded; so is somebody erased just now.
    if (!row || (row.record_id && !other)) throw new AppError('recordChanged');
    const before = other?.result_status ?? row.entry_status ?? 'clear';
    return { row, other, posted, before, moved: isSwitchMoved(before, posted.resultStatus) };
  });
}

function movesAny(record: LockedRecord, request: AppliedChangesRequest, matches: readonly PostedMatch[]): boolean {
  return isSwitchMoved(record.result_status, request.resultStatus) || matches.some(({ moved }) => moved);
}

function assertUnchanged(record: LockedRecord, request: AppliedChangesRequest, matches: readonly PostedMatch[]): void {
  if (record.version !== request.version) throw new AppError('recordChanged');
  for (const { other, posted } of matches) {
    const seen = posted.recordVersion;
    if (seen !== undefined && seen !== (other?.version ?? null)) throw new AppError('recordChanged');
  }
}

/** What a provider blacklisted stays so: the record itself, a list entry, or another record behind a match. */
function assertMovable(record: LockedRecord, request: AppliedChangesRequest, matches: readonly PostedMatch[]): void {
  if (isSwitchMoved(record.result_status, request.resultStatus) && isImmovable(decisionOf(record)))
    throw new AppError('providerImmovable');
  for (const { row, other, moved } of matches) {
    if (!moved) continue;
    // Nobody is left whose status the switch could change, or no list that stands by its entry.
    const isGone = isRemoved({ source: row.source, recordId: row.record_id, evidence: row });
    if (isGone || isDelisted({ evidence: row })) throw new AppError('recordChanged');
    const immovable = other
      ? isImmovable(decisionOf(other))
      : isImmovable({ source: row.source, resultStatus: row.entry_status ?? 'clear' });
    if (immovable) throw new AppError('providerImmovable');
  }
}

/** Whoever is somebody on a list is blacklisted, wherever the record's own switch stands: there is nobody else behind it. */
const confirmsEntry = ({ row, moved, posted }: PostedMatch): boolean =>
  moved && row.source === 'provider' && row.record_id === null && posted.resultStatus === 'blacklist';

async function applyToMatch(tx: Transaction, { row, other, posted, before }: PostedMatch): Promise<Change> {
  const confirmed = posted.resultStatus === 'blacklist';
  if (!other) {
    const status = confirmed ? 'blacklist' : 'consider';
    await tx.query(sql`update matches set confirmed = ${confirmed}, entry_status = ${status} where id = ${row.id}`);
    return { id: row.user_guid || row.id, before, after: status };
  }
  await tx.query(sql`update matches set confirmed = ${confirmed} where id = ${row.id}`);
  // The match that was confirmed is what decided about the other record.
  const decision = decideByStaff(confirmed, [{ ...row, confirmedMatch: confirmed }], other.kyc_reasons);
  await updateRecord(tx, other, decision);
  return { id: other.id, before, after: decision.resultStatus };
}

interface Applied extends Decision {
  readonly comment: string;
  readonly changes: readonly Change[];
  /** Those of them that changed another record. */
  readonly ofRecords: readonly Change[];
}

/** One event for the reviewed record, and one in the history of each other record that changed with it. */
async function writeEvents(
  tx: Transaction,
  record: LockedRecord,
  { resultStatus, source, comment: written, changes, ofRecords }: Applied,
  asking: Asking,
): Promise<void> {
  const comment = await keepComment(tx, record.id, written);
  await recordEvent(tx, {
    ...asking,
    action: 'result.applied',
    subjectKind: 'petition',
    subjectId: record.id,
    before: decisionOf(record),
    after: { resultStatus, source, comment, matches: changes },
  });
  for (const { id, before, after } of ofRecords)
    await recordEvent(tx, {
      ...asking,
      action: 'result.applied',
      subjectKind: 'petition',
      subjectId: id,
      before: { resultStatus: before },
      after: { resultStatus: after, comment, reviewedIn: record.id },
    });
}

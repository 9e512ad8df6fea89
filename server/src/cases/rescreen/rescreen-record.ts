import { type FoundEntry, type Rescreening, rescreen } from '@afc/screening/rescreen';
import { providerMatch, type ScreenedMatch } from '@afc/screening/screen';
import { recordEvent } from '../../accounts/audit/store.ts';
import { tellChanged } from '../../accounts/programs/outbox.ts';
import { systemActor } from '../../platform/base/actor.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { FoundOnLists } from '../processing/provider-findings.ts';
import { personOf } from '../records/store.ts';
import { isOther, writeDecision } from '../results/decision-store.ts';
import { findDismissed, type IsDismissed, type PersonOnLists } from '../results/dismissed-hits.ts';
import { insertMatches } from '../results/match-store.ts';
import { decisionOf, type LockedRecord, lockRecords } from '../results/store.ts';
import * as store from './store.ts';

/** Thrown where another job or a newer list took over: nothing of this one may be written any more. */
export class Superseded extends Error {
  override name = 'Superseded';
}

export interface RecordOnLists extends FoundOnLists {
  readonly record: store.RecordRow;
}

export const personOnLists = ({ record }: RecordOnLists): PersonOnLists => ({
  person: personOf(record),
  petitionId: record.id,
});

export function foundEntries(one: RecordOnLists, isDismissed: IsDismissed): FoundEntry[] {
  const who = personOnLists(one);
  const subject = { ...who.person, registryDate: one.record.registered_at.toISOString() };
  return one.findings.flatMap((finding) => {
    const match = providerMatch(subject, finding);
    return match ? [{ match, dismissed: isDismissed(who, finding) }] : [];
  });
}

/** Writes what changed for one record, in one transaction; everything is read again under its lock. */
export function rescreenRecord(needs: { readonly db: Database }, jobId: string, one: RecordOnLists): Promise<boolean> {
  const { id } = one.record;
  return needs.db.transaction(async (tx) => {
    if (!(await store.holdRescreen(tx, jobId))) throw new Superseded();
    const record = (await lockRecords(tx, [id])).get(id);
    if (!record) return false;
    const known = (await store.knownMatches(tx, [id])).get(id) ?? [];
    const found = foundEntries(one, await findDismissed(tx, one.findings.length > 0 ? [personOnLists(one)] : []));
    const change = rescreen(decisionOf(record), known, found);
    const screened = await store.findScreened(tx, id);
    if (!screened || !(saysMore(one, screened) || isChange(change))) return false;
    const leftOut = { before: screened.entries_left_out, after: one.entriesLeftOut };
    await write(tx, jobId, { record, change, leftOut });
    return true;
  });
}

export function isChange({ added, updated, gone }: Rescreening): boolean {
  return added.length + updated.length + gone.length > 0;
}

/** The lists say something else of the record than when it was screened, whatever becomes of its matches. */
export function saysMore({ entriesLeftOut }: FoundOnLists, { unscreened, entries_left_out }: store.Screened): boolean {
  return unscreened || entriesLeftOut !== entries_left_out;
}

interface Rescreened {
  readonly record: LockedRecord;
  readonly change: Rescreening;
  /** How many entries that confirm the person are no matches. */
  readonly leftOut: { readonly before: number; readonly after: number };
}

async function write(tx: Transaction, jobId: string, { record, change, leftOut }: Rescreened): Promise<void> {
  const { added, updated, gone } = change;
  const present = decisionOf(record);
  const decision = isChange(change) ? change.decision : null;
  await tx.query(insertMatches(record.id, added));
  for (const match of updated) await store.updateMatch(tx, match);
  await store.deleteMatches(
    tx,
    gone.map(({ id }) => id),
  );
  await store.changeRecord(tx, record.id, decision, leftOut.after);
  if (decision && isOther(present, decision))
    await writeDecision(tx, {
      petitionId: record.id,
      cause: 'rescreen',
      actor: systemActor,
      from: { ...present, version: record.version },
      to: decision,
    });
  if (decision) await tellChanged(tx, record, decision.resultStatus);
  const entryOf = ({ evidence, userGuid }: ScreenedMatch) => ({
    list: evidence.provider?.list ?? '',
    reference: userGuid,
  });
  const counted = (entriesLeftOut: number) => (leftOut.before === leftOut.after ? {} : { entriesLeftOut });
  await recordEvent(tx, {
    actor: systemActor,
    requestId: jobId,
    action: 'result.rescreened',
    subjectKind: 'petition',
    subjectId: record.id,
    before: { ...present, ...counted(leftOut.before) },
    after: {
      ...(decision ?? present),
      ...counted(leftOut.after),
      added: added.map(entryOf),
      changed: updated.map(({ match }) => entryOf(match)),
      gone: gone.map(({ list, reference }) => ({ list, reference })),
    },
  });
}

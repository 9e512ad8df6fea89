import { isImmovable } from '@afc/contract/result';
import type { MatchRule } from '@afc/contract/vocabulary';
import type { Decision } from '@afc/screening/decide';
import { decideAfterDelisting } from '@afc/screening/delisting';
import { recordEvent } from '../../accounts/audit/store.ts';
import { lockGallery } from '../../engines/gallery/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { decidedByStaff, isOther, writeDecision } from './decision-store.ts';
import { blacklistingEntry, findMatches } from './match-store.ts';
import { decisionOf, type LockedRecord, lockRecords, updateRecord } from './store.ts';

const delistedRule: MatchRule = 'delisted';

/**
 * A list no longer holds these entries. What they had blacklisted goes to review, with the reason: the entry's match
 * becomes a possible one, and a record that was blacklisted by it is decided anew. Returns the records whose matches
 * changed: each is a new version, also where its status stays, for reviewers see its switches.
 */
export async function markDelisted(
  tx: Transaction,
  list: string,
  references: readonly string[],
  asking: Asking,
): Promise<string[]> {
  if (references.length === 0) return [];
  const blacklisting = sql`provider ->> 'list' = ${list} and user_guid = any(${references}::text[])
    and ${blacklistingEntry}`;
  // A result that is being written by the list of before ends first: its matches are among these.
  await lockGallery(tx);
  const records = new Map<string, LockedRecord>();
  for (;;) {
    // Records are locked before their matches, as everywhere: no two wait for each other.
    const touched = await tx.query<{ petition_id: string }>(sql`
      select distinct petition_id from matches
      where ${blacklisting} and not petition_id = any(${[...records.keys()]}::uuid[])`);
    // Asked once more after each wait: staff may have confirmed an entry of another record meanwhile.
    if (touched.length === 0) break;
    const locked = await lockRecords(
      tx,
      touched.map(({ petition_id }) => petition_id),
    );
    const changed = await tx.query<{ petition_id: string }>(sql`
      update matches set entry_status = 'consider', confirmed = false, rule = ${delistedRule},
        delisted_at = now()
      where ${blacklisting} and petition_id = any(${[...locked.keys()]}::uuid[]) returning petition_id`);
    const ids = new Set(changed.map(({ petition_id }) => petition_id));
    for (const [id, record] of locked) if (ids.has(id)) records.set(id, record);
  }
  for (const record of records.values()) {
    const before = decisionOf(record);
    const after = isImmovable(before) ? await decideAnew(tx, record) : before;
    await updateRecord(tx, record, after, { isReview: false });
    const { id: petitionId, version } = record;
    if (isOther(before, after))
      await writeDecision(tx, {
        petitionId,
        cause: 'delisting',
        actor: asking.actor,
        from: { ...before, version },
        to: after,
      });
    await recordEvent(tx, {
      ...asking,
      action: 'result.delisted',
      subjectKind: 'petition',
      subjectId: record.id,
      before,
      after: { ...after, list },
    });
  }
  return [...records.keys()];
}

async function decideAnew(tx: Transaction, { id, kyc_reasons: kycReasons }: LockedRecord): Promise<Decision> {
  const rows = await findMatches(tx, [id]);
  const left = rows.map((row) => ({ ...row, entryStatus: row.entry_status, confirmedMatch: row.confirmed }));
  return decideAfterDelisting(left, kycReasons, await decidedByStaff(tx, id));
}

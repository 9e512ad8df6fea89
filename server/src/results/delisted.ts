import type { KycReason, MatchSource } from '@afc/contract/vocabulary';
import { decide, type Judgement, judge, rules, type Verdict } from '@afc/screening/decide';
import { recordEvent } from '../audit/store.ts';
import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Actor } from '../http/actor.ts';
import { findMatches, type MatchRow } from './match-store.ts';
import { lockRecords, updateRecord } from './store.ts';

/**
 * A list no longer holds these entries. What they had blacklisted goes to review, with the reason: the entry's match
 * becomes a possible one, and a record that was blacklisted by it is decided anew. Returns the records that changed.
 */
export async function markDelisted(
  tx: Transaction,
  list: string,
  references: readonly string[],
  actor: Actor,
  requestId: string,
): Promise<string[]> {
  if (references.length === 0) return [];
  const delisted = judge([{ reason: 'delisted', otherStatus: null, strong: false }]);
  const touched = await tx.query<{ petition_id: string }>(sql`
    update matches set entry_status = 'consider', confirmed = false, rank = ${delisted?.rank ?? 0},
      reasons = array_append(array_remove(reasons, 'delisted'), 'delisted')
    where source = 'provider' and provider ->> 'list' = ${list} and user_guid = any(${references}::text[])
      and entry_status = 'blacklist' returning petition_id`);
  const ids = [...new Set(touched.map(({ petition_id }) => petition_id))];
  const records = await lockRecords(tx, ids);
  const changed: string[] = [];
  for (const record of records.values()) {
    if (record.result_status !== 'blacklist' || record.source !== 'provider') continue;
    const decision = decideAgain(await findMatches(tx, [record.id]), record.kyc_reasons);
    await updateRecord(tx, record.id, decision);
    changed.push(record.id);
    await recordEvent(tx, {
      actor,
      requestId,
      action: 'result.delisted',
      subjectKind: 'petition',
      subjectId: record.id,
      before: { resultStatus: record.result_status, source: record.source },
      after: { ...decision, list },
    });
  }
  return changed;
}

/** By what was found when the person was screened, the delisted entries aside. */
function decideAgain(matches: readonly MatchRow[], kycReasons: readonly KycReason[]) {
  const judgements = matches.map((match): Judgement => {
    const verdict: Verdict = match.entry_status ?? verdictOf(match);
    const source: MatchSource = match.source;
    return { source, verdict, rank: match.rank };
  });
  return decide(judgements, kycReasons);
}

/** Of a match with a record of ours: what its rule in the table said. */
function verdictOf({ rank }: MatchRow): Verdict {
  return rules[rank]?.verdict ?? 'consider';
}

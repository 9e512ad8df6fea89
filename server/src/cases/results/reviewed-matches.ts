import { isMatchImmovable } from '@afc/contract/result';
import type { ReviewedMatch } from '@afc/contract/review/plan-review';
import type { MatchRow } from './match-store.ts';
import type { LockedRecord } from './store.ts';

/** The matches of a record as a review is planned by them: the page has the same of `presentMatch`. */
export function reviewedMatches(
  rows: readonly MatchRow[],
  records: ReadonlyMap<string, LockedRecord>,
): ReviewedMatch[] {
  return rows.map((row) => {
    const other = row.record_id === null ? undefined : records.get(row.record_id);
    const match = {
      recordId: other?.id ?? null,
      resultStatus: other?.result_status ?? row.entry_status ?? 'clear',
      source: row.source,
      evidence: { reasons: row.reasons },
    } as const;
    return {
      ...match,
      _id: row.id,
      rule: row.rule,
      confirmedMatch: row.confirmed,
      immovable: isMatchImmovable({ ...match, recordId: row.record_id }, other?.source),
      kycReasons: other?.kyc_reasons ?? [],
    };
  });
}

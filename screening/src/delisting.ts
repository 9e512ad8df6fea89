import { markedBy } from '@afc/contract/review/marked-by';
import type { KycReason, ResultStatus } from '@afc/contract/vocabulary';
import { type Decision, decide, type KeptMatch, keptJudgement } from './decide.ts';

/** A match as it is kept after its entry was delisted. */
export interface MatchLeft extends KeptMatch {
  readonly confirmedMatch: boolean;
}

/**
 * What becomes of a provider's mark when an entry behind it leaves its list: by the matches that are kept, where a
 * delisted entry counts as a possible one, and by what staff had decided for another reason than an entry. Their mark
 * stands again, and of what they had cleared only the lists' entries are looked at.
 */
export function decideAfterDelisting(
  matches: readonly MatchLeft[],
  kycReasons: readonly KycReason[],
  decidedByStaff: ResultStatus | undefined,
): Decision {
  const entries = matches.filter(({ source }) => source === 'provider');
  const byEntries = decide(entries.map(keptJudgement), kycReasons);
  // Another entry holds the provider's mark.
  if (byEntries.resultStatus === 'blacklist') return byEntries;
  if (!decidedByStaff) return decide(matches.map(keptJudgement), kycReasons);
  if (decidedByStaff !== 'blacklist') return byEntries;
  return { resultStatus: 'blacklist', source: markedBy(matches.filter(({ source }) => source !== 'provider')) };
}

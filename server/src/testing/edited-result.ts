import type { Result } from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';

/** What the page of a case posts: the record as it was loaded, with the switches as they stand. */
export function edited(result: Result, resultStatus: ResultStatus, matches: Record<string, ResultStatus> = {}) {
  return {
    ...result,
    resultStatus,
    matchList: result.matchList.map((match) => ({
      ...match,
      resultStatus: matches[match.userGuid] ?? (match.resultStatus === 'blacklist' ? 'blacklist' : 'clear'),
    })),
  };
}

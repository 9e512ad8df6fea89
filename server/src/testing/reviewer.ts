import type { Result } from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';
import type { TestApp } from './app.ts';
import { makeRecord, type RecordOptions } from './records.ts';

/** Makes records, opens them and decides about them, as an Operator does on the page of a case. */
export async function reviewer(app: TestApp) {
  const { client } = await app.as('Operator');
  const load = (id: string): Promise<Result> => client('result', { params: { id } });
  return {
    client,
    load,
    make: async (options: RecordOptions) => load(await makeRecord(app.context, options)),
    apply: (body: ReturnType<typeof edited>) => client('appliedChanges', { body }),
  };
}

/** What the page posts: the record as it was loaded, with the switches as they stand. */
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

import type { Language } from '@afc/contract/messages';
import type { ResultListRequest } from '@afc/contract/petition';
import { done } from '@afc/contract/session';
import { AppError } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import type { RecordList } from '../records/list-page.ts';
import { applyChanges } from './applied-changes.ts';
import { deleteTestCheck } from './delete-test-check.ts';
import { eraseRecord } from './erase.ts';
import { presentHistory } from './history.ts';
import type { ResultNeeds } from './present-result.ts';
import { presentOneResult, presentResultPage } from './present-result.ts';

type ResultRoutes = Pick<
  Handlers,
  | 'listClear'
  | 'listConsider'
  | 'listBlacklist'
  | 'listKycRejected'
  | 'listCheck'
  | 'listMatches'
  | 'result'
  | 'resultHistory'
  | 'appliedChanges'
  | 'eraseResult'
  | 'testResult'
  | 'deleteTestResult'
>;

export function resultRoutes(needs: ResultNeeds & { readonly images: ImageStore }): ResultRoutes {
  const page =
    (list: RecordList) =>
    ({ body, language }: { body: ResultListRequest; language: Language }) =>
      presentResultPage(needs, list, body, language);
  return {
    listClear: page('clear'),
    listConsider: page('consider'),
    listBlacklist: page('blacklist'),
    listKycRejected: page('kycRejected'),
    listCheck: page('check'),
    listMatches: page('matches'),
    result: async ({ params, language }) => {
      const result = await presentOneResult(needs, params.id, language);
      // Test checks have an address of their own.
      if (!result || result.kind === 'test') throw new AppError('notFound');
      return result;
    },
    resultHistory: ({ params }) => presentHistory(needs, params.id),
    appliedChanges: ({ body, actor, requestId, language }) => applyChanges(needs, body, { actor, requestId }, language),
    eraseResult: async ({ params, body, actor, requestId }) => {
      if (!(await eraseRecord(needs, params.id, { ...body, actor, requestId }))) throw new AppError('notFound');
      return done;
    },
    testResult: async ({ params, language }) => {
      const result = await presentOneResult(needs, params.id, language);
      if (result?.kind !== 'test') throw new AppError('notFound');
      return result;
    },
    deleteTestResult: async ({ params, actor, requestId }) => {
      if (!(await deleteTestCheck(needs, params.id, { actor, requestId }))) throw new AppError('notFound');
      return done;
    },
  };
}

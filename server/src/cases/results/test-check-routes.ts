import { done } from '@afc/contract/session';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { deleteTestCheck } from './delete-test-check.ts';
import { presentOneResult } from './present-result.ts';

export function testCheckRoutes(context: Context): Pick<Handlers, 'testResult' | 'deleteTestResult'> {
  return {
    testResult: async ({ params, language }) => {
      const result = await presentOneResult(context, params.id, language);
      if (result?.kind !== 'test') throw new AppError('notFound');
      return result;
    },
    deleteTestResult: async ({ params, actor, requestId }) => {
      if (!(await deleteTestCheck(context, params.id, { actor, requestId }))) throw new AppError('notFound');
      return done;
    },
  };
}

import type { Context } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { memoryKeeper, readSubmission } from '../petitions/submission.ts';
import { compareWithEverything } from './service.ts';

export function collisionRoutes(context: Context): Pick<Handlers, 'testProcessAll'> {
  return {
    testProcessAll: async ({ raw, actor, requestId, language }) => {
      const submission = await readSubmission(raw, memoryKeeper);
      return compareWithEverything(context, submission, { actor, requestId, language });
    },
  };
}

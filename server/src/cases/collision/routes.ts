import type { Handlers } from '../../platform/http/handlers.ts';
import { hangUpOf } from '../../platform/http/hang-up.ts';
import type { Context } from '../../start/services/context.ts';
import { readSubmission } from '../petitions/submission.ts';
import { PictureMemory } from './picture-memory.ts';
import { compareWithEverything } from './service.ts';

export function collisionRoutes(context: Context): Pick<Handlers, 'testProcessAll'> {
  const memory = new PictureMemory(context.config.collisionMemoryMb * 1024 * 1024);
  return {
    testProcessAll: ({ raw, reply, actor, requestId, language }) =>
      memory.during(async (keeper) => {
        const submission = await readSubmission(raw, keeper);
        return compareWithEverything(context, submission, { actor, requestId, language, hungUp: hangUpOf(reply) });
      }),
  };
}

import type { Handlers } from '../../platform/http/handlers.ts';
import { hangUpOf } from '../../platform/http/hang-up.ts';
import { readSubmission } from '../petitions/submission.ts';
import { PictureMemory } from './picture-memory.ts';
import type { CollisionNeeds } from './service.ts';
import { compareWithEverything } from './service.ts';

export function collisionRoutes(needs: CollisionNeeds): Pick<Handlers, 'testProcessAll'> {
  const memory = new PictureMemory(needs.config.collisionMemoryMb * 1024 * 1024);
  return {
    testProcessAll: ({ raw, reply, actor, requestId, language }) =>
      memory.during(async (keeper) => {
        const submission = await readSubmission(raw, keeper);
        return compareWithEverything(needs, submission, { actor, requestId, language, hungUp: hangUpOf(reply) });
      }),
  };
}

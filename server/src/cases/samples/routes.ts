import type { Handlers } from '../../platform/http/handlers.ts';
import type { Context } from '../../start/services/context.ts';
import { removeSamples } from './remove.ts';

export function sampleRoutes(context: Context): Pick<Handlers, 'removeSamples'> {
  return {
    removeSamples: async ({ actor, requestId }) => ({ removed: await removeSamples(context, { actor, requestId }) }),
  };
}

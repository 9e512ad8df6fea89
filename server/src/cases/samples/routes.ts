import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { removeSamples } from './remove.ts';

export function sampleRoutes(context: Context): Pick<Handlers, 'removeSamples'> {
  return {
    removeSamples: async ({ actor, requestId }) => ({ removed: await removeSamples(context, { actor, requestId }) }),
  };
}

import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { removeSamples } from './remove.ts';

export function sampleRoutes(needs: {
  readonly db: Database;
  readonly images: ImageStore;
}): Pick<Handlers, 'removeSamples'> {
  return {
    removeSamples: async ({ actor, requestId }) => ({ removed: await removeSamples(needs, { actor, requestId }) }),
  };
}

import { availableParallelism } from 'node:os';
import { loadSamples } from '../../cases/samples/load.ts';
import { requirePictures } from '../../platform/images/store-owner.ts';
import { tryImageStore } from '../../platform/images/try-image-store.ts';
import type { Context } from '../services/context.ts';
import { startMaintenance } from './maintenance.ts';
import { startWorker } from './worker.ts';

export interface Background {
  /** Finishes the petitions under way. */
  close(): Promise<void>;
}

/** Everything a process does besides answering requests: petitions, upkeep, and the samples on the first start. */
export async function startBackground(context: Context): Promise<Background> {
  await context.faces(); // a network that cannot be loaded stops the start
  // Without a store their pictures could not be kept, and AFC would not start; a later start loads them.
  const isUsable = await tryImageStore(context);
  if (isUsable) await requirePictures(context);
  const samples = isUsable ? await loadSamples(context) : 0;
  if (samples > 0) context.log.info({ samples }, 'the sample figures are loaded');
  // One more than the threads that compute: its pictures are read and written meanwhile.
  const worker = await startWorker(context, (context.config.face.threads ?? availableParallelism()) + 1);
  const maintenance = startMaintenance(context);
  return {
    // Together: upkeep may wait long for a store or a list's host that is silent, and no petition may begin meanwhile.
    close: async () => {
      await Promise.all([maintenance.stop(), worker.stop()]);
    },
  };
}

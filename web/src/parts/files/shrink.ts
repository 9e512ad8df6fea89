import { z } from 'zod';
import { askWorker } from './ask-worker.ts';

/** A small copy of a picture, or null where the file is none. */
export const shrink = askWorker<Blob | null>({
  start: () => new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' }),
  answer: z.instanceof(Blob).nullable(),
  silent: null,
});

import { z } from 'zod';
import { askWorker } from '../../parts/files/ask-worker.ts';

/** What is known of a picture once it was read: its digest, or why it cannot be sent. */
const Inspected = z.union([z.object({ digest: z.string() }), z.object({ fault: z.enum(['unreadable', 'pixels']) })]);
export type Inspected = z.infer<typeof Inspected>;

export const inspect = askWorker<Inspected>({
  start: () => new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' }),
  answer: Inspected,
  silent: { fault: 'unreadable' },
});

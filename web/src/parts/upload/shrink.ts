import { z } from 'zod';

const Answer = z.object({ id: z.number(), copy: z.instanceof(Blob).nullable() });

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (copy: Blob | null) => void>();

/** A small copy of a picture, or null where the file is none. */
export function shrink(file: File): Promise<Blob | null> {
  worker ??= start();
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ id, file });
  });
}

function start(): Worker {
  const started = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event) => {
    const { id, copy } = Answer.parse(event.data);
    waiting.get(id)?.(copy);
    waiting.delete(id);
  });
  // A worker that did not start shows no previews; everything else works.
  started.addEventListener('error', () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return started;
}

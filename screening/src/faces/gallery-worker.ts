import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/worker-answers.ts';
import type { GalleryWorkerData, ScanQuestion } from './gallery.ts';
import { CHUNK, chunkOffset, PAGE } from './gallery-memory.ts';
import { Instance } from './web-assembly.ts';

// What the gallery started this thread with.
const { memory, module, layout, thread } = workerData as GalleryWorkerData;
const { scan } = new Instance(module, { env: { memory } }).exports;
if (typeof scan !== 'function') throw new Error('The search kernel has no function scan.');

// This thread's own page: the query, then its list of the best.
const QUERY = thread * PAGE;
const BEST = QUERY + PAGE / 4;

answerQuestions<ScanQuestion, Int32Array>(({ query, from, to, count }) => {
  new Int16Array(memory.buffer, QUERY, query.length).set(query);
  let length = 0;
  for (let chunk = Math.floor(from / CHUNK); chunk * CHUNK < to; chunk++) {
    const first = chunk * CHUNK;
    const start = Math.max(0, from - first);
    const end = Math.min(CHUNK, to - first);
    length = scan(QUERY, chunkOffset(layout, chunk), layout.dimensions, start, end, first, BEST, length, count);
  }
  const best = new Int32Array(memory.buffer, BEST, 2 * length);
  return Int32Array.from({ length }, (_, index) => best[2 * index + 1] ?? 0);
});

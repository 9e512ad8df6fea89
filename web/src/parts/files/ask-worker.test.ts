import { expect, it } from 'vitest';
import { z } from 'zod';
import { askWorker } from './ask-worker.ts';

/** A worker that answers with the name of the file, or could not be loaded. */
function workerThat(loads: boolean): Worker {
  const worker: Partial<Worker> & EventTarget = new EventTarget();
  worker.terminate = () => undefined;
  worker.postMessage = ({ id, file }: { id: number; file: File }) =>
    queueMicrotask(() => worker.dispatchEvent(loads ? answer(id, file.name) : new Event('error')));
  return worker as Worker;
}

const answer = (id: number, name: string) => new MessageEvent('message', { data: { id, answer: name } });

it('starts another worker after one that could not be loaded', async () => {
  const workers = [workerThat(false), workerThat(true)];
  const ask = askWorker({
    start: () => workers.shift() ?? workerThat(false),
    answer: z.string(),
    silent: 'nothing',
  });
  const file = (name: string) => new File([], name);
  expect(await ask(file('a'))).toBe('nothing');
  expect(await Promise.all([ask(file('b')), ask(file('c'))])).toEqual(['b', 'c']);
});

import { z } from 'zod';

interface AskedWorker<Answer> {
  readonly start: () => Worker;
  readonly answer: z.ZodType<Answer>;
  /** The answer where the worker could not start. */
  readonly silent: Answer;
}

/** Asks a worker one question about each file. The worker starts with the first one and answers `{ id, answer }`. */
export function askWorker<Answer>({ start, answer, silent }: AskedWorker<Answer>): (file: File) => Promise<Answer> {
  const Reply = z.object({ id: z.number(), answer });
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: Worker | undefined;
  let asked = 0;

  const begin = () => {
    const started = start();
    started.addEventListener('message', (event) => {
      const reply = Reply.parse(event.data);
      waiting.get(reply.id)?.(reply.answer);
      waiting.delete(reply.id);
    });
    started.addEventListener('error', () => {
      // The worker may not have loaded because the connection was lost. The next question starts another.
      started.terminate();
      worker = undefined;
      for (const resolve of waiting.values()) resolve(silent);
      waiting.clear();
    });
    return started;
  };

  return (file) => {
    worker ??= begin();
    const id = ++asked;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage({ id, file });
    });
  };
}

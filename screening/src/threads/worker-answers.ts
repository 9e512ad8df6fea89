import { parentPort, type Transferable } from 'node:worker_threads';
import type { Reply, Request } from './worker-channel.ts';

/** The thread's side of a worker channel: answers each question, or says in a sentence why it cannot. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Promise<Answer> | Answer,
  transfer: (answer: Answer) => Transferable[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs as a worker thread.');
  port.on('message', ({ number, question }: Request<Question>) => {
    void (async () => {
      try {
        const given = await answer(question);
        port.postMessage({ number, answer: given } satisfies Reply<Answer>, transfer(given));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        port.postMessage({ number, error: message } satisfies Reply<Answer>);
      }
    })();
  });
}

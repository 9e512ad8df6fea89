import { setTimeout as pause } from 'node:timers/promises';
import type { Transferable, Worker } from 'node:worker_threads';

export type Request<Question> = { number: number; question: Question };
export type Reply<Answer> = { number: number; answer: Answer } | { number: number; error: string };

/** Thrown for every open question when its thread dies; the caller may ask another thread. */
export class WorkerCrash extends Error {
  override name = 'WorkerCrash';
}

/** An ending thread is given so long for its open answers. */
const LONGEST_ANSWER_MS = 10_000;

type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** Questions and answers with one worker thread. `onExit` is called once, whatever ended the thread. */
export class WorkerChannel<Question, Answer> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #number = 0;
  #cause: Error | undefined;
  #ended = false;

  constructor(worker: Worker, onExit: () => void) {
    this.#worker = worker;
    worker.on('message', (reply: Reply<Answer>) => this.#settle(reply));
    worker.on('error', (error) => {
      this.#cause = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) => {
      this.#ended = true;
      const crash = new WorkerCrash(`A worker thread ended with code ${code}.`, { cause: this.#cause });
      for (const waiting of this.#waiting.values()) waiting.reject(crash);
      this.#waiting.clear();
      onExit();
    });
    worker.unref();
  }

  get open(): number {
    return this.#waiting.size;
  }

  ask(question: Question, transfer: Transferable[] = []): Promise<Answer> {
    if (this.#ended) return Promise.reject(new WorkerCrash('The worker thread has ended.', { cause: this.#cause }));
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      // An open question keeps the process alive, an idle thread does not.
      this.#worker.ref();
      this.#worker.postMessage({ number, question } satisfies Request<Question>, transfer);
    });
  }

  /** Waits for open answers first: a thread that is ended inside a native call may take the whole process along. */
  async end(): Promise<void> {
    const deadline = Date.now() + LONGEST_ANSWER_MS;
    while (this.#waiting.size > 0 && Date.now() < deadline) await pause(10);
    await this.#worker.terminate();
  }

  #settle(reply: Reply<Answer>): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (!waiting) return;
    if ('error' in reply) waiting.reject(new Error(reply.error));
    else waiting.resolve(reply.answer);
  }
}

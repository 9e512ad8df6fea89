import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { WorkerChannel, WorkerCrash } from './worker-channel.ts';

type Job<Question, Answer> = {
  question: Question;
  crashes: number;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

export type WorkerPool<Question, Answer> = {
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
};

export type WorkerPoolOptions<Question> = {
  start: () => Worker;
  /** Threads; by default one a core. */
  size?: number | undefined;
  /** What of a question moves to the thread; called for each attempt, so that a second one is possible. */
  prepare?: (question: Question) => { question: Question; transfer: ArrayBuffer[] };
  /** Asked of every new thread: it gets no other question before it has answered this one. */
  warmUp?: Question | undefined;
};

/** A job that brings down two threads is given up: it is probably the job. */
const MOST_CRASHES = 2;

/** Threads that each answer one question at a time, first come, first served. A thread that dies is replaced. */
export function createWorkerPool<Question, Answer>(options: WorkerPoolOptions<Question>): WorkerPool<Question, Answer> {
  const size = options.size ?? availableParallelism();
  const prepare = options.prepare ?? ((question: Question) => ({ question, transfer: [] }));
  const queue: Job<Question, Answer>[] = [];
  const channels = new Set<WorkerChannel<Question, Answer>>();
  let closed = false;

  function open(): WorkerChannel<Question, Answer> {
    const channel = new WorkerChannel<Question, Answer>(options.start(), () => channels.delete(channel));
    channels.add(channel);
    // What fails here fails again, with its reason, at the first real question.
    if (options.warmUp !== undefined) channel.ask(options.warmUp).then(dispatch, dispatch);
    return channel;
  }

  function dispatch(): void {
    while (queue.length > 0) {
      const idle = [...channels].find((channel) => channel.open === 0) ?? (channels.size < size ? open() : undefined);
      const job = idle && queue.shift();
      if (!idle || !job) return;
      void work(idle, job);
    }
  }

  async function work(channel: WorkerChannel<Question, Answer>, job: Job<Question, Answer>): Promise<void> {
    try {
      const { question, transfer } = prepare(job.question);
      job.resolve(await channel.ask(question, transfer));
    } catch (error) {
      job.crashes += 1;
      if (error instanceof WorkerCrash && job.crashes < MOST_CRASHES && !closed) queue.unshift(job);
      else job.reject(error);
    }
    dispatch();
  }

  for (let count = 0; count < size; count++) open();

  return {
    ask(question) {
      if (closed) return Promise.reject(new Error('The worker pool is closed.'));
      return new Promise((resolve, reject) => {
        queue.push({ question, crashes: 0, resolve, reject });
        dispatch();
      });
    },
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new Error('The worker pool is closed.'));
      await Promise.all([...channels].map((channel) => channel.end()));
    },
  };
}

import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { WorkerChannel, WorkerCrash } from './worker-channel.ts';

type Job<Question, Answer> = {
  question: Question;
  signal: AbortSignal | undefined;
  crashes: number;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

export type WorkerPool<Question, Answer> = {
  /** A question that waits is given up when the signal says so; one that a thread has is answered. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
};

export type WorkerPoolOptions<Question> = {
  start: () => Worker;
  /** Threads; by default one a core. */
  size?: number | undefined;
  /** What of a question moves to the thread; called for each attempt, so that a second one is possible. */
  prepare?: (question: Question) => { question: Question; transfer: ArrayBuffer[] };
  /** Questions of different lines take turns, so that many of one line do not hold up the others. */
  lineOf?: (question: Question) => string;
  /** Asked of every new thread: it gets no other question before it has answered this one. */
  warmUp?: Question | undefined;
};

/** A job that brings down two threads is given up: it is probably the job. */
const MOST_CRASHES = 2;

/** Threads that each answer one question at a time, in each line first come, first served. A thread that dies is replaced. */
export function createWorkerPool<Question, Answer>(options: WorkerPoolOptions<Question>): WorkerPool<Question, Answer> {
  const size = options.size ?? availableParallelism();
  const prepare = options.prepare ?? ((question: Question) => ({ question, transfer: [] }));
  const lineOf = options.lineOf ?? (() => '');
  /** Only lines in which somebody waits; the one whose turn it is comes first. */
  const lines = new Map<string, Job<Question, Answer>[]>();
  const channels = new Set<WorkerChannel<Question, Answer>>();
  let closed = false;

  function open(): WorkerChannel<Question, Answer> {
    const channel = new WorkerChannel<Question, Answer>(options.start(), () => channels.delete(channel));
    channels.add(channel);
    // What fails here fails again, with its reason, at the first real question.
    if (options.warmUp !== undefined) channel.ask(options.warmUp).then(dispatch, dispatch);
    return channel;
  }

  function waitingIn(line: string): Job<Question, Answer>[] {
    const waiting = lines.get(line) ?? [];
    lines.set(line, waiting);
    return waiting;
  }

  function next(): Job<Question, Answer> | undefined {
    const [turn] = lines;
    if (!turn) return undefined;
    const [line, waiting] = turn;
    const job = waiting.shift();
    lines.delete(line);
    if (waiting.length > 0) lines.set(line, waiting);
    return job;
  }

  function dispatch(): void {
    while (lines.size > 0) {
      const idle = [...channels].find((channel) => channel.open === 0) ?? (channels.size < size ? open() : undefined);
      const job = idle && next();
      if (!idle || !job) return;
      if (job.signal?.aborted) job.reject(job.signal.reason);
      else void work(idle, job);
    }
  }

  async function work(channel: WorkerChannel<Question, Answer>, job: Job<Question, Answer>): Promise<void> {
    try {
      const { question, transfer } = prepare(job.question);
      job.resolve(await channel.ask(question, transfer));
    } catch (error) {
      job.crashes += 1;
      if (error instanceof WorkerCrash && job.crashes < MOST_CRASHES && !closed)
        waitingIn(lineOf(job.question)).unshift(job);
      else job.reject(error);
    }
    dispatch();
  }

  for (let count = 0; count < size; count++) open();

  return {
    ask(question, signal) {
      if (closed) return Promise.reject(new Error('The worker pool is closed.'));
      return new Promise((resolve, reject) => {
        waitingIn(lineOf(question)).push({ question, signal, crashes: 0, resolve, reject });
        dispatch();
      });
    },
    async close() {
      closed = true;
      for (const job of [...lines.values()].flat()) job.reject(new Error('The worker pool is closed.'));
      lines.clear();
      await Promise.all([...channels].map((channel) => channel.end()));
    },
  };
}

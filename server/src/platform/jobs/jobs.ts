import { createHash } from 'node:crypto';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { channels } from '../database/channels.ts';
import type { Database, Transaction } from '../database/database.ts';
import { answerOf } from '../database/database-away.ts';
import { sql } from '../database/sql.ts';
import {
  endTimeOfDeadWorkers,
  putOffJob,
  type Queue,
  queues,
  renewJob,
  type SignedJob,
  signJob,
} from './signed-jobs.ts';

/** A petition's job has the petition's own id, so that either leads to the other. */
export interface Job extends SignedJob {
  /** Nobody tries again after this one. */
  readonly isLastTry: boolean;
  readonly createdAt: Date;
}

export interface Jobs {
  /** In the petition's own transaction: there is a job if and only if there is a petition. */
  enqueue(tx: Transaction, petitionId: string): Promise<void>;
  /** In the transaction that says which job may work on the rescreen. */
  enqueueRescreen(tx: Transaction, id: string): Promise<void>;
  /** Signed by its worker, so that others see whether it lives. */
  take(worker: number, queue?: Queue): Promise<Job | undefined>;
  /** Gives a job that takes long its whole time anew, or it would be taken for dead. False when another has it. */
  renew(job: Job): Promise<boolean>;
  complete(job: Job): Promise<void>;
  /** Gives the job back for another try, which counts. */
  giveBack(job: Job, reason: string): Promise<void>;
  /** Gives the job back as if it had never been taken: this try does not count. */
  putOff(job: Job): Promise<void>;
  /** Takes jobs away from workers that died or did not finish in time. */
  expire(): Promise<void>;
  close(): Promise<void>;
}

export interface JobsOptions {
  /** A worker that takes longer is taken for dead. */
  readonly expireSeconds: number;
  readonly retries: number;
  readonly retryDelaySeconds: number;
}

export async function startJobs(db: Database, log: Logger, options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (...asked) => answerOf(db.pool.query(planned(...asked))) },
    schedule: false,
    // Nobody needs finished jobs, for the petition says what came of it; each look for dead workers reads them all.
    archiveCompletedAfterSeconds: 600,
    deleteAfterDays: 1,
  });
  boss.on('error', (err) => log.error({ err }, 'the job queue failed'));
  await db.transaction(async (tx) => {
    // Processes that start at once would make a new installation's queues in a circle of waiting.
    await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.jobQueues})`);
    await boss.start();
    for (const queue of queues) await boss.createQueue(queue);
  });

  const send = (tx: Transaction, queue: Queue, id: string) =>
    // Enqueued twice under its id it is still one job.
    boss.send(
      queue,
      {},
      {
        id,
        db: { executeSql: (...asked) => answerOf(tx.client.query(planned(...asked))) },
        expireInSeconds: options.expireSeconds,
        retryLimit: options.retries,
        retryDelay: options.retryDelaySeconds,
        retryBackoff: options.retryDelaySeconds > 0,
      },
    );

  return {
    enqueue: async (tx, petitionId) => {
      await send(tx, 'petitions', petitionId);
      await tx.query(sql`select pg_notify(${channels.jobs}, '')`.prepared('announce a job'));
    },
    enqueueRescreen: async (tx, id) => {
      await send(tx, 'rescreen', id);
    },
    take: async (worker, queue = 'petitions') => {
      const [job] = await boss.fetch(queue, { includeMetadata: true });
      if (!job) return undefined;
      await signJob(db, { id: job.id, queue, worker });
      const isLastTry = job.retryCount >= job.retryLimit;
      return { id: job.id, queue, worker, isLastTry, createdAt: job.createdOn };
    },
    renew: (job) => renewJob(db, job),
    complete: (job) => boss.complete(job.queue, job.id),
    giveBack: (job, reason) => boss.fail(job.queue, job.id, { reason }),
    putOff: (job) => putOffJob(db, job, options.retryDelaySeconds),
    expire: async () => {
      await endTimeOfDeadWorkers(db);
      await boss.expire();
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  };
}

/** The queue asks the same few questions for every petition: a connection plans each of them once. */
function planned(text: string, values: unknown[] = []): pg.QueryConfig {
  // Without values it may be several statements, which cannot be prepared.
  if (values.length === 0) return { text };
  return { name: `queue ${createHash('sha1').update(text).digest('hex')}`, text, values };
}

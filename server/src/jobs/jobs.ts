import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { endTimeOfDeadWorkers, signJob } from './presence.ts';

export interface Job {
  readonly id: string;
  readonly petitionId: string;
  /** Nobody tries again after this one. */
  readonly isLastTry: boolean;
}

export interface Jobs {
  /** In the petition's own transaction: there is a job if and only if there is a petition. */
  enqueue(tx: Transaction, petitionId: string): Promise<void>;
  /** Signed by its worker, so that others see whether it lives. */
  take(worker: number): Promise<Job | undefined>;
  complete(job: Job): Promise<void>;
  /** Gives the job back for another try. */
  giveBack(job: Job, reason: string): Promise<void>;
  /** Takes jobs away from workers that died or did not finish in time. */
  expire(): Promise<void>;
  close(): Promise<void>;
}

/** Tells idle workers of every process that there is something to do. */
export const jobsChannel = 'afc_jobs';
const queue = 'petitions';

export interface JobsOptions {
  /** A worker that takes longer is taken for dead. */
  readonly expireSeconds: number;
  readonly retries: number;
  readonly retryDelaySeconds: number;
}

export async function startJobs(db: Database, log: Logger, options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.pool.query(text, values) }, schedule: false });
  boss.on('error', (err) => log.error({ err }, 'the job queue failed'));
  await boss.start();
  await boss.createQueue(queue);

  return {
    enqueue: async (tx, petitionId) => {
      // The job has the petition's id: enqueued twice it is still one job.
      await boss.send(
        queue,
        {},
        {
          id: petitionId,
          db: { executeSql: (text, values) => tx.client.query(text, values) },
          expireInSeconds: options.expireSeconds,
          retryLimit: options.retries,
          retryDelay: options.retryDelaySeconds,
          retryBackoff: options.retryDelaySeconds > 0,
        },
      );
      await tx.query(sql`select pg_notify(${jobsChannel}, '')`);
    },
    take: async (worker) => {
      const [job] = await boss.fetch(queue, { includeMetadata: true });
      if (job) await signJob(db, job.id, worker);
      return job && { id: job.id, petitionId: job.id, isLastTry: job.retryCount >= job.retryLimit };
    },
    complete: (job) => boss.complete(queue, job.id),
    giveBack: (job, reason) => boss.fail(queue, job.id, { reason }),
    expire: async () => {
      await endTimeOfDeadWorkers(db);
      await boss.expire();
    },
    close: () => boss.stop({ graceful: false, wait: true }),
  };
}

import { presenceLocks } from '../database/advisory-locks.ts';
import type { Queryable } from '../database/database.ts';
import { type Statement, sql } from '../database/sql.ts';

export const queues = ['petitions', 'rescreen'] as const;
export type Queue = (typeof queues)[number];

/**
 * A job, and the worker that signed it. Jobs that are done stay in the table for a while, and its key is queue and id
 * together: by the id alone all of them would be read.
 */
export interface SignedJob {
  readonly id: string;
  readonly queue: Queue;
  readonly worker: number;
}

/** Whether somebody works on a job, or will. The id is a value, or the column of an outer statement that holds it. */
export const hasLivingJob = (queue: Queue, id: string | Statement) => sql`exists (
  select from pgboss.job where name = ${queue} and job.id = ${id} and state in ('created', 'retry', 'active'))`;

const isJob = ({ id, queue }: SignedJob) => sql`name = ${queue} and id = ${id}`;
const isStillOf = (job: SignedJob) =>
  sql`${isJob(job)} and state = 'active' and output ->> 'worker' = ${String(job.worker)}`;

export async function signJob(db: Queryable, job: SignedJob): Promise<void> {
  const statement = sql`
    update pgboss.job set output = jsonb_build_object('worker', ${job.worker}::int) where ${isJob(job)}`;
  await db.query(statement.prepared('sign a job'));
}

/** The job's time begins anew. False when it is not this worker's any more. */
export async function renewJob(db: Queryable, job: SignedJob): Promise<boolean> {
  const rows = await db.query(sql`update pgboss.job set started_on = now() where ${isStillOf(job)} returning 1`);
  return rows.length > 0;
}

/** The queue counts another try when it hands out a job that has a `started_on`: without one, this try never was. */
export async function putOffJob(db: Queryable, job: SignedJob, seconds: number): Promise<void> {
  await db.query(sql`
    update pgboss.job set state = 'created', started_on = null, output = null,
      start_after = now() + make_interval(secs => ${seconds})
    where ${isStillOf(job)}`);
}

/**
 * Lets the time of jobs run out whose worker is gone, so that nobody waits for it. A worker that lives holds its presence
 * lock: whoever gets that lock knows that nobody is there.
 */
export async function endTimeOfDeadWorkers(db: Queryable): Promise<void> {
  await db.query(sql`
    with signed as materialized (
      select id, (output ->> 'worker')::int as worker from pgboss.job
      where name = any(${queues}::text[]) and state = 'active' and output ? 'worker'),
    dead as materialized (
      select worker from (select distinct worker from signed) workers
      where pg_try_advisory_xact_lock(${presenceLocks}::int, worker))
    update pgboss.job set started_on = now() - expire_in - interval '1 second'
    from signed join dead using (worker) where job.id = signed.id and job.state = 'active'`);
}

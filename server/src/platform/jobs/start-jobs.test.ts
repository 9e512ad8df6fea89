import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { createDatabase } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { startJobs } from './jobs.ts';
import { showPresence } from './presence.ts';

it('two processes that start at once on a new installation make its queues once', async () => {
  const database = await createTestDatabase();
  const { db, url } = database;
  const start = async () => {
    const own = createDatabase(url, { maxConnections: 3 });
    const jobs = await startJobs(own, pino({ level: 'silent' }), {
      expireSeconds: 1,
      retries: 1,
      retryDelaySeconds: 1,
    });
    await jobs.close();
    await own.close();
  };
  await start();
  await db.query(sql`select pgboss.delete_queue(name) from pgboss.queue where name in ('petitions', 'rescreen')`);
  const { started } = await db.transaction(async (tx) => {
    // As somebody who is about to make the first queue: each of the two comes as far as it can.
    await tx.query(sql`lock table pgboss.queue in row exclusive mode`);
    const both = Promise.allSettled([start(), start()]);
    await somebodyWaits(db, 2);
    return { started: both };
  });
  const failures = (await started).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const queues = await db.query(
    sql`select name from pgboss.queue where name in ('petitions', 'rescreen') order by name`,
  );
  await database.drop();
  expect({ failures, queues }).toEqual({ failures: [], queues: [{ name: 'petitions' }, { name: 'rescreen' }] });
});

it('a job that is put off is taken by nobody until its wait is over, and then as if for the first time', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const options = { expireSeconds: 60, retries: 1, retryDelaySeconds: 60 };
  const jobs = await startJobs(db, pino({ level: 'silent' }), options);
  const id = randomUUID();
  await db.transaction((tx) => jobs.enqueue(tx, id));
  const job = await jobs.take(1);
  if (job) await jobs.putOff(job);
  const meanwhile = await jobs.take(1);
  await db.query(sql`update pgboss.job set start_after = start_after - interval '1 minute' where id = ${id}`);
  const afterwards = await jobs.take(1);
  await jobs.close();
  await database.drop();
  expect(meanwhile).toBeUndefined();
  expect(afterwards).toMatchObject({ id, isLastTry: false });
});

it('a worker that died loses its job to another, and one that lives keeps its own', async () => {
  const database = await createTestDatabase();
  const { db, url } = database;
  const jobs = await startJobs(db, pino({ level: 'silent' }), { expireSeconds: 60, retries: 1, retryDelaySeconds: 0 });
  const presence = await showPresence(url);
  const [living, dead] = [presence.worker, presence.worker - 1];
  for (let count = 0; count < 2; count++) await db.transaction((tx) => jobs.enqueue(tx, randomUUID()));
  const kept = await jobs.take(living);
  const lost = await jobs.take(dead);
  await jobs.expire();
  const isKept = kept && (await jobs.renew(kept));
  const given = [await jobs.take(living), await jobs.take(living)];
  await presence.close();
  await jobs.close();
  await database.drop();
  expect(isKept).toBe(true);
  expect(given).toMatchObject([{ id: lost?.id, isLastTry: true }, undefined]);
});

it('whoever gives the queue a job while somebody holds it locked is told to try again soon', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const jobs = await startJobs(db, pino({ level: 'silent' }), { expireSeconds: 60, retries: 1, retryDelaySeconds: 1 });
  const given = await db.transaction(async (holder) => {
    await holder.query(sql`lock table pgboss.job in access exclusive mode`);
    const asked = db.transaction(async (tx) => {
      await tx.query(sql`set local statement_timeout = 50`);
      await jobs.enqueue(tx, randomUUID());
    });
    return asked.catch((error: unknown) => error);
  });
  await jobs.close();
  await database.drop();
  expect(given).toMatchObject({ name: 'DatabaseAway', code: '57014' });
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, upload } from '../../testing/petitions.ts';
import { sendList } from '../../testing/provider-lists.ts';
import { makeRecord } from '../../testing/records.ts';
import { waitFor } from '../../testing/wait-for.ts';
import type { Context } from '../services/context.ts';
import { startWorker } from './worker.ts';

const app = await createTestApp({ env: { JOB_EXPIRE_SECONDS: '4' } });
afterAll(() => app.close());
const { client } = await app.as('Administrator');
beforeAll(() => sendList(client, 'id,name\np1,Ivan Petrov\n'));

it('a petition that waits until a long list is loaded keeps its job for as long as that takes', async () => {
  const { context } = app;
  const { names, db } = context;
  const id = await upload(client, { firstname: 'Ivan', lastname: 'Petrov' }, [await samplePicture('henry-moseley')]);
  const begun = async () => {
    const [job] = await db.query<{ at: string }>(sql`select started_on::text as at from pgboss.job where id = ${id}`);
    return job?.at ?? '';
  };
  let isLoaded = false;
  const slow: Context['names'] = {
    ...names,
    lists: () => (isLoaded ? names.lists() : []),
    follow: async () => {
      const first = await begun();
      if (first === '') return;
      await waitFor(async () => (await begun()) > first || undefined);
      isLoaded = true;
    },
  };
  const worker = await startWorker({ ...context, names: slow }, 1);
  await waitFor(async () => (await client('result', { params: { id } }).catch(() => undefined)) && true);
  await worker.stop();
  const [{ tries } = { tries: -1 }] = await db.query<{ tries: number }>(
    sql`select retry_count as tries from pgboss.job where id = ${id}`,
  );
  expect(tries).toBe(0);
  const { matchList } = await client('result', { params: { id } });
  expect(matchList.map(({ source }) => source)).toContain('provider');
});

it('a worker that still loads the lists of its start takes no petition, and ends at once', async () => {
  const { context } = app;
  const id = await upload(client, { firstname: 'Ivan', lastname: 'Petrov' }, [await samplePicture('henry-moseley')]);
  const names: Context['names'] = { ...context.names, lists: () => [], follow: () => new Promise(() => undefined) };
  const worker = await startWorker({ ...context, names }, 1);
  await worker.stop();
  const [job] = await context.db.query(sql`select state::text from pgboss.job where id = ${id}`);
  expect(job).toEqual({ state: 'created' });
});

it('a worker ends at once while a petition and a rescreen wait for a long list, and the petition has all its tries left', async () => {
  const { context } = app;
  await makeRecord(context, { person: { firstname: 'Ada' } });
  await sendList(client, 'id,name\np1,Ivan Petrov\np2,Ada Example\n');
  await upload(client, { firstname: 'Ivan', lastname: 'Petrov' }, [await samplePicture('henry-moseley')]);
  const asked = vi.fn<() => Promise<void>>(() => new Promise(() => undefined)).mockResolvedValueOnce(undefined);
  const worker = await startWorker({ ...context, names: { ...context.names, lists: () => [], follow: asked } }, 1);
  // For its start, for the petition and for the rescreen.
  await waitFor(async () => asked.mock.calls.length === 3 || undefined);
  await worker.stop();
  const left = sql`select distinct state::text, started_on from pgboss.job where name = 'petitions' and state <> 'completed'`;
  expect(await context.db.query(left)).toEqual([{ state: 'created', started_on: null }]);
});

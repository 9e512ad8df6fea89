import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { processPetition } from '../../cases/processing/process.ts';
import { failAbandoned } from '../../start/background/watchdog.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { builtFile } from '../../testing/built-file.ts';
import { samplePicture, settled, upload } from '../../testing/petitions.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { sql } from '../database/sql.ts';
import { ImageNotFound } from '../images/image-store.ts';
import { storedName } from '../images/picture-key.ts';
import { showPresence } from './presence.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ env: { JOB_RETRIES: '1', JOB_RETRY_DELAY_SECONDS: '0' } });
});

afterEach(() => app.close());

const eventsOf = (id: string) =>
  app.context.db.query<{ action: string }>(sql`
    select action from audit_events where subject_id = ${id} order by number`);

const originalOf = async (id: string, { context } = app) => {
  const [row] = await context.db.query<{ key: string }>(sql`select key from pictures where petition_id = ${id}`);
  return storedName(row?.key ?? '', 'original');
};

const stateOf = async (id: string) =>
  (await app.context.db.query<{ state: string }>(sql`select state::text from pgboss.job where id = ${id}`))[0]?.state;

const waitUntilGivenBack = (id: string) =>
  waitFor(async () => {
    const rows = await app.context.db.query(sql`
      select 1 from pgboss.job where id = ${id} and (start_after > created_on or state > 'active')`);
    return rows[0];
  });

/** Another process takes the job and is killed, as no process can prepare for. Returns its number as a worker. */
async function takeAndDie(test: TestApp, id: string): Promise<number> {
  const child = fork(builtFile('testing/doomed-worker.js'), [test.context.db.url], { execArgv: [] });
  const [taken] = (await once(child, 'message')) as [{ petitionId: string; worker: number }];
  expect(taken.petitionId).toBe(id);
  await (await test.context.jobs()).expire();
  expect(await stateOf(id)).toBe('active');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return taken.worker;
}

/** A file where the folder of pictures was: nothing can be read or written. It comes back in one step. */
async function takeStoreAway({ context }: TestApp) {
  const folder = join(context.config.dataFolder, 'pictures');
  const link = `${folder}-link`;
  await rename(folder, `${folder}-away`);
  await writeFile(folder, '');
  return {
    comesBack: async () => {
      await symlink(`${folder}-away`, link);
      await rename(link, folder);
    },
  };
}

describe('a petition', () => {
  it('whose worker was killed is taken over, and its result is written once', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, { firstname: 'Grace' }, [await samplePicture('grace-hopper')]);
    const jobs = await app.context.jobs();
    const killed = await takeAndDie(app, id);
    expect(await jobs.take(killed)).toBeUndefined();
    await waitFor(async () => {
      await jobs.expire();
      return (await stateOf(id)) === 'retry' || undefined;
    });
    const worker = await app.startWorker();
    expect(await settled(client, id)).toMatchObject({ status: 'processed', resultStatus: 'clear' });
    await worker.stop();
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['petition.submitted', 'petition.processed']);
  });

  it("stays its worker's when the worker lost its connection for a moment", async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    const { db } = app.context;
    const jobs = await app.context.jobs();
    const presence = await showPresence(db.url);
    await jobs.take(presence.worker);
    const connections = sql`from pg_stat_activity where application_name = 'afc worker' and datname = current_database()`;
    const lost = await db.query(sql`select pid, pg_terminate_backend(pid, 5000) ${connections}`);
    expect(lost).toHaveLength(1);
    await waitFor(async () => {
      const [lock] = await db.query(sql`
        select 1 from pg_locks where locktype = 'advisory' and granted and objid::bigint = ${presence.worker}`);
      return lock;
    });
    await jobs.expire();
    expect(await stateOf(id)).toBe('active');
    await presence.close();
  });

  it('worked on by several workers at once gets one result and one enrolment', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, { firstname: 'Marie' }, [await samplePicture('marie-curie')]);
    await Promise.all([1, 2, 3].map(() => processPetition(app.context, id)));
    await processPetition(app.context, id);
    const [counts] = await app.context.db.query(sql`
      select (select count(*) from results where petition_id = ${id}) as results,
        (select count(*) from faces where petition_id = ${id}) as faces`);
    expect(counts).toEqual({ results: 1, faces: 1 });
    expect((await eventsOf(id)).filter(({ action }) => action === 'petition.processed')).toHaveLength(1);
  });

  it('whose picture is gone fails with its reason at the first try, for it will not come back', async () => {
    const { client } = await app.as('Operator');
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const id = await upload(client, {}, [picture]);
    await app.context.images.delete(await originalOf(id));
    const worker = await app.startWorker();
    expect(await settled(client, id)).toMatchObject({
      status: 'failed',
      failureReason: 'pictureUnavailable',
      failureMessage: 'The stored picture could not be read.',
    });
    await worker.stop();
    const [job] = await app.context.db.query(sql`select retry_count from pgboss.job where id = ${id}`);
    expect(job).toEqual({ retry_count: 0 });
  });

  it('waits for a picture store that is away, and no try counts', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    const store = await takeStoreAway(app);
    const worker = await app.startWorker();
    await waitUntilGivenBack(id);
    await store.comesBack();
    expect(await settled(client, id)).toMatchObject({ status: 'processed' });
    await worker.stop();
    const [job] = await app.context.db.query(sql`select retry_count from pgboss.job where id = ${id}`);
    expect(job).toEqual({ retry_count: 0 });
  });

  it('waits for a database that cannot answer now, and no try counts', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    const { db } = app.context;
    // As PostgreSQL ends a statement that waited too long for a lock.
    await db.query(sql`
      create function wait_too_long() returns trigger language plpgsql as
        $$ begin raise exception using errcode = 'query_canceled'; end $$`);
    await db.query(sql`create trigger held before insert on results execute function wait_too_long()`);
    const worker = await app.startWorker();
    await waitUntilGivenBack(id);
    await db.query(sql`drop trigger held on results`);
    expect(await settled(client, id)).toMatchObject({ status: 'processed' });
    await worker.stop();
    const [job] = await db.query(sql`select retry_count from pgboss.job where id = ${id}`);
    expect(job).toEqual({ retry_count: 0 });
  });

  it('does not wait for the picture store longer than a day', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    await app.context.db.query(sql`
      update pgboss.job set created_on = created_on - interval '25 hours' where id = ${id}`);
    const store = await takeStoreAway(app);
    const worker = await app.startWorker();
    expect(await settled(client, id)).toMatchObject({ status: 'failed', failureReason: 'pictureUnavailable' });
    await worker.stop();
    await store.comesBack();
  });

  it('whose worker died after its result keeps no upload with its metadata', async () => {
    const { client } = await app.as('Operator');
    const picture = await samplePicture('geronimo');
    const id = await upload(client, {}, [picture]);
    await processPetition(app.context, id);
    const original = await originalOf(id);
    await app.context.images.put(original, picture, 'image/jpeg');
    await processPetition(app.context, id);
    await expect(app.context.images.get(original)).rejects.toThrow(ImageNotFound);
  });

  it('keeps its upload as it came where the operator wants that', async () => {
    const keeping = await createTestApp({ env: { AFC_KEEP_ORIGINALS: 'true' } });
    try {
      const { client } = await keeping.as('Operator');
      const picture = await samplePicture('geronimo');
      const id = await upload(client, {}, [picture]);
      await processPetition(keeping.context, id);
      expect(await keeping.context.images.get(await originalOf(id, keeping))).toEqual(Buffer.from(picture));
    } finally {
      await keeping.close();
    }
  });

  it('whose upload a late worker removed is looked at by its largest rendition', async () => {
    const { client } = await app.as('Operator');
    const picture = await samplePicture('geronimo');
    const id = await upload(client, {}, [picture]);
    const original = await originalOf(id);
    await app.context.images.put(original.replace('.original', '.full'), picture, 'image/jpeg');
    await app.context.images.delete(original);
    await processPetition(app.context, id);
    expect(await settled(client, id)).toMatchObject({ status: 'processed' });
  });

  it('that takes longer than its time is given to another worker', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    const jobs = await app.context.jobs();
    const first = await jobs.take(1);
    if (!first) throw new Error('there is no job');
    await app.context.db.query(sql`
      update pgboss.job set started_on = now() - interval '1 hour', output = null where id = ${id}`);
    await jobs.expire();
    expect(await stateOf(id)).toBe('retry');
    expect((await jobs.take(2))?.isLastTry).toBe(true);
    // The first one cannot give back any more what is another's.
    await jobs.putOff(first);
    expect(await stateOf(id)).toBe('active');
  });

  it.each([
    ['failed', sql`update pgboss.job set state = 'failed'`],
    ['is gone', sql`delete from pgboss.job`],
  ])('whose job %s does not stay in processing', async (_, end) => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    const { db } = app.context;
    const age = (hours: number) =>
      db.query(sql`update petitions set registered_at = now() - make_interval(hours => ${hours}) where id = ${id}`);
    await age(1);
    for (const state of ['created', 'active', 'retry']) {
      await db.query(sql`update pgboss.job set state = ${state} where id = ${id}`);
      expect(await failAbandoned(app.context), state).toBe(0);
    }
    await db.query(sql`${end} where id = ${id}`);
    await age(0);
    expect(await failAbandoned(app.context)).toBe(0);
    await age(1);
    expect(await failAbandoned(app.context)).toBe(1);
    expect(await settled(client, id)).toMatchObject({ status: 'failed', failureReason: 'internal' });
    await expect(app.context.images.get(await originalOf(id))).rejects.toThrow(ImageNotFound);
  });

  it('that cannot be screened at its last try fails, and its upload is not kept', async () => {
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('geronimo')]);
    await app.context.db.query(sql`alter table results rename to results_away`);
    const worker = await app.startWorker();
    await waitFor(async () => ((await stateOf(id)) === 'completed' ? true : undefined));
    await worker.stop();
    await app.context.db.query(sql`alter table results_away rename to results`);
    expect(await settled(client, id)).toMatchObject({ status: 'failed', failureReason: 'internal' });
    await expect(app.context.images.get(await originalOf(id))).rejects.toThrow(ImageNotFound);
  });

  it('is announced to an idle worker, which does not find it only when it looks again', async () => {
    await app.context.jobs();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const worker = await app.startWorker();
    const { client } = await app.as('Operator');
    const id = await upload(client, {}, [await samplePicture('henry-moseley')]);
    expect(await settled(client, id)).toMatchObject({ status: 'processed' });
    await worker.stop();
  });
});

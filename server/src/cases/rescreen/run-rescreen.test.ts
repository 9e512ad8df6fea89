import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Client } from '@afc/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordEvent } from '../../accounts/audit/store.ts';
import { lockGallery } from '../../engines/gallery/store.ts';
import { removeList } from '../../lists/versions/remove-list.ts';
import { systemActor } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Worker } from '../../start/background/worker.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { builtFile } from '../../testing/built-file.ts';
import { makeRecord } from '../../testing/records.ts';
import { byName, confirmed, ivan, loadList, replaceList, rescreened } from '../../testing/rescreen.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { lockRecords } from '../results/store.ts';
import { runRescreen } from './run-rescreen.ts';
import { findRescreen, staleEntries, startRescreen } from './store.ts';

let app: TestApp;
let client: Client;
let worker: Worker;

beforeEach(async () => {
  app = await createTestApp({ env: { JOB_RETRY_DELAY_SECONDS: '0' } });
  client = (await app.as('Operator')).client;
  worker = await app.startWorker();
});

afterEach(() => app.close());

const load = (rows: readonly string[]) => loadList(app.context, rows);
const result = (id: string) => client('result', { params: { id } });
const eventsOf = (id: string) =>
  app.context.db.query(sql`
    select 1 from audit_events where action = 'result.rescreened' and subject_id = ${id}`);

describe('a rescreen', () => {
  /** Another process works off the first batch of two records and is killed. */
  async function beginAndDie(): Promise<void> {
    const { config } = app.context;
    const env = { ...process.env, AFC_DATA: config.dataFolder, AFC_LOG_LEVEL: 'silent' };
    const child = fork(builtFile('testing/doomed-rescreen.js'), [app.context.db.url], { env, execArgv: [] });
    const [{ jobId }] = (await once(child, 'message')) as [{ jobId: string }];
    expect((await findRescreen(app.context.db))?.job_id).toBe(jobId);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  it('whose worker was killed is taken up where it stopped, and each record changes once', async () => {
    await worker.stop();
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push(await makeRecord(app.context, { person: ivan }));
    await replaceList(app.context, [byName]);
    const jobs = await app.context.jobs();
    await app.context.db.transaction(async (tx) => {
      const row = await findRescreen(tx);
      await jobs.enqueueRescreen(tx, row?.job_id ?? '');
    });
    await beginAndDie();
    expect(await findRescreen(app.context.db)).toMatchObject({ records: 2, changed: 2, total: 5, finished_at: null });
    await waitFor(async () => {
      await jobs.expire();
      const [job] = await app.context.db.query<{ state: string }>(sql`
        select state::text from pgboss.job where name = 'rescreen'`);
      return job?.state === 'retry' || undefined;
    });
    await app.startWorker();
    expect(await rescreened(app.context)).toEqual({ records: 5, changed: 5 });
    for (const id of ids) {
      expect(await result(id)).toMatchObject({ resultStatus: 'consider', version: 2 });
      expect(await eventsOf(id)).toHaveLength(1);
    }
  });

  it('that two workers do at once changes each record once, and ends once in the trail', async () => {
    await worker.stop();
    const listed = await makeRecord(app.context, { person: ivan });
    const other = await makeRecord(app.context, { person: { firstname: 'Someone', lastname: 'Different' } });
    await app.context.db.query(sql`update results set checks_not_run = '[{"check": "noProviderList", "detail": "…"}]'`);
    await replaceList(app.context, [byName]);
    const jobId = (await findRescreen(app.context.db))?.job_id ?? '';
    const run = () => runRescreen(app.context, jobId, { mayGoOn: async () => true });
    await Promise.all([run(), run()]);
    expect(await rescreened(app.context)).toEqual({ records: 2, changed: 1 });
    const ends = sql`select subject_id, after from audit_events where action = 'rescreen.finished'`;
    expect(await app.context.db.query(ends)).toEqual([{ subject_id: jobId, after: { records: 2, changed: 1 } }]);
    for (const id of [listed, other]) {
      expect(await result(id)).toMatchObject({ version: 2 });
      expect(await eventsOf(id)).toHaveLength(1);
    }
  });

  it('delists at its end whom staff marked by the former lists while it ran', async () => {
    await worker.stop();
    await replaceList(app.context, [byName]);
    const jobId = (await findRescreen(app.context.db))?.job_id ?? '';
    let marked: Promise<string> | undefined;
    const mark = () =>
      makeRecord(app.context, {
        resultStatus: 'blacklist',
        source: 'provider',
        entryMatches: [{ reference: 'X-1', list: 'Own', confirmed: true }],
      });
    const mayGoOn = async () => {
      marked ??= mark();
      await marked;
      return true;
    };
    await runRescreen(app.context, jobId, { mayGoOn });
    expect(await result((await marked) ?? '')).toMatchObject({ resultStatus: 'consider', source: 'provider' });
    expect(await findRescreen(app.context.db)).toMatchObject({ delisted: 1 });
  });

  it('passes over somebody who is erased while it comes to them', async () => {
    await worker.stop();
    const gone = await makeRecord(app.context, { person: ivan });
    await replaceList(app.context, [byName]);
    const { db } = app.context;
    const jobId = (await findRescreen(db))?.job_id ?? '';
    const { running } = await db.transaction(async (tx) => {
      await tx.query(sql`delete from petitions where id = ${gone}`);
      const begun = runRescreen(app.context, jobId, { mayGoOn: async () => true });
      await somebodyWaits(db);
      return { running: begun };
    });
    expect(await running).toBe(true);
    expect(await rescreened(app.context)).toEqual({ records: 1, changed: 0 });
  });

  it('waits for whoever is just being enrolled by the former lists', async () => {
    await worker.stop();
    await replaceList(app.context, [byName]);
    const { db } = app.context;
    const jobId = (await findRescreen(db))?.job_id ?? '';
    const { id, running } = await db.transaction(async (tx) => {
      await lockGallery(tx);
      const own: Database = { ...db, transaction: (work) => work(tx) };
      const enrolled = await makeRecord({ ...app.context, db: own }, { person: ivan });
      const run = runRescreen(app.context, jobId, { mayGoOn: async () => true });
      await somebodyWaits(db);
      return { id: enrolled, running: run };
    });
    expect(await running).toBe(true);
    expect(await result(id)).toMatchObject({ resultStatus: 'consider' });
  });

  it('begins anew when a newer list comes, and ends by that one', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => makeRecord(app.context, { person: ivan })));
    await replaceList(app.context, [byName]);
    await load([confirmed]);
    for (const id of ids) expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', matchList: [{}] });
    await waitFor(async () => {
      const living = await app.context.db.query(sql`
        select 1 from pgboss.job where name = 'rescreen' and state in ('created', 'retry', 'active')`);
      return living.length === 0 || undefined;
    });
  });

  it('writes nothing any more once another one has begun', async () => {
    await worker.stop();
    const id = await makeRecord(app.context, { person: ivan });
    await replaceList(app.context, [byName]);
    const { db, names, now } = app.context;
    const jobId = (await findRescreen(db))?.job_id ?? '';
    const screenMany: typeof names.screenMany = async (subjects) => {
      const hits = await names.screenMany(subjects);
      await db.transaction((tx) => startRescreen(tx, now()));
      return hits;
    };
    const slow = { ...app.context, names: { ...names, screenMany } };
    expect(await runRescreen(slow, jobId, { mayGoOn: async () => true })).toBe(false);
    expect(await result(id)).toMatchObject({ resultStatus: 'clear', version: 1 });
  });

  it('that is under way begins anew also where a changed list starts none', async () => {
    await worker.stop();
    const { db, config, now } = app.context;
    const former = await db.transaction((tx) => startRescreen(tx, now()));
    await replaceList({ ...app.context, config: { ...config, listRescreen: false } }, [byName]);
    const row = await findRescreen(db);
    expect(row).toMatchObject({ finished_at: null });
    expect(row?.job_id).not.toBe(former);
  });

  it('that is done does not begin anew where a changed list starts none', async () => {
    const { db, config } = app.context;
    await load([]);
    const done = await findRescreen(db);
    await replaceList({ ...app.context, config: { ...config, listRescreen: false } }, [byName]);
    expect(await findRescreen(db)).toEqual(done);
  });

  it('gives way without an error to a list that comes while it loads another', async () => {
    await worker.stop();
    await makeRecord(app.context, { person: ivan });
    await replaceList(app.context, [byName]);
    const jobId = (await findRescreen(app.context.db))?.job_id ?? '';
    const { names } = app.context;
    const follow = async () => {
      await replaceList(app.context, [confirmed]);
    };
    const slow = { ...app.context, names: { ...names, lists: () => [], follow } };
    expect(await runRescreen(slow, jobId, { mayGoOn: async () => true })).toBe(false);
    await app.startWorker();
    expect(await rescreened(app.context)).toEqual({ records: 1, changed: 1 });
  });

  it('has nothing to say when the last list is removed', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    const before = await result(id);
    await replaceList(app.context, [confirmed]);
    await removeList(app.context, 'Own', { actor: systemActor, requestId: 'test' });
    await rescreened(app.context);
    expect((await result(id)).matchList).toHaveLength(before.matchList.length);
  });

  it('is shown beside the lists', async () => {
    expect(await client('listProviderLists', {})).toMatchObject({ rescreen: null });
    await makeRecord(app.context, { person: ivan });
    await load([byName]);
    expect(await client('listProviderLists', {})).toMatchObject({
      rescreen: { running: false, records: 1, total: 1, changed: 1, finishedAt: expect.any(String) },
    });
  });
});

it('delists what several lists had without waiting in a circle with a reviewer', async () => {
  await worker.stop();
  const ids = new Map<string, string>();
  for (const list of ['EU', 'UN'])
    ids.set(
      list,
      await makeRecord(app.context, {
        resultStatus: 'blacklist',
        source: 'provider',
        entryMatches: [{ reference: 'X-1', list, confirmed: true }],
      }),
    );
  const { db } = app.context;
  const jobId = await db.transaction((tx) => startRescreen(tx, app.context.now()));
  const last = ids.get((await staleEntries(db)).at(-1)?.list ?? '') ?? '';
  let running: Promise<boolean> | undefined;
  await db.transaction(async (reviewing) => {
    await lockRecords(reviewing, [last]);
    running = runRescreen(app.context, jobId, { mayGoOn: async () => false });
    await somebodyWaits(db);
    const subject = { subjectKind: 'petition', subjectId: last } as const;
    await recordEvent(reviewing, { actor: systemActor, requestId: '', action: 'result.applied', ...subject });
  });
  await running;
  for (const id of ids.values()) expect(await result(id)).toMatchObject({ resultStatus: 'consider' });
});

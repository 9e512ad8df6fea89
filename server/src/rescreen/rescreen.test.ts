import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '@afc/contract/client';
import type { Result } from '@afc/contract/result';
import { fileOfText } from '@afc/screening/lists/list-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../database/sql.ts';
import { systemActor } from '../http/actor.ts';
import { importList, removeList } from '../lists/import-list.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { failure } from '../testing/failure.ts';
import { withWorker } from '../testing/petitions.ts';
import { makeRecord } from '../testing/records.ts';
import { waitFor } from '../testing/wait-for.ts';
import { findRescreen } from './store.ts';

let app: TestApp;
let client: Client;
let stopWorker: () => Promise<void>;

beforeEach(async () => {
  app = await createTestApp();
  client = (await app.as('Operator')).client;
  stopWorker = await withWorker(app);
});

afterEach(async () => {
  await stopWorker();
  await app.close();
});

const header = 'id,name,birth_date,document_ids,programme';
const ivan = { firstname: 'Ivan', lastname: 'Sidorenko', dateBirth: '1961-04-12' } as const;
const byName = 'P-1,Ivan Sidorenko,,,TEST';
const confirmed = 'P-1,Ivan Sidorenko,1961-04-12,,TEST';

/** Imports the rows without waiting for what comes of it. */
const replaceList = (rows: readonly string[], name = 'Own') =>
  importList(
    app.context,
    { main: fileOfText('own.csv', `${[header, 'P-0,Nobody Whoever,,,', ...rows].join('\n')}\n`) },
    { format: 'csv', name, actor: systemActor, requestId: 'test', acceptSmaller: true },
  );

async function rescreened(): Promise<{ records: number; changed: number }> {
  return waitFor(async () => {
    const row = await findRescreen(app.context.db);
    return row?.finished_at ? { records: row.records, changed: row.changed } : undefined;
  });
}

async function load(rows: readonly string[], name?: string) {
  await replaceList(rows, name);
  return rescreened();
}

const result = (id: string): Promise<Result> => client('result', { params: { id } });
const decide = async (id: string, resultStatus: 'clear' | 'blacklist') =>
  client('appliedChanges', { body: { ...(await result(id)), resultStatus } });
const eventsOf = (id: string) =>
  app.context.db.query<{ before: object; after: object }>(sql`
    select before, after from audit_events where action = 'result.rescreened' and subject_id = ${id} order by number`);

describe('a list that changed', () => {
  it('raises whom it names now, and writes nothing about anybody else', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    const other = await makeRecord(app.context, { person: { firstname: 'Someone', lastname: 'Different' } });
    expect(await load([byName])).toEqual({ records: 2, changed: 1 });
    expect(await result(id)).toMatchObject({
      resultStatus: 'consider',
      source: 'provider',
      version: 2,
      matchList: [{ userGuid: 'P-1', resultStatus: 'consider', evidence: { provider: { list: 'Own', version: 1 } } }],
    });
    expect(await result(other)).toMatchObject({ resultStatus: 'clear', version: 1, matchList: [] });
    expect(await eventsOf(id)).toEqual([
      {
        before: { resultStatus: 'clear', source: '' },
        after: {
          resultStatus: 'consider',
          source: 'provider',
          added: [{ list: 'Own', reference: 'P-1' }],
          changed: [],
          gone: [],
        },
      },
    ]);
    expect(await eventsOf(other)).toEqual([]);
    expect((await client('listConsider', { body: {} })).totalResults).toBe(1);
    expect((await client('listMatches', { body: {} })).totalResults).toBe(1);
    expect((await client('resultHistory', { params: { id } })).resultList[0]).toMatchObject({
      action: 'result.rescreened',
      before: 'clear',
      after: 'consider',
    });

    expect(await load([confirmed])).toEqual({ records: 2, changed: 1 });
    expect(await result(id)).toMatchObject({
      resultStatus: 'blacklist',
      source: 'provider',
      matchList: [{ userGuid: 'P-1', resultStatus: 'blacklist', confirmedMatch: true }],
    });
  });

  it('raises the rejected, and leaves test checks and checks without saving alone', async () => {
    const rejected = await makeRecord(app.context, {
      person: ivan,
      resultStatus: 'kycRejected',
      kycReasons: ['documentExpired'],
    });
    const check = await makeRecord(app.context, { person: ivan, kind: 'check' });
    expect(await load([byName])).toEqual({ records: 1, changed: 1 });
    expect(await result(rejected)).toMatchObject({ resultStatus: 'consider', kycReasons: ['documentExpired'] });
    expect(await result(check)).toMatchObject({ resultStatus: 'clear', matchList: [] });
  });

  it('ends that no list was searched', async () => {
    const id = await makeRecord(app.context, { person: { firstname: 'Someone', lastname: 'Different' } });
    await app.context.db.query(sql`
      update results set checks_not_run = '[{"check": "noProviderList", "detail": "…"}, {"check": "noDocId", "detail": "…"}]'
      where petition_id = ${id}`);
    await load([byName]);
    expect(await result(id)).toMatchObject({ resultStatus: 'clear', version: 2 });
    expect((await result(id)).checksNotRun.map(({ check }) => check)).toEqual(['noDocId']);
    await load([confirmed]);
    expect(await result(id)).toMatchObject({ version: 2 });
  });

  it('refuses the decision of a reviewer who saw the record before', async () => {
    const id = await makeRecord(app.context, { person: ivan, resultStatus: 'consider', source: 'ai' });
    const before = await result(id);
    await load([byName]);
    expect(await failure(client('appliedChanges', { body: { ...before, resultStatus: 'clear' } }))).toMatchObject({
      status: 409,
      code: 'recordChanged',
    });
  });

  it('starts nothing where AFC_LIST_RESCREEN is off', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    const off = { ...app.context, config: { ...app.context.config, listRescreen: false } };
    await importList(
      off,
      { main: fileOfText('own.csv', `${header}\n${byName}\n`) },
      { format: 'csv', name: 'Own', actor: systemActor, requestId: 'test' },
    );
    expect(await findRescreen(app.context.db)).toBeUndefined();
    expect(await result(id)).toMatchObject({ resultStatus: 'clear' });
  });
});

describe('what staff decided', () => {
  it('is not undone by the hit they dismissed, until its entry changes', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    await decide(id, 'clear');
    const cleared = await result(id);
    expect(await load([byName, 'P-2,Elsewhere Anybody,,,'])).toMatchObject({ changed: 0 });
    expect(await result(id)).toEqual(cleared);

    expect(await load([byName.replace('TEST', 'OTHER')])).toMatchObject({ changed: 1 });
    expect(await result(id)).toMatchObject({
      resultStatus: 'consider',
      matchList: [{ userGuid: 'P-1', evidence: { provider: { programmes: ['OTHER'], version: 3 } } }],
    });
  });

  it('stays when they blacklisted somebody: new hits are added, the decision is theirs', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await decide(id, 'blacklist');
    await load([byName]);
    expect(await result(id)).toMatchObject({
      resultStatus: 'blacklist',
      source: 'staff',
      matchList: [{ userGuid: 'P-1', resultStatus: 'consider' }],
    });
  });

  it('stays when they confirmed an entry that is no longer the same', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    const found = await result(id);
    const matchList = found.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
    await client('appliedChanges', { body: { ...found, matchList, resultStatus: 'blacklist' } });
    await load([byName.replace('TEST', 'OTHER')]);
    expect(await result(id)).toMatchObject({
      resultStatus: 'blacklist',
      source: 'provider',
      matchList: [
        { resultStatus: 'blacklist', confirmedMatch: true, evidence: { provider: { programmes: ['OTHER'] } } },
      ],
    });
  });
});

describe('an entry that is gone', () => {
  it('leaves what it had blacklisted in review, as delisted, until it comes back', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([confirmed]);
    await load([]);
    const delisted = await result(id);
    expect(delisted).toMatchObject({
      resultStatus: 'consider',
      matchList: [{ userGuid: 'P-1', confirmedMatch: false }],
    });
    expect(delisted.matchList[0]?.evidence.reasons).toContain('delisted');
    await load(['P-2,Elsewhere Anybody,,,']);
    expect(await result(id)).toEqual(delisted);
    await load([confirmed]);
    const back = await result(id);
    expect(back).toMatchObject({
      resultStatus: 'blacklist',
      source: 'provider',
      matchList: [{ confirmedMatch: true }],
    });
    expect(back.matchList[0]?.evidence.reasons).not.toContain('delisted');
  });

  it('takes its unconfirmed match along, but a case in review keeps its last reason', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName, 'P-2,Ivan Sidorenko,,,TEST']);
    expect((await result(id)).matchList).toHaveLength(2);
    await load(['P-2,Ivan Sidorenko,,,TEST']);
    expect(await result(id)).toMatchObject({ resultStatus: 'consider', matchList: [{ userGuid: 'P-2' }] });
    await load([]);
    expect(await result(id)).toMatchObject({ resultStatus: 'consider', matchList: [{ userGuid: 'P-2' }] });
    await decide(id, 'clear');
    await load(['P-3,Elsewhere Anybody,,,']);
    expect(await result(id)).toMatchObject({ resultStatus: 'clear', matchList: [] });
    expect((await client('listMatches', { body: {} })).totalResults).toBe(0);
  });

  it('of a removed list that was written meanwhile is delisted by the next rescreen', async () => {
    const id = await makeRecord(app.context, {
      person: ivan,
      resultStatus: 'blacklist',
      source: 'provider',
      entryMatches: [{ reference: 'X-1', list: 'Gone', confirmed: true }],
    });
    await load([]);
    expect(await result(id)).toMatchObject({ resultStatus: 'consider' });
    expect((await result(id)).matchList[0]?.evidence.reasons).toContain('delisted');
  });
});

describe('a rescreen', () => {
  /** Another process works off the first batch of two records and is killed. */
  async function beginAndDie(): Promise<void> {
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const script = fileURLToPath(new URL('../testing/doomed-rescreen.ts', import.meta.url));
    const { config } = app.context;
    const env = { ...process.env, AFC_DATA: config.dataFolder, AFC_LOG_LEVEL: 'silent' };
    const child = fork(script, [app.context.db.url], { env, execArgv: ['--import', loader, '--conditions=source'] });
    const [{ jobId }] = (await once(child, 'message')) as [{ jobId: string }];
    expect((await findRescreen(app.context.db))?.job_id).toBe(jobId);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  it('whose worker was killed is taken up where it stopped, and each record changes once', async () => {
    await stopWorker();
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push(await makeRecord(app.context, { person: ivan }));
    await replaceList([byName]);
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
    stopWorker = await withWorker(app);
    expect(await rescreened()).toEqual({ records: 5, changed: 5 });
    for (const id of ids) {
      expect(await result(id)).toMatchObject({ resultStatus: 'consider', version: 2 });
      expect(await eventsOf(id)).toHaveLength(1);
    }
  });

  it('begins anew when a newer list comes, and ends by that one', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => makeRecord(app.context, { person: ivan })));
    await replaceList([byName]);
    await load([confirmed]);
    for (const id of ids) expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', matchList: [{}] });
    await waitFor(async () => {
      const living = await app.context.db.query(sql`
        select 1 from pgboss.job where name = 'rescreen' and state in ('created', 'retry', 'active')`);
      return living.length === 0 || undefined;
    });
  });

  it('has nothing to say when the last list is removed', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    const before = await result(id);
    await replaceList([confirmed]);
    await removeList(app.context, 'Own', systemActor, 'test');
    await rescreened();
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

import type { Client } from '@afc/contract/client';
import type { Result } from '@afc/contract/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { makeRecord } from '../../testing/records.ts';
import { byName, confirmed, ivan, loadList, replaceList, rescreened } from '../../testing/rescreen.ts';
import { presentRescreen } from './present-rescreen.ts';
import { findRescreen } from './store.ts';

let app: TestApp;
let client: Client;

beforeEach(async () => {
  app = await createTestApp();
  client = (await app.as('Operator')).client;
  await app.startWorker();
});

afterEach(() => app.close());

const load = (rows: readonly string[]) => loadList(app.context, rows);
const result = (id: string): Promise<Result> => client('result', { params: { id } });
const decide = async (id: string, resultStatus: 'clear' | 'blacklist') =>
  client('appliedChanges', { body: { ...(await result(id)), resultStatus } });
const confirm = async (id: string) => {
  const found = await result(id);
  const matchList = found.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
  return client('appliedChanges', { body: { ...found, matchList, resultStatus: 'blacklist' } });
};
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

  it('ends that no list was searched, which changes no result', async () => {
    const id = await makeRecord(app.context, { person: { firstname: 'Someone', lastname: 'Different' } });
    await app.context.db.query(sql`
      update results set checks_not_run = '[{"check": "noProviderList", "detail": "…"}, {"check": "noDocId", "detail": "…"}]'
      where petition_id = ${id}`);
    expect(await load([byName])).toEqual({ records: 1, changed: 0 });
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
    await replaceList(off, [byName]);
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
    await confirm(id);
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

  it('is counted beside the records that changed, until the next rescreen', async () => {
    await makeRecord(app.context, { person: ivan });
    await makeRecord(app.context, { person: { firstname: 'Someone', lastname: 'Different' } });
    await load([confirmed]);
    expect(await presentRescreen(app.context.db)).toMatchObject({ records: 2, changed: 1, delisted: 0 });
    await load([]);
    expect(await presentRescreen(app.context.db)).toMatchObject({ records: 2, changed: 0, delisted: 1 });
    await load(['P-2,Elsewhere Anybody,,,']);
    expect(await presentRescreen(app.context.db)).toMatchObject({ records: 2, changed: 0, delisted: 0 });
  });

  it('blacklists again when it comes back, though staff cleared the case while it was gone', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([confirmed]);
    await load([]);
    await decide(id, 'clear');
    await load([confirmed]);
    expect(await result(id)).toMatchObject({
      resultStatus: 'blacklist',
      source: 'provider',
      matchList: [{ userGuid: 'P-1', confirmedMatch: true }],
    });
  });

  it('that staff had confirmed is to be reviewed again when it comes back, though they cleared the case', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    await confirm(id);
    await load([]);
    await decide(id, 'clear');
    await load([byName]);
    expect(await result(id)).toMatchObject({ resultStatus: 'consider', source: 'provider' });
  });

  it('leaves whom staff blacklisted by it in review too, though they confirmed no entry', async () => {
    const id = await makeRecord(app.context, { person: ivan });
    await load([byName]);
    await replaceList(app.context, [byName], 'Second');
    await rescreened(app.context);
    await decide(id, 'blacklist');
    const marked = { resultStatus: 'blacklist', source: 'provider' };
    expect(await result(id)).toMatchObject({ ...marked, matchList: [{ userGuid: 'P-1' }, { userGuid: 'P-1' }] });
    await load([]);
    expect(await result(id)).toMatchObject({ ...marked, matchList: [{ evidence: { provider: { list: 'Second' } } }] });
    // Still on its list, under a name that is another's: nobody delisted it.
    await replaceList(app.context, ['P-1,Elsewhere Anybody,,,'], 'Second');
    await rescreened(app.context);
    expect(await result(id)).toMatchObject({ ...marked, matchList: [{ userGuid: 'P-1' }] });
    await replaceList(app.context, [], 'Second');
    await rescreened(app.context);
    const delisted = await result(id);
    expect(delisted).toMatchObject({ resultStatus: 'consider', matchList: [{ userGuid: 'P-1' }] });
    expect(delisted.matchList[0]?.evidence.reasons).toContain('delisted');
    // No list says so any more: the mark is theirs, and they can take it back.
    expect(await decide(id, 'blacklist')).toMatchObject({ resultStatus: 'blacklist', source: 'staff' });
    await load([byName.replace('Ivan Sidorenko', 'Elsewhere Anybody')]);
    expect(await result(id)).toMatchObject({ resultStatus: 'blacklist', source: 'staff' });
    expect(await decide(id, 'clear')).toMatchObject({ resultStatus: 'clear' });
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
    expect(await presentRescreen(app.context.db)).toMatchObject({ delisted: 1 });
  });
});

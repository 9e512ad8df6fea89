import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@afc/contract/client';
import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../database/sql.ts';
import { systemActor } from '../http/actor.ts';
import { createTestApp, type TestApp, type TestStaff } from '../testing/app.ts';
import { fetchList, refreshLists } from './fetch-list.ts';
import { importList } from './import-list.ts';

const header = 'id,name,aliases,weak_aliases,birth_date,nationality,document_ids,gender,programme,remarks';
const ivan = 'p1,Ivan Testovich Petrov,Ivan Petroff,Vanya,1961-03-04,ru,AB123456,male,TEST,';
const amina = 'p2,Amina Sample,,,1970,fr,,female,TEST,';

let test: TestApp;
let admin: TestStaff;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as('Administrator');
});
afterAll(() => test.close());

const listed = async () => (await admin.client('listProviderLists', {})).resultList;
afterEach(async () => {
  for (const { name } of await listed()) await admin.client('removeProviderList', { params: { name } });
});

function upload(name: string, ...rows: string[]) {
  const body = new FormData();
  body.set('format', 'csv');
  body.set('name', name);
  body.set('file', new File([[header, ...rows].join('\n')], 'own.csv'));
  return admin.client('importProviderList', { body });
}

const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => expect.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, ...error.reply };
};

describe('importing a list', () => {
  it('shows its date, figures and importer, and the names are screened within seconds', async () => {
    const imported = await upload('Own', ivan, amina);
    expect(imported).toMatchObject({ name: 'Own', changed: true, current: { version: 1, entities: 2 } });
    expect(await listed()).toMatchObject([
      { name: 'Own', format: 'csv', current: { importedBy: 'Administrator Tester', skippedRows: 0 }, earlier: [] },
    ]);
    await vi.waitFor(() => expect(test.context.names.lists()).toHaveLength(1), { timeout: 10_000 });
    const hits = await test.context.names.screen({ firstname: 'Ivan', lastname: 'Petrov', dateBirth: '1961-03-04' });
    expect(hits[0]).toMatchObject({ list: 'Own', reference: 'p1', verdict: 'blacklist' });
  });

  it('that says nothing new changes nothing', async () => {
    await upload('Same', ivan);
    expect(await upload('Same', ivan)).toMatchObject({ changed: false, current: { version: 1 } });
    expect(await listed()).toMatchObject([{ current: { version: 1 }, earlier: [] }]);
  });

  it('replaces the old version in one step and keeps it known', async () => {
    await upload('Replaced', ivan);
    const second = await upload('Replaced', ivan, amina);
    const [list] = await listed();
    expect(list?.current).toEqual(second.current);
    expect(list?.earlier).toHaveLength(1);
    const [{ count } = { count: 0 }] = await test.context.db.query<{ count: number }>(
      sql`select count(*) as count from provider_entities`,
    );
    expect(count).toBe(2);
  });

  it('counts malformed rows with their line and imports the rest', async () => {
    const imported = await upload('Own', ivan, ',,,,,,,,,', amina);
    expect(imported.current).toMatchObject({ entities: 2, skippedRows: 1 });
    expect(imported.skipped).toMatchObject([{ line: 3 }]);
  });

  it('refuses a wrong file with a sentence and changes nothing', async () => {
    await upload('Own', ivan);
    const before = await listed();
    const body = new FormData();
    body.set('format', 'un');
    body.set('name', 'Own');
    body.set('file', new File(['<CONSOLIDATED_LIST dateGenerated="2026-01-01"><INDIVIDUALS>'], 'un.xml'));
    const answer = await failure(admin.client('importProviderList', { body }));
    expect(answer).toMatchObject({ status: 400, code: 'listNotReadable' });
    expect(answer.message).toContain('Nothing was changed.');
    expect(await listed()).toEqual(before);
  });

  it('names the missing field', async () => {
    const body = new FormData();
    body.set('format', 'csv');
    expect(await failure(admin.client('importProviderList', { body }))).toMatchObject({
      status: 400,
      fields: { file: 'This field is required.' },
    });
  });

  it('writes an audit event with the old and the new version', async () => {
    await upload('Audited', ivan);
    await upload('Audited', amina);
    await admin.client('removeProviderList', { params: { name: 'Audited' } });
    const { resultList } = await admin.client('audit', { query: { subject: 'Audited' } });
    expect(resultList.map((event) => event.action).sort()).toEqual(['list.imported', 'list.imported', 'list.removed']);
  });
});

it('removing a list that is not there is a 404', async () => {
  const call = admin.client('removeProviderList', { params: { name: 'nothing' } });
  expect((await failure(call)).status).toBe(404);
});

it('two imports of one list at once follow each other', async () => {
  const run = (row: string) =>
    importList(
      test.context,
      { main: fileOfText('own.csv', `${header}\n${row}`) },
      { format: 'csv', name: 'Raced', actor: systemActor, requestId: 'test' },
    );
  const versions = (await Promise.all([run(ivan), run(amina)])).map((imported) => imported.current.version);
  expect(new Set(versions)).toEqual(new Set([1, 2]));
  expect(await listed()).toMatchObject([{ current: { version: 2 }, earlier: [{ version: 1 }] }]);
});

describe('a list from an address', () => {
  let server: Server;
  let text = `${header}\n${ivan}`;
  let etag = '"one"';
  const statuses: number[] = [];
  let failing = false;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const status = failing ? 503 : request.headers['if-none-match'] === etag ? 304 : 200;
      statuses.push(status);
      response.writeHead(status, { etag }).end(status === 200 ? text : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is fetched again only when it changed; a failure is shown and loses nothing', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/own.csv`;
    const options = { url, format: 'csv', name: 'Web', actor: systemActor, requestId: 'test' } as const;
    expect(await fetchList(test.context, options)).toMatchObject({ changed: true });
    expect(await fetchList(test.context, options)).toBeNull();
    text = `${header}\n${ivan}\n${amina}`;
    etag = '"two"';
    await refreshLists(test.context, systemActor);
    expect(statuses).toEqual([200, 304, 200]);
    expect(await listed()).toMatchObject([{ url, refreshError: null, current: { version: 2, entities: 2 } }]);
    failing = true;
    await refreshLists(test.context, systemActor);
    const [list] = await listed();
    expect(list).toMatchObject({ current: { version: 2 } });
    expect(list?.refreshError).toContain('503');
  });
});

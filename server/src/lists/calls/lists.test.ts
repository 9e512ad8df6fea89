import { createServer, type Server } from 'node:http';
import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameScreeningOfNobody } from '../../engines/names/name-screening.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { endServer, listenLocally, portOf } from '../../testing/local-server.ts';
import { listsOf, removeLists, sendList } from '../../testing/provider-lists.ts';
import { fetchList } from '../fetching/fetch-list.ts';
import { refreshLists } from '../fetching/refresh-lists.ts';
import { importList } from '../versions/import-list.ts';

const header = 'id,name,aliases,weak_aliases,birth_date,nationality,document_ids,gender,programme,remarks';
const ivan = 'p1,Ivan Testovich Petrov,Ivan Petroff,Vanya,1961-03-04,ru,AB123456,male,TEST,';
const amina = 'p2,Amina Sample,,,1970,fr,,female,TEST,';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');

const listed = () => listsOf(admin.client);
afterEach(() => removeLists(admin.client));

const send = (name: string, rows: readonly string[], fields: Record<string, string> = {}, client = admin.client) =>
  sendList(client, [header, ...rows].join('\n'), { name, ...fields });
const upload = (name: string, ...rows: string[]) => send(name, rows);

describe('importing a list', () => {
  it('shows its date, figures and importer, and the names are screened from then on', async () => {
    const imported = await upload('New', ivan, amina);
    expect(imported).toMatchObject({ name: 'New', changed: true, current: { version: 1, entities: 2 } });
    expect(await listed()).toMatchObject([
      { name: 'New', format: 'csv', current: { importedBy: 'Administrator Tester', skippedRows: 0 }, earlier: [] },
    ]);
    expect((await admin.client('policy', {})).lists).toMatchObject([{ name: 'New', entities: 2 }]);
    const subject = { firstname: 'Ivan', lastname: 'Petrov', dateBirth: '1961-03-04' };
    const [found] = await test.context.names.screenMany([subject]);
    expect(found?.hits[0]).toMatchObject({ list: 'New', reference: 'p1', verdict: 'blacklist' });
  });

  it('is known where nobody is screened, without its names', async () => {
    await upload('Known', ivan);
    const names = await nameScreeningOfNobody(test.context.db);
    expect(names.lists()).toEqual(test.context.names.lists());
    expect(() => names.screenMany([])).toThrow('not loaded');
  });

  it('that says nothing new changes nothing', async () => {
    await upload('Same', ivan);
    expect(await upload('Same', ivan)).toMatchObject({ changed: false, current: { version: 1 } });
    expect(await listed()).toMatchObject([{ current: { version: 1 }, earlier: [] }]);
  });

  it('many times shows the newest versions; all stay known for the audit', async () => {
    for (let time = 1; time <= 23; time += 1) await upload('Daily', `${ivan}${time}`);
    const [list] = await listed();
    expect(list?.current.version).toBe(23);
    expect(list?.earlier.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => 22 - i));
    expect(
      await test.context.db.query(sql`
        select (select count(*) from provider_list_versions where list_name = 'Daily') as versions,
          (select count(*) from audit_events where action = 'list.imported' and subject_id = 'Daily') as events`),
    ).toEqual([{ versions: 23, events: 23 }]);
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

  it('says which columns it ignored and which were meant, in the caller’s language', async () => {
    const body = new FormData();
    body.set('format', 'csv');
    body.set('file', new File(['id,name,date_of_birth\np1,Ivan Testovich Petrov,1961-03-04\n'], 'own.csv'));
    expect((await admin.client('importProviderList', { body })).remarks).toEqual([
      'Column date_of_birth is not known and was ignored. Did you mean birth_date?',
    ]);
    const spanish = test.clientWith({ authorization: `Bearer ${admin.token}`, 'accept-language': 'es' });
    expect((await spanish('importProviderList', { body })).remarks).toEqual([
      'La columna date_of_birth no se conoce y se ha omitido. ¿Quiso decir birth_date?',
    ]);
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
    await upload('Audited', ivan, amina);
    await admin.client('removeProviderList', { params: { name: 'Audited' } });
    const { resultList } = await admin.client('audit', { query: { subject: 'Audited' } });
    const by = { subjectKind: 'list', actorId: admin.staff.id };
    expect(resultList).toMatchObject([
      { ...by, action: 'list.removed', before: { version: 2, entities: 2, address: '' }, after: null },
      { ...by, action: 'list.imported', before: { version: 1, entities: 1 }, after: { version: 2, entities: 2 } },
      { ...by, action: 'list.imported', before: null, after: { version: 1, entities: 1 } },
    ]);
  });
});

it('a list that was removed is no longer in force, and the others stay', async () => {
  await upload('Kept', ivan);
  await upload('Gone', amina);
  await admin.client('removeProviderList', { params: { name: 'Gone' } });
  expect((await admin.client('policy', {})).lists).toMatchObject([{ name: 'Kept', entities: 1 }]);
  const [kept, gone] = await test.context.names.screenMany([
    { firstname: 'Ivan', lastname: 'Petrov', dateBirth: '1961-03-04' },
    { firstname: 'Amina', lastname: 'Sample', dateBirth: '1970-01-01' },
  ]);
  expect(kept?.hits).toMatchObject([{ list: 'Kept', reference: 'p1' }]);
  expect(gone?.hits).toEqual([]);
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
  let text = '';
  let etag = '';
  let failing = false;
  const statuses: number[] = [];
  beforeEach(() => {
    text = `${header}\n${ivan}`;
    etag = '"one"';
    failing = false;
    statuses.length = 0;
  });
  beforeAll(async () => {
    server = createServer((request, response) => {
      const status = failing ? 503 : request.headers['if-none-match'] === etag ? 304 : 200;
      statuses.push(status);
      if (request.url === '/broken.csv') {
        response.writeHead(200, { 'content-length': text.length + 1 });
        response.write(text, () => response.destroy());
      } else response.writeHead(status, { etag }).end(status === 200 ? text : '');
    });
    await listenLocally(server);
  });
  afterAll(() => endServer(server));
  const at = (file: string) => `http://127.0.0.1:${portOf(server)}/${file}`;

  it('that breaks off before its announced length is not imported', async () => {
    const url = at('broken.csv');
    const options = { url, format: 'csv', name: 'Broken', actor: systemActor, requestId: 'test' } as const;
    await expect(fetchList(test.context, options)).rejects.toMatchObject({ code: 'listNotReadable' });
    expect(await listed()).toEqual([]);
  });

  it('that shrank is not replaced by the schedule; the refusal is shown', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => `m${i},Made Person ${i},,,,,,,,`);
    text = [header, ...rows].join('\n');
    etag = '"whole"';
    const url = at('shrinking.csv');
    const options = {
      url,
      format: 'csv',
      name: 'Shrinking on the web',
      actor: systemActor,
      requestId: 'test',
    } as const;
    await fetchList(test.context, options);
    text = [header, ...rows.slice(0, 10)].join('\n');
    etag = '"cut"';
    await refreshLists(test.context);
    const [list] = await listed();
    expect(list).toMatchObject({ current: { version: 1, entities: 30 } });
    expect(list?.refreshError).toContain('has 30 entries with 30 names and the new version 10 with 10');
    expect(await fetchList(test.context, { ...options, acceptSmaller: true })).toMatchObject({ changed: true });
  });

  it('is fetched again only when it changed; a failure is shown and loses nothing', async () => {
    const url = at('own.csv');
    const options = { url, format: 'csv', name: 'Web', actor: systemActor, requestId: 'test' } as const;
    expect(await fetchList(test.context, options)).toMatchObject({ changed: true });
    expect(await fetchList(test.context, options)).toBeNull();
    text = `${header}\n${ivan}\n${amina}`;
    etag = '"two"';
    await refreshLists(test.context);
    expect(statuses).toEqual([200, 304, 200]);
    expect(await listed()).toMatchObject([{ url, refreshError: null, current: { version: 2, entities: 2 } }]);
    failing = true;
    await refreshLists(test.context);
    const [list] = await listed();
    expect(list).toMatchObject({ current: { version: 2 } });
    expect(list?.refreshError).toContain('503');
  });
});

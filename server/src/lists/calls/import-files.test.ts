import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { fillIn } from '@afc/contract/messages';
import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, afterEach, expect, it } from 'vitest';
import { entitiesOf } from '../../engines/names/entity-store.ts';
import { currentVersions } from '../../engines/names/list-versions.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { listsOf, removeLists, sendList } from '../../testing/provider-lists.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { importList } from '../versions/import-list.ts';
import { removeList } from '../versions/remove-list.ts';
import { lockList } from '../versions/store.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');

const listed = () => listsOf(admin.client);
afterEach(() => removeLists(admin.client));

const send = (content: string, fileName: string, fields: Record<string, string>) =>
  sendList(admin.client, content, fields, fileName);

const ivan = 'id,name\np1,Ivan Testovich Petrov\n';

it('an import names each field that is wrong, and why', async () => {
  const fields = { format: 'csv', name: 'n'.repeat(201), acceptSmaller: 'perhaps' };
  const { fieldTooLong, fieldInvalid } = messages.en;
  expect((await failure(send(ivan, 'own.csv', fields))).fields).toEqual({
    name: fillIn(fieldTooLong, { longest: 200 }),
    acceptSmaller: fieldInvalid,
  });
});

it('a list is not imported under a name whose bytes are no text: the one that it was to replace would stay', async () => {
  const part = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const body = `${part('format')}csv\r\n${part('name')}Economía\r\n${part('file', '; filename="own.csv"')}${ivan}\r\n--b--\r\n`;
  const answer = await fetch(test.base + endpoints.importProviderList.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.from(body, 'latin1'),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { fields: { name: messages.en.fieldInvalid } } },
  ]);
  expect(await listed()).toEqual([]);
});

it('a field that comes twice is refused, also with the same value: nobody guesses which list is to be replaced', async () => {
  const body = new FormData();
  const sent = [
    ['format', 'csv'],
    ['name', 'Staff'],
    ['name', 'Clients'],
    ['acceptSmaller', 'true'],
    ['acceptSmaller', 'true'],
  ] as const;
  for (const [field, value] of sent) body.append(field, value);
  body.set('file', new File([ivan], 'own.csv'));
  const { fieldRepeated } = messages.en;
  expect(await failure(admin.client('importProviderList', { body }))).toMatchObject({
    status: 400,
    fields: { name: fieldRepeated, acceptSmaller: fieldRepeated },
  });
  expect(await listed()).toEqual([]);
});

it('a field that comes as a file is refused: the list would be kept under another name', async () => {
  const body = new FormData();
  body.set('format', 'csv');
  body.set('file', new File([ivan], 'own.csv'));
  body.set('name', new File(['Staff'], 'comment.txt'));
  expect((await failure(admin.client('importProviderList', { body }))).fields).toEqual({
    name: messages.en.fieldInvalid,
  });
});

it.each(['%00..', '%00.'])('a file that is called %s is read like any other, not taken for a folder', async (name) => {
  const part = (more: string) => `--b\r\ncontent-disposition: form-data; ${more}\r\n\r\n`;
  const file = `${part(`name="file"; filename*=utf-8''${name}`)}id,name\np1,Ivan Testovich Petrov\n`;
  const answer = await fetch(test.base + endpoints.importProviderList.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: `${part('name="format"')}csv\r\n${part('name="acceptSmaller"')}true\r\n${file}\r\n--b--\r\n`,
  });
  expect(answer.status).toBe(200);
  expect(await listed()).toHaveLength(1);
});

it('a list cannot be called by what nobody can type', async () => {
  for (const name of ['Clients\nand staff', '\u001b[2JClients', 'Econom\uFFFDa'])
    expect((await failure(send(ivan, 'own.csv', { name }))).fields).toEqual({ name: messages.en.fieldInvalid });
  expect(await listed()).toEqual([]);
});

it.each(['.', '..', ' .. '])('a list cannot be called %j: it could not be removed by its address', async (name) => {
  expect(await failure(send(ivan, 'own.csv', { name }))).toMatchObject({
    status: 400,
    code: 'badRequest',
    fields: { name: messages.en.fieldListName },
  });
  expect(await listed()).toEqual([]);
});

it.each([`${'n'.repeat(300)}.csv`, '名'.repeat(200), 'zero\0.csv', '..', '../../own.csv'])(
  'a file is taken whatever it is called: %s',
  async (fileName) => {
    await expect(send(ivan, fileName, { format: 'csv' })).resolves.toMatchObject({ changed: true });
  },
);

it('a file that cannot be read is refused in the language of the caller', async () => {
  const body = new FormData();
  body.set('format', 'un');
  body.set('file', new File([ivan], 'own.csv'));
  const headers = { 'accept-language': 'es' };
  const english = await failure(admin.client('importProviderList', { body }));
  expect(english.message).toBe('own.csv is CSV, but this list comes as XML. Nothing was changed.');
  const spanish = await failure(admin.client('importProviderList', { body }, { headers }));
  expect(spanish.message).toBe('own.csv es CSV, pero esta lista se publica como XML. No se cambió nada.');
});

it('rows that are left out are told in the language of the caller, with the file where it is not the main one', async () => {
  const body = new FormData();
  body.set('format', 'ofac-sdn');
  body.append('file', new File([`101,"SAMPLESON, Viktor",individual${',-0-'.repeat(9)}\n`], 'sdn.csv'));
  body.append('file', new File(['101,1,aka,"SAMPLESEN, Victor",-0-\n101,2\n'], 'alt.csv'));
  const skipped = async (language: string) =>
    (await admin.client('importProviderList', { body }, { headers: { 'accept-language': language } })).skipped;
  expect(await skipped('en')).toEqual([{ line: 2, reason: 'alt.csv: only 2 of 5 columns' }]);
  expect(await skipped('es')).toEqual([{ line: 2, reason: 'alt.csv: solo 2 de 5 columnas' }]);
});

it.each(['zero\\u0000', 'half a character \\ud800'])(
  'a text that cannot be stored takes only its entry: %s',
  async (name) => {
    const entity = (id: string, text: string) => `{"id":"${id}","schema":"Person","properties":{"name":["${text}"]}}\n`;
    const text = entity('x1', 'Ada Example') + entity('x2', name) + entity(name, 'Otto Example') + entity('x3', 'Ana');
    expect(await send(text, 'entities.ftm.json', { format: 'opensanctions' })).toMatchObject({
      current: { entities: 2, skippedRows: 2 },
      skipped: [{ line: 2 }, { line: 3 }],
    });
  },
);

it.each([
  ['opensanctions', (id: string, name: string) => `{"id":"${id}","schema":"Person","properties":{"name":["${name}"]}}`],
  ['csv', (id: string, name: string) => `${id},${name}`],
])('an id longer than any index takes is none: %s', async (format, entry) => {
  const long = Array.from({ length: 4_000 }, (_, i) => ((i * 7919) % 36).toString(36)).join('');
  const rows = [format === 'csv' ? 'id,name' : entry('x0', 'Ada'), entry('x1', 'Otto'), entry(long, 'Ana')];
  expect(await send(`${rows.join('\n')}\n`, 'list', { format })).toMatchObject({
    changed: true,
    skipped: [{ line: 3, reason: 'the id is too long' }],
  });
});

it.each(['n'.repeat(200), '名'.repeat(200), 'a/b?c#d %41', '%2e%2e', '...'])(
  'a list is removed whatever it is called: %s',
  async (name) => {
    await send(ivan, 'own.csv', { format: 'csv', name });
    await admin.client('removeProviderList', { params: { name } });
    expect(await listed()).toEqual([]);
  },
);

it('long entries are stored whole and in their order, and go to the index in portions', async () => {
  const aliases = (id: number) => Array.from({ length: 6_000 }, (_, i) => `Name ${id} ${i}`).join(';');
  const rows = [1, 2, 3].map((id) => `${id},Name ${id},${aliases(id)},${'x'.repeat(700_000)}`);
  const imported = await send(`id,name,aliases,remarks\n${rows.join('\n')}\n`, 'own.csv', {});
  expect(imported.current).toMatchObject({ entities: 3, names: 18_003 });
  const portions: string[][] = [];
  for await (const portion of entitiesOf(test.context.db, await currentVersions(test.context.db)))
    portions.push(portion.map(({ reference }) => reference));
  expect(portions).toEqual([['1', '2'], ['3']]);
});

it('an import goes on where its sender hung up after all was sent, and whoever comes back finds it', async () => {
  const { db } = test.context;
  const body = new FormData();
  body.set('format', 'csv');
  body.set('name', 'Left alone');
  body.set('file', new File([ivan], 'own.csv'));
  const hangUp = new AbortController();
  await db.transaction(async (tx) => {
    // Its last step has to wait.
    await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
    const importing = admin.client('importProviderList', { body }, { signal: hangUp.signal });
    await somebodyWaits(db);
    hangUp.abort();
    await expect(importing).rejects.toThrow('abort');
  });
  await waitFor(async () => (await listed()).length > 0 || undefined);
  const found = { changed: false, current: { version: 1, entities: 1 } };
  expect(await send(ivan, 'own.csv', { name: 'Left alone' })).toMatchObject(found);
});

it('while the list is imported elsewhere for very long, a sentence says so', async () => {
  const { db } = test.context;
  const impatient: Database = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await tx.query(sql`set local lock_timeout = '50ms'`);
        return work(tx);
      }),
  };
  const context = { ...test.context, db: impatient };
  const asking = { actor: systemActor, requestId: 'busy' };
  const again = () =>
    importList(context, { main: fileOfText('own.csv', ivan) }, { ...asking, format: 'csv', name: 'Own' });
  await db.transaction(async (tx) => {
    await lockList(tx, 'Own', 'csv', null);
    await expect(again()).rejects.toMatchObject({ code: 'listBusy' });
  });
  await again();
  await db.transaction(async (tx) => {
    await lockList(tx, 'Own', 'csv', null);
    await expect(again()).rejects.toMatchObject({ code: 'listBusy' });
    await expect(removeList(context, 'Own', asking)).rejects.toMatchObject({ code: 'listBusy' });
  });
  expect(await listed()).toMatchObject([{ name: 'Own', current: { version: 1 } }]);
});

import { type WebhookEvent, webhookEvents } from '@afc/contract/webhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFailure } from '../../cases/processing/fail.ts';
import { markDelisted } from '../../cases/results/delisted.ts';
import { lockRecords, updateRecord } from '../../cases/results/store.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, settled, upload, uploadForm } from '../../testing/petitions.ts';
import { makeRecord } from '../../testing/records.ts';
import { byName, ivan, loadList } from '../../testing/rescreen.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { isGenuine, Receiver } from './testing/receiver.ts';

const app = await createTestApp({ env: { AFC_WEBHOOK_NETWORKS: 'any' } });
const { client } = await app.as('Administrator');
const receiver = await new Receiver().listen();
const secrets = new Map<string, string>();
const asking = { actor: systemActor, requestId: 'test' };

beforeAll(async () => {
  await app.startWorker();
  for (const path of ['/all', '/erased']) {
    const events: WebhookEvent[] = path === '/all' ? [...webhookEvents] : ['result.erased'];
    const { secret } = await client('createWebhook', { body: { url: receiver.url + path, events } });
    secrets.set(`/afc${path}`, secret);
  }
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const toldOf = (id: string, event: WebhookEvent) =>
  receiver.told((body) => body.event === event && body.petition?._id === id);
const brokenPicture = (await samplePicture('geronimo')).subarray(0, 600);
/** What anybody was told of a record, or is still to be told. */
const notedOf = (id: string) =>
  app.context.db.query(sql`select 1 from webhook_deliveries where subject #>> '{petition,_id}' = ${id}`);

it('tells of a processed petition, signed, and without anything about the person', async () => {
  const person = {
    firstname: 'Quenby',
    lastname: 'Untold',
    email: 'quenby@example.org',
    dateBirth: '1971-03-04',
    docId: 'QU-554433',
    docType: 'PASSPORT',
    countryNationalityName: 'Spain',
    countryResidenceName: 'Spain',
  };
  const id = await upload(client, person, [await samplePicture('grace-hopper')]);
  const letter = await toldOf(id, 'petition.processed');
  const { resultStatus } = await settled(client, id);
  expect(letter.body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    event: 'petition.processed',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    petition: { _id: id, kind: 'user', status: 'processed', resultStatus },
  });
  expect(letter.headers['content-type']).toBe('application/json');
  const secret = secrets.get(letter.path) ?? '';
  expect(isGenuine(letter, secret)).toBe(true);
  expect(isGenuine({ ...letter, text: letter.text.replace('processed', 'received ') }, secret)).toBe(false);
  expect(isGenuine(letter, secrets.get('/afc/erased') ?? '')).toBe(false);
  expect(isGenuine(letter, secret, Date.now() + 3_600_000)).toBe(false);
  const [row] = await app.context.db.query(sql`
    select * from webhook_deliveries where event_id = ${letter.body.id}`);
  const sent = JSON.stringify([letter, row]).toLowerCase();
  for (const value of Object.values(person)) expect(sent).not.toContain(value.toLowerCase());
});

it('tells of a check, and of a petition that failed', async () => {
  const picture = await samplePicture('geronimo');
  const checked = await client('userProcess', { body: uploadForm({ email: 'somebody@example.org' }, [picture]) });
  expect((await toldOf(checked._id, 'petition.processed')).body.petition).toMatchObject({
    kind: 'check',
    status: 'processed',
  });
  const failed = await upload(client, { lastname: 'Faceless' }, [brokenPicture]);
  expect((await toldOf(failed, 'petition.processed')).body.petition).toEqual({
    _id: failed,
    kind: 'user',
    status: 'failed',
    resultStatus: null,
  });
});

it('tells nothing of test checks, processed, failed or delisted', async () => {
  const picture = await samplePicture('geronimo');
  const { _id } = await client('testProcess', { body: uploadForm({ lastname: 'Tried' }, [picture]) });
  expect(await settled(client, _id, 'test')).toMatchObject({ status: 'processed' });
  const broken = await client('testProcess', { body: uploadForm({ lastname: 'Tried' }, [brokenPicture]) });
  expect(await settled(client, broken._id, 'test')).toMatchObject({ status: 'failed' });
  const listed = await makeRecord(app.context, {
    kind: 'test',
    resultStatus: 'blacklist',
    source: 'provider',
    entryMatches: [{ reference: 'T-1', list: 'Tests', confirmed: true }],
  });
  await app.context.db.transaction((tx) => markDelisted(tx, 'Tests', ['T-1'], asking));
  expect(await client('testResult', { params: { id: listed } })).toMatchObject({ resultStatus: 'consider' });
  for (const id of [_id, broken._id, listed]) expect(await notedOf(id)).toEqual([]);
});

it('tells how staff changed a record, and the record of a match with it', async () => {
  const other = await makeRecord(app.context);
  const id = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches: [other] });
  const seen = await client('result', { params: { id } });
  const matchList = seen.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
  await client('appliedChanges', { body: { ...seen, resultStatus: 'blacklist', matchList } });
  expect((await toldOf(id, 'result.changed')).body).toMatchObject({
    petition: { _id: id, kind: 'user', status: 'processed', resultStatus: 'blacklist' },
    before: 'consider',
    after: 'blacklist',
  });
  expect((await toldOf(other, 'result.changed')).body).toMatchObject({ before: 'clear', after: 'blacklist' });
  // Applied as it is: the version grows, the status stays.
  await client('appliedChanges', { body: await client('result', { params: { id } }) });
  expect(await notedOf(id)).toHaveLength(1);
});

it('tells whom a rescreen raised, and who went to review because of a delisting', async () => {
  const id = await makeRecord(app.context, { person: ivan });
  const other = await makeRecord(app.context, { person: { firstname: 'Someone', lastname: 'Different' } });
  await loadList(app.context, [byName]);
  expect((await toldOf(id, 'result.changed')).body).toMatchObject({ before: 'clear', after: 'consider' });
  expect(await notedOf(other)).toEqual([]);
  const listed = await makeRecord(app.context, {
    resultStatus: 'blacklist',
    source: 'provider',
    entryMatches: [{ reference: 'UN-1', list: 'UN', confirmed: true }],
  });
  await app.context.db.transaction((tx) => markDelisted(tx, 'UN', ['UN-1'], asking));
  expect((await toldOf(listed, 'result.changed')).body).toMatchObject({ before: 'blacklist', after: 'consider' });
});

it('tells of an erased record, to everybody who asked for that, by one id', async () => {
  const id = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai' });
  await client('eraseResult', { params: { id }, body: { comment: 'asked for it' } });
  const [one, two] = await Promise.all(
    ['/afc/all', '/afc/erased'].map((path) =>
      waitFor(() => receiver.letters.find((letter) => letter.path === path && letter.body.petition?._id === id)),
    ),
  );
  expect(one?.body).toMatchObject({ event: 'result.erased', petition: { _id: id, resultStatus: 'consider' } });
  expect(two?.body).toEqual(one?.body);
  expect(receiver.letters.filter(({ path }) => path === '/afc/erased').map(({ body }) => body.event)).toEqual([
    'result.erased',
  ]);
  expect(one?.text).not.toContain('asked for it');
});

it('tells nothing of a change that was rolled back', async () => {
  const id = await makeRecord(app.context);
  const undone = app.context.db.transaction(async (tx) => {
    const record = (await lockRecords(tx, [id])).get(id);
    if (!record) throw new Error('the record is not there');
    await updateRecord(tx, record, { resultStatus: 'blacklist', source: 'staff' });
    const noted = await tx.query(sql`select 1 from webhook_deliveries where subject #>> '{petition,_id}' = ${id}`);
    expect(noted).toHaveLength(1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await notedOf(id)).toEqual([]);
  // A petition that ended already is not told again.
  await writeFailure(app.context, id, { reason: 'internal', detail: '' });
  expect(await notedOf(id)).toEqual([]);
});

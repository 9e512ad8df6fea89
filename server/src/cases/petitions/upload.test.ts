import { connect } from 'node:net';
import { messages } from '@afc/contract/all-messages';
import { createClient } from '@afc/contract/client';
import { maxPictureBytes, maxPicturesPerPerson } from '@afc/contract/limits';
import { emptyPerson, idempotencyHeader } from '@afc/contract/person';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { ImageStoreUnavailable } from '../../platform/images/image-store.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Fields, upload, uploadForm } from '../../testing/petitions.ts';
import { storedPictures } from '../../testing/traces.ts';
import { waitFor } from '../../testing/wait-for.ts';

const app = await createTestApp();
afterAll(() => app.close());
const operator = await app.as('Operator');
const { client } = operator;
const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();

const send = (fields: Fields, pictures: Uint8Array[] = [jpeg]) =>
  client('userProcess', { body: uploadForm(fields, pictures) });

const tooLong = 'This text is too long: it may have at most 200 characters.';
const stored = () => storedPictures(app.context);
const petitionCount = async () =>
  (await app.context.db.query<{ count: number }>(sql`select count(*) as count from petitions`))[0]?.count;

describe('an upload', () => {
  it('is answered when picture, petition and job are stored', async () => {
    const person = {
      firstname: ' Ana ',
      lastname: 'Muñoz',
      email: 'ana@example.org',
      dateBirth: '1980-05-17',
      countryResidenceName: 'Spain',
      countryNationalityName: 'France',
      docExpireAt: '2030-01-31',
      docId: 'X-1',
      docType: 'PASSPORT',
    };
    const { _id, status } = await send(person, [jpeg, jpeg]);
    expect(status).toBe('processing');
    const list = await client('getPetitions', { query: { name: 'ana' } });
    expect(await client('getPetitions', { query: { name: 'nobody', firstname: 'ana' } })).toEqual(list);
    expect(list.resultList[0]).toMatchObject({
      _id,
      firstname: 'Ana',
      lastname: 'Muñoz',
      email: 'ana@example.org',
      status: 'processing',
      kind: 'user',
      resultStatus: null,
    });
    const jobs = await app.context.db.query(sql`select state::text from pgboss.job where id = ${_id}`);
    expect(jobs).toEqual([{ state: 'created' }]);
    const pictures = await app.context.db.query(sql`select position from pictures where petition_id = ${_id}`);
    expect(pictures).toHaveLength(2);
    await expect(client('result', { params: { id: _id } })).rejects.toMatchObject({ status: 404 });
  });

  it('of many megabytes is accepted', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]);
    await expect(send(emptyPerson, [large, large])).resolves.toMatchObject({ status: 'processing' });
  });

  it('needs no field', async () => {
    await expect(send(emptyPerson)).resolves.toMatchObject({ status: 'processing' });
  });

  it.each([
    [{ email: 'nobody' }, { email: 'Enter an email address, for example name@example.org.' }],
    [{ dateBirth: '17/05/1980' }, { dateBirth: 'Enter a date as year-month-day, for example 1970-01-31.' }],
    [{ docExpireAt: '2030-02-30' }, { docExpireAt: 'Enter a date as year-month-day, for example 1970-01-31.' }],
    [{ countryResidenceName: 'Atlantis' }, { countryResidenceName: 'Choose a country from the list.' }],
    [{ countryNationalityName: 'spain' }, { countryNationalityName: 'Choose a country from the list.' }],
    [{ docType: 'LIBRARY_CARD' }, { docType: 'Choose a document type from the list.' }],
    [{ firstname: 'x'.repeat(201) }, { firstname: tooLong }],
    [{ firstname: `${' '.repeat(900)}Ana` }, { firstname: tooLong }],
    [
      { lastname: 'é'.repeat(5_000), docType: '?' },
      { lastname: tooLong, docType: 'Choose a document type from the list.' },
    ],
  ])('with a wrong field says which and why: %o', async (fields, expected) => {
    const before = await stored();
    await expect(send({ ...emptyPerson, ...fields })).rejects.toMatchObject({
      status: 400,
      reply: {
        code: 'badRequest',
        message: 'Incorrect application, check that all fields have been filled in correctly.',
        fields: expected,
      },
    });
    expect(await stored()).toBe(before);
  });

  it('without a picture is refused', async () => {
    const refused = { status: 400, reply: { fields: { pictureFile: 'Add a picture (jpg, jpeg or png).' } } };
    await expect(send(emptyPerson, [])).rejects.toMatchObject(refused);
    const url = '/recognition/user/process';
    const headers = { authorization: `Bearer ${operator.token}` };
    expect((await app.app.inject({ method: 'POST', url, headers })).statusCode).toBe(400);
  });

  it('that is not multipart is refused for that, not for the picture it lacks', async () => {
    const url = '/recognition/user/process';
    const headers = { authorization: `Bearer ${operator.token}` };
    const answer = await app.app.inject({ method: 'POST', url, headers, payload: { firstname: 'Ana' } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ error: { code: 'wrongBodyType' } });
  });

  it.each([
    ['a text', Buffer.from('This is not a picture at all.')],
    ['a GIF', Buffer.from('GIF89a and so on')],
    ['a page called photo.jpg', Buffer.from('<html><script>alert(1)</script></html>')],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff])],
    ['nothing', Buffer.alloc(0)],
  ])('of %s is refused by its content', async (_, bytes) => {
    const before = await stored();
    await expect(send(emptyPerson, [jpeg, bytes])).rejects.toMatchObject({
      status: 415,
      reply: { code: 'unsupportedMedia', message: 'Only jpg, jpeg and png pictures are accepted.' },
    });
    expect(await stored()).toBe(before);
  });

  it('that is too large is refused and leaves nothing', async () => {
    const before = await stored();
    const large = Buffer.concat([jpeg, Buffer.alloc(maxPictureBytes)]);
    await expect(send(emptyPerson, [large])).rejects.toMatchObject({
      status: 413,
      reply: { code: 'tooLarge', fields: { pictureFile: 'A picture may have at most 20 MB.' } },
    });
    expect(await stored()).toBe(before);
  });

  it('of too many pictures is refused and leaves nothing', async () => {
    const before = await stored();
    const pictures = Array.from({ length: maxPicturesPerPerson + 1 }, () => jpeg);
    await expect(send(emptyPerson, pictures)).rejects.toMatchObject({
      status: 400,
      reply: { fields: { pictureFile: 'Send at most ten pictures of one person.' } },
    });
    expect(await stored()).toBe(before);
  });

  it('that breaks off leaves nothing', async () => {
    const [pictures, petitions] = [await stored(), await petitionCount()];
    const socket = connect(Number(new URL(app.base).port), '127.0.0.1');
    const head = '--b\r\ncontent-disposition: form-data; name="pictureFile"; filename="a.jpg"\r\n\r\n';
    socket.write(
      `POST /recognition/user/process HTTP/1.1\r\nhost: afc\r\nauthorization: Bearer ${operator.token}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n${head}`,
    );
    socket.write(jpeg);
    const { dataFolder } = app.context.config;
    const { readdir } = await import('node:fs/promises');
    const unfinished = () => readdir(`${dataFolder}/pictures/.unfinished`).catch(() => []);
    await waitFor(async () => (await unfinished()).length > 0 || undefined);
    socket.destroy();
    await waitFor(async () => (await unfinished()).length === 0 || undefined);
    expect([await stored(), await petitionCount()]).toEqual([pictures, petitions]);
  });

  it('sent again with its Idempotency-Key is the same petition', async () => {
    const headers = { [idempotencyHeader]: 'key-1' };
    const body = () => uploadForm({ ...emptyPerson, firstname: 'Once' }, [jpeg]);
    const before = await stored();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client('userProcess', { body: body() }, { headers })),
    );
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    const other = uploadForm({ ...emptyPerson, firstname: 'Other' }, [jpeg]);
    await expect(client('userProcess', { body: other }, { headers })).rejects.toMatchObject({
      status: 400,
      reply: { code: 'idempotencyKeyUsed', message: messages.en.idempotencyKeyUsed },
    });
    expect(await stored()).toBe(before + 1);
    const colleague = (await app.as('Operator')).client;
    const theirs = await colleague('userProcess', { body: body() }, { headers });
    expect(theirs._id).not.toBe(answers[0]?._id);
  });

  it.each([
    ['x'.repeat(201), tooLong],
    ['', 'This field is required.'],
  ])('with the Idempotency-Key %j is refused and leaves nothing', async (key, sentence) => {
    const before = await stored();
    const headers = { [idempotencyHeader]: key };
    await expect(client('userProcess', { body: uploadForm(emptyPerson, [jpeg]) }, { headers })).rejects.toMatchObject({
      status: 400,
      reply: { fields: { 'Idempotency-Key': sentence } },
    });
    expect(await stored()).toBe(before);
  });

  it('keeps its pictures where the database wrote the petition but was gone before it could say so', async () => {
    const before = await stored();
    const { db } = app.context;
    const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await db.transaction(work);
      throw new Error('Connection terminated unexpectedly');
    });
    const firstname = 'Unheard';
    await expect(send({ ...emptyPerson, firstname })).rejects.toMatchObject({ status: 500 });
    transaction.mockRestore();
    expect((await client('postPetitions', { body: { firstname } })).totalResults).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  it('can be sent again where its picture cannot be stored now, and leaves nothing', async () => {
    const before = await petitionCount();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const put = vi.spyOn(app.context.images, 'put');
    for (const [code, cause] of [['picturesUnavailable'], ['diskFull', full]] as const) {
      put.mockRejectedValueOnce(new ImageStoreUnavailable('away', { cause }));
      await expect(send(emptyPerson)).rejects.toMatchObject({
        status: 503,
        retryAfterSeconds: 30,
        reply: { code, message: messages.en[code] },
      });
    }
    put.mockRestore();
    expect(await petitionCount()).toBe(before);
  });

  it('is never answered with a test check that had its Idempotency-Key, nor the other way', async () => {
    const body = () => uploadForm({ ...emptyPerson, firstname: 'Real' }, [jpeg]);
    const refused = { status: 400, reply: { code: 'idempotencyKeyUsed' } };
    const ofTest = { headers: { [idempotencyHeader]: 'key-of-a-test' } };
    const test = await client('testProcess', { body: body() }, ofTest);
    await expect(client('userProcess', { body: body() }, ofTest)).rejects.toMatchObject(refused);
    const ofUpload = { headers: { [idempotencyHeader]: 'key-of-an-upload' } };
    await client('userProcess', { body: body() }, ofUpload);
    await expect(client('testProcess', { body: body() }, ofUpload)).rejects.toMatchObject(refused);
    await client('deleteTestResult', { params: { id: test._id } });
  });

  it.each(['o’neill&söhne@münchen.example', 'анна@пример.рф', 'ana@correo.xn--p1ai', "a%b'c@example.org"])(
    'takes the email %s, for addresses are written in every script',
    async (email) => {
      const { _id } = await send({ ...emptyPerson, email });
      const { resultList } = await client('postPetitions', { body: { email } });
      expect(resultList).toMatchObject([{ _id, email }]);
    },
  );

  it('of email and picture alone is a check without saving; presence decides, not values', async () => {
    const check = await client('userProcess', { body: uploadForm({ email: '' }, [jpeg]) });
    const checks = await client('postPetitions', { body: { kind: 'check' } });
    expect(checks.resultList.map(({ _id, kind }) => [_id, kind])).toEqual([[check._id, 'check']]);
    const full = await send(emptyPerson);
    const users = await client('postPetitions', { body: { pageSize: 100 } });
    expect(users.resultList.some(({ _id }) => _id === full._id)).toBe(true);
    expect(users.resultList.some(({ _id }) => _id === check._id)).toBe(false);
  });

  it('of any other part beside email and picture is not: a misspelt field makes nobody a check', async () => {
    const form = uploadForm({ email: '' }, [jpeg]);
    form.append('first_name', 'Ana');
    const { _id } = await client('userProcess', { body: form });
    const users = await client('postPetitions', { body: { pageSize: 100 } });
    expect(users.resultList.find((petition) => petition._id === _id)).toMatchObject({ kind: 'user' });
  });

  it('to /test is a test petition', async () => {
    const { _id } = await client('testProcess', { body: uploadForm(emptyPerson, [jpeg]) });
    const tests = await client('postTestPetitions', { body: {} });
    expect(tests.resultList.map((petition) => petition._id)).toEqual([_id]);
  });

  it('is for signed-in staff and API clients', async () => {
    const anonymous = createClient({ base: app.base, headers: () => ({}) });
    await expect(upload(anonymous, {}, [jpeg])).rejects.toMatchObject({ status: 401 });
    const { client: developer } = await app.as('Developer');
    const { apiKey, secretKey } = await developer('generateCredentials', { body: { name: 'submitter' } });
    const submitter = app.clientWith({ 'x-api-key': apiKey, 'x-secret-key': secretKey });
    await expect(upload(submitter, {}, [jpeg])).resolves.toBeTypeOf('string');
  });
});

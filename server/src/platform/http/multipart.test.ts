import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { ErrorReply } from '@afc/contract/errors';
import multipartPlugin from '@fastify/multipart';
import { type FastifyRequest, fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { listenLocally } from '../../testing/local-server.ts';
import { samplePicture } from '../../testing/petitions.ts';
import { partsOf } from './multipart.ts';

const test = await createTestApp();
afterAll(() => test.close());
const { token } = await test.as('Administrator');

const multipart = Object.values(endpoints).filter((endpoint) => 'multipart' in endpoint);

async function send(
  path: string,
  body: string | Buffer<ArrayBuffer>,
  type = 'multipart/form-data; boundary=b',
  encoding = 'identity',
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-encoding': encoding };
  const answer = await fetch(test.base + path, { method: 'POST', headers, body });
  return { status: answer.status, ...ErrorReply.parse(await answer.json()).error };
}

const field = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`;
const file = (name: string, content = 'id,name\r\n') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.csv"\r\n\r\n${content}`;

describe.each(multipart.map(({ path }) => path))('a body for %s', (path) => {
  const refused = { status: 400, code: 'badRequest', fields: { body: messages.en.bodyUnreadable } };

  it.each([
    ['without a boundary', 'anything', 'multipart/form-data'],
    ['whose boundary is too long', 'anything', `multipart/form-data; boundary=${'b'.repeat(300)}`],
    ['that never begins', 'anything', undefined],
    ['that ends within a field', field('firstname').slice(0, -4), undefined],
    ['that ends within a file', file('other'), undefined],
    ['that ends before its end', field('firstname'), undefined],
  ])('%s is refused', async (_, payload, type) => {
    expect(await send(path, payload, type)).toMatchObject(refused);
  });

  it('that ends within the file it is about is refused', async () => {
    const part = path === endpoints.importProviderList.path ? 'file' : 'pictureFile';
    const picture = (await samplePicture('grace-hopper')).subarray(0, 5_000);
    expect(await send(path, Buffer.concat([Buffer.from(file(part, '')), picture]))).toMatchObject(refused);
  });

  it.each([
    ['gzip', 500_000],
    ['gzip', 10],
    ['br', 500_000],
    ['unknown', 10],
  ])('that is compressed (%s, %i bytes) is refused, whole as it may be', async (encoding, bytes) => {
    const end = Buffer.from('\r\n--b--\r\n');
    const body = Buffer.concat([Buffer.from(file('pictureFile', '')), randomBytes(bytes), end]);
    const payload = encoding === 'br' ? brotliCompressSync(body) : gzipSync(body);
    expect(await send(path, payload, undefined, encoding)).toMatchObject({ status: 415, code: 'wrongBodyType' });
  });

  it.each(['identity', ''])('of too many parts is refused (encoding: %j)', async (encoding) => {
    const parts = Array.from({ length: 300 }, (_, i) => file(`file${i}`)).join('');
    expect(await send(path, `${parts}--b--\r\n`, undefined, encoding)).toMatchObject({
      status: 400,
      fields: { body: messages.en.tooManyParts },
    });
  });
});

it('a body whose sender is gone before it is read is refused, and nobody waits for it', async () => {
  const app = fastify();
  await app.register(multipartPlugin);
  const outcome = new Promise((resolve) => {
    app.post('/', async (request) => {
      await new Promise((closed) => request.raw.once('close', closed));
      resolve(await read(request).catch((error: unknown) => error));
    });
  });
  await app.ready();
  const socket = connect(await listenLocally(app.server), '127.0.0.1');
  const head = [
    'POST / HTTP/1.1',
    'host: afc',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000',
  ];
  socket.end([...head, '', field('firstname')].join('\r\n'));
  expect(await outcome).toMatchObject({ code: 'badRequest' });
  await app.close();
});

async function read(request: FastifyRequest): Promise<void> {
  for await (const part of partsOf(request, {})) if (part.type === 'file') part.file.resume();
}

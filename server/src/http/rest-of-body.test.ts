import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@afc/contract/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

const test = await createTestApp();
afterAll(() => test.close());
const { token } = await test.as('Administrator');

/** More than the buffers between two sockets hold: it is sent to its end only where somebody reads it. */
const body = Buffer.concat([
  Buffer.from('--b\r\ncontent-disposition: form-data; name="pictureFile"; filename="p"\r\n\r\n'),
  Buffer.alloc(30_000_000),
]);

/** As a proxy does that asks for a connection of its own: it reads the answer after it has sent all. */
async function sendAll(path: string, { bearer = token, type = 'multipart/form-data; boundary=b' } = {}) {
  const socket = connect(Number(new URL(test.base).port), '127.0.0.1');
  const head = [
    `POST ${path} HTTP/1.0`,
    'connection: close',
    `authorization: Bearer ${bearer}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  await Promise.race([once(socket, 'drain'), once(socket, 'error').then(([error]) => Promise.reject(error))]);
  return (await text(socket)).split('\r\n')[0];
}

describe('whoever sends a body that is not wanted', () => {
  const uploads = Object.values(endpoints).filter((endpoint) => 'multipart' in endpoint);

  it.each(uploads.map(({ path }) => path))('can finish and read why, at %s', async (path) => {
    expect(await sendAll(path, { bearer: 'of nobody' })).toContain(' 401 ');
    expect(await sendAll(path)).toMatch(/ 4\d\d /);
  });

  it('can finish a body of another type and one that is too long', async () => {
    expect(await sendAll(endpoints.userProcess.path, { type: 'image/png' })).toContain(' 415 ');
    expect(await sendAll(endpoints.login.path, { type: 'application/json' })).toContain(' 413 ');
  });
});

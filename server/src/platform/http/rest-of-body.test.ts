import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoints } from '@afc/contract/endpoints';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { waitFor } from '../../testing/wait-for.ts';

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

describe('the rest of a body that is refused is waited for while it comes, and no longer', () => {
  const multipart = 'multipart/form-data; boundary=b';
  const file = '--b\r\ncontent-disposition: form-data; name="pictureFile"; filename="p"\r\n\r\nno picture at all';

  it.each([
    { what: 'of a sender who is not admitted', answered: 401, type: multipart, bearer: 'of nobody' },
    { what: 'after what is no picture', answered: 415, type: multipart, bearer: token },
  ])('$what, and its end does no harm', async ({ answered, type, bearer }) => {
    const unheard = vi.fn<(error: Error) => void>();
    process.on('uncaughtException', unheard);
    const timers = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => {
      timers.mockRestore();
      process.off('uncaughtException', unheard);
    });
    const accepted = new Promise<Socket>((resolve) => test.app.server.once('connection', resolve));
    const socket = connect(Number(new URL(test.base).port), '127.0.0.1');
    // Cut off in the middle of what it sends, it hears of a reset too.
    const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
    const head = ['host: afc', `authorization: Bearer ${bearer}`, `content-type: ${type}`, 'content-length: 9000000'];
    socket.write(`POST ${endpoints.userProcess.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${file}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(`HTTP/1.1 ${answered} `);
    const halfAMinute = timers.mock.calls.find(([, milliseconds]) => milliseconds === 30_000);

    const received = await accepted;
    const before = received.bytesRead;
    socket.write(Buffer.alloc(400_000));
    await waitFor(() => received.bytesRead >= before + 400_000 || undefined);
    halfAMinute?.[0]();
    expect(received.destroyed).toBe(false);
    socket.write('a byte');
    halfAMinute?.[0]();
    await closed;
    expect(unheard).not.toHaveBeenCalled();
  });
});

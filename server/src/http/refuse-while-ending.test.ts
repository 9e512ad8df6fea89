import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { ErrorReply } from '@afc/contract/errors';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp } from '../testing/app.ts';

const test = await createTestApp();
afterAll(() => test.close());

async function listen(onEnding = () => {}) {
  const app = await createApp(test.context);
  app.addHook('preClose', async () => onEnding());
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { app, hostname, port: Number(port) };
}

it('refuses what still comes over a connection in the words of every other error, after what was under way is finished', async () => {
  let tell: () => void = () => undefined;
  const ending = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { app, hostname, port } = await listen(tell);
  const socket = connect(port, hostname);
  const answers = text(socket);
  const body = JSON.stringify({ username: 'nobody@example.org', password: 'wrong' });
  const login = `POST ${endpoints.login.path} HTTP/1.1\r\nhost: afc\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const arrived = once(app.server, 'request');
  socket.write(login + body.slice(0, 10));
  await arrived;
  const closed = app.close();
  await ending;
  socket.write(body.slice(10) + login + body);
  const [, first, second = ''] = (await answers).split('HTTP/1.1 ');
  expect(first).toMatch(/^406 /);
  expect(second).toMatch(/^503 /);
  expect(second).toMatch(/\r\nretry-after: 5\r\n/i);
  const refusal = ErrorReply.parse(JSON.parse(second.slice(second.indexOf('{'))));
  expect(refusal.error).toEqual({ code: 'unavailable', message: messages.en.unavailable });
  await closed;
});

it('answers everybody who connected before, and those who still wait to be let in', async () => {
  const { app, hostname, port } = await listen();
  const sockets = Array.from({ length: 100 }, () => connect(port, hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const closed = app.close();
  for (const socket of sockets) socket.end(`GET ${endpoints.health.path} HTTP/1.1\r\nhost: afc\r\n\r\n`);
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200 '))).toEqual([]);
  await closed;
});

it('does not wait for whoever connected and says nothing', async () => {
  const { app, hostname, port } = await listen();
  app.server.headersTimeout = 0;
  const silent = connect(port, hostname);
  await once(silent, 'connect');
  await app.close();
  await text(silent);
});

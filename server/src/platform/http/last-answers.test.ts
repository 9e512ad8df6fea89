import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { endpoints } from '@afc/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../start/app/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { waitFor } from '../../testing/wait-for.ts';

const test = await createTestApp();
afterAll(() => test.close());

async function listen(prepare: (app: FastifyInstance) => unknown = () => undefined) {
  const app = await createApp(test.context);
  prepare(app);
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { app, hostname, port: Number(port) };
}

const isLast = ({ headers }: IncomingMessage) => headers.connection === 'close';

it('answers what comes over a connection that was kept, until it has told that this is the last', async () => {
  const { app, hostname, port } = await listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = await once(get({ hostname, port, agent, path: endpoints.health.path }), 'response');
    await text(answer);
    return answer;
  };
  expect(isLast(await ask())).toBe(false);
  const ended = app.close();
  let answer = await ask();
  while (!isLast(answer)) answer = await ask();
  expect(answer.statusCode).toBe(200);
  await ended;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

it('finishes what is under way, and then closes its connection', async () => {
  const { app, hostname, port } = await listen();
  const socket = connect(port, hostname);
  const answer = text(socket);
  const body = JSON.stringify({ username: 'nobody@example.org', password: 'wrong' });
  const arrived = once(app.server, 'request');
  socket.write(
    `POST ${endpoints.login.path} HTTP/1.1\r\nhost: afc\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await arrived;
  const ended = app.close();
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1.1 406 [^{]*\r\nconnection: close\r\n/i);
  await ended;
});

it('closes the connection of an answer that had begun before, as soon as it is finished', async () => {
  const long = new PassThrough();
  const { app, hostname, port } = await listen((fresh) => fresh.get('/long', (_request, reply) => reply.send(long)));
  app.server.keepAliveTimeout = 0;
  long.write('begun, ');
  const socket = connect(port, hostname);
  const answer = text(socket);
  socket.write('GET /long HTTP/1.1\r\nhost: afc\r\n\r\n');
  await once(socket, 'readable');
  const ended = app.close();
  await waitFor(() => !app.server.listening || undefined);
  long.end('finished');
  expect(await answer).toMatch(/begun, .*finished/s);
  await ended;
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

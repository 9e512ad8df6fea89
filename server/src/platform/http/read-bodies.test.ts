import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { ErrorReply } from '@afc/contract/errors';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { makeRecord } from '../../testing/records.ts';
import { waitFor } from '../../testing/wait-for.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { token } = await app.as('Administrator');

const post = (path: string, body: string | Buffer<ArrayBuffer> | null, type?: string) =>
  fetch(app.base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    body,
  });
const errorOf = async (answer: Response) => ErrorReply.parse(await answer.json()).error;

describe('a request without a body', () => {
  const types = [undefined, 'application/json', 'text/plain', 'application/x-www-form-urlencoded'];

  it.each(types)('is answered where none is needed, with the type %s', async (type) => {
    expect((await post(endpoints.refreshToken.path, null, type)).status).toBe(200);
  });

  it('is answered where every field may be left out', async () => {
    const id = await makeRecord(app.context);
    const list = await post(endpoints.listClear.path, null);
    expect(await list.json()).toMatchObject({ totalResults: 1, resultList: [{ _id: id }] });
    expect((await post(endpoints.eraseResult.path.replace(':id', id), null)).status).toBe(200);
  });

  it.each(types)('is told which fields it needs, with the type %s', async (type) => {
    const answer = await post(endpoints.login.path, null, type);
    expect(answer.status).toBe(400);
    const { fieldRequired } = messages.en;
    expect((await errorOf(answer)).fields).toEqual({ username: fieldRequired, password: fieldRequired });
  });
});

describe('a field that is null', () => {
  it('counts as left out', async () => {
    const nulls = { currentPage: null, pageSize: null, firstname: null, lastname: null, email: null };
    const answer = await post(endpoints.listClear.path, JSON.stringify(nulls), 'application/json');
    expect(await answer.json()).toEqual({ totalResults: 0, resultList: [] });
  });

  it('is required where it may not be left out', async () => {
    const answer = await post(endpoints.login.path, '{"username":null,"password":"x"}', 'application/json');
    expect((await errorOf(answer)).fields).toEqual({ username: messages.en.fieldRequired });
  });

  it.each(['null', '[null]'])('does not make a body of %s', async (body) => {
    const answer = await post(endpoints.listClear.path, body, 'application/json');
    expect((await errorOf(answer)).fields).toEqual({ body: messages.en.fieldInvalid });
  });
});

it('a field that is not known is not looked at, whatever it holds', async () => {
  const body = JSON.stringify({ firstname: null, unknown: Array<number>(10_001).fill(0) });
  expect((await post(endpoints.listClear.path, body, 'application/json')).status).toBe(200);
});

describe('a list in a body', () => {
  const decide = (matchList: readonly unknown[]) =>
    post(
      endpoints.appliedChanges.path,
      JSON.stringify({ _id: 'x', version: 1, resultStatus: 'clear', matchList }),
      'application/json',
    );

  it('may have thousands of values', async () => {
    const matchList = Array.from({ length: 10_000 }, (_, number) => ({ _id: `${number}`, resultStatus: 'clear' }));
    expect((await decide(matchList)).status).toBe(404);
  });

  it('is refused as a whole where it has more than any case has matches', async () => {
    const answer = await decide(Array<number>(10_001).fill(0));
    expect(answer.status).toBe(400);
    expect((await errorOf(answer)).fields).toEqual({ matchList: messages.en.fieldInvalid });
  });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body of the type %s is refused with the sentence that says what to send',
  async (type) => {
    const answer = await post(endpoints.login.path, '{"username":"ada@example.org","password":"x"}', type);
    expect(answer.status).toBe(415);
    expect((await errorOf(answer)).message).toBe(messages.en.wrongBodyType);
  },
);

it('JSON in another encoding than UTF-8 is refused: other letters would stand for what was sent', async () => {
  const search = (encoding: 'latin1' | 'utf8') =>
    post(endpoints.listClear.path, Buffer.from('{"firstname":"Begoña"}', encoding), 'application/json');
  const answer = await search('latin1');
  expect(answer.status).toBe(400);
  expect((await errorOf(answer)).fields).toEqual({ body: messages.en.bodyNotUtf8 });
  expect((await search('utf8')).status).toBe(200);
});

it('a body that does not come whole within a minute is refused, and what comes later of it changes nothing', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const socket = connect(Number(new URL(app.base).port), '127.0.0.1');
  await once(socket, 'connect');
  const body = JSON.stringify({ username: 'ada@example.org', password: 'x' });
  const head = ['host: afc.test', 'content-type: application/json', `content-length: ${body.length}`];
  socket.write(`POST ${endpoints.login.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body.slice(0, 9)}`);
  const minute = await waitFor(() => timers.mock.calls.find(([, milliseconds]) => milliseconds === 60_000));
  minute[0]();
  socket.write(body.slice(9));
  const answer = await text(socket);
  expect(answer).toContain('HTTP/1.1 408 ');
  expect(answer).toContain(messages.en.bodyTooSlow);
});

it('a body that is refused unread does no harm, neither when its minute is over nor when its sender hangs up', async () => {
  const unheard = vi.fn<(error: Error) => void>();
  process.on('uncaughtException', unheard);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => {
    timers.mockRestore();
    process.off('uncaughtException', unheard);
  });
  for (const end of ['its minute is over', 'its sender hangs up']) {
    timers.mockClear();
    const socket = connect(Number(new URL(app.base).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = ['host: afc.test', 'content-type: application/json', 'content-length: 10000000'];
    socket.write(`POST ${endpoints.login.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"username":`);
    const minute = await waitFor(() => timers.mock.calls.find(([, milliseconds]) => milliseconds === 60_000));
    if (end === 'its minute is over') minute[0]();
    socket.destroy();
    await once(socket, 'close');
    await failure(app.client('login', { body: { username: `${end}@example.org`, password: 'x' } }));
  }
  expect(unheard).not.toHaveBeenCalled();
});

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { messages } from '@afc/contract/all-messages';
import { endpoints } from '@afc/contract/endpoints';
import { ErrorReply } from '@afc/contract/errors';
import { fillIn } from '@afc/contract/messages';
import { unknownRouteRedirect } from '@afc/contract/pages';
import { afterAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../platform/database/database.ts';
import { createTestApp } from '../../testing/app.ts';
import { routeList } from '../../testing/route-list.ts';
import { createApp } from './app.ts';

const test = await createTestApp();
afterAll(() => test.close());

const table = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
const send = (method: 'GET' | 'POST' | 'PUT', url: string, init: { payload?: string; type?: string } = {}) =>
  test.app.inject({
    method,
    url,
    ...(init.payload === undefined ? {} : { payload: init.payload }),
    headers: { 'content-type': init.type ?? 'application/json' },
  });
const errorOf = (answer: { json(): unknown }) => ErrorReply.parse(answer.json()).error;

describe('the routes', () => {
  it("are exactly the contract's table, its documentation and the web's files", () => {
    const isOurs = (route: string) => /^[A-Z]+ \/(api|recognition|healthz|readyz)(\/|$)/.test(route);
    const routes = routeList(test.app).filter((route) => !/^(GET|HEAD) \/api\/docs(\/|$)/.test(route));
    const ours = routes.filter(isOurs);
    const heads = table.filter((route) => route.startsWith('GET ')).map((route) => route.replace('GET', 'HEAD'));
    expect(ours.toSorted()).toEqual([...table, ...heads].toSorted());
    const others = routes.filter((route) => !isOurs(route));
    expect(others.filter((route) => !/^(GET|HEAD) /.test(route))).toEqual([]);
  });

  it('answer 404 in JSON where there are none, and say where all are', async () => {
    for (const answer of await Promise.all([
      send('GET', '/api/unknown'),
      send('GET', '/recognition/unknown'),
      send('POST', '/anything', { payload: '{}' }),
    ])) {
      expect(answer.statusCode).toBe(404);
      expect(errorOf(answer)).toEqual({ code: 'notFound', message: messages.en.noSuchCall });
    }
  });

  it.each(['//recognition/analytics', '/Recognition/analytics'])(
    'answer 404 in JSON to %s, which is nearly one, and never with the page of the web',
    async (path) => {
      const answer = await fetch(test.base + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: { code: 'notFound', message: messages.en.noSuchCall } });
    },
  );

  it('lead an address that cannot be read to the page that says so, and answer a call there in JSON', async () => {
    const page = await send('GET', '/100%');
    expect([page.statusCode, page.headers.location]).toEqual([302, unknownRouteRedirect]);
    const call = await send('GET', endpoints.result.path.replace(':id', '100%'));
    expect(call.statusCode).toBe(400);
    expect(errorOf(call).code).toBe('badRequest');
  });

  it.each([
    ['PUT', endpoints.login.path, 'POST'],
    ['GET', `${endpoints.login.path}?again=1`, 'POST'],
    ['POST', endpoints.result.path.replace(':id', 'some%2Fbody'), 'GET, HEAD'],
    ['PUT', endpoints.getPetitions.path, 'GET, HEAD, POST'],
  ] as const)('answer 405 to %s %s, and name the methods that are answered there', async (method, url, methods) => {
    const answer = await send(method, url);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(methods);
    const message = `This address answers only ${methods}. All calls are listed at /api/docs.`;
    expect(errorOf(answer)).toEqual({ code: 'methodNotAllowed', message, values: { methods } });
  });

  it('answer 404 where an id is longer than any, and not that its method is another', async () => {
    const answer = await send('GET', endpoints.result.path.replace(':id', 'a'.repeat(2_000)));
    expect(answer.statusCode).toBe(404);
    expect(errorOf(answer)).toEqual({ code: 'notFound', message: messages.en.notFoundRecord });
  });
});

describe('a request that cannot be read', () => {
  const login = endpoints.login.path;

  it('is 400 when its JSON is malformed, and says so', async () => {
    const answer = await send('POST', login, { payload: '{"username":' });
    expect(answer.statusCode).toBe(400);
    const fields = { body: 'The body cannot be read as JSON.' };
    expect(errorOf(answer)).toEqual({ code: 'badRequest', message: messages.en.badRequest, fields });
  });

  it('is 400 and says of each field what is wrong with it', async () => {
    const { token } = await test.as('Administrator');
    const answer = await test.app.inject({
      method: 'POST',
      url: endpoints.register.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { user: 'nobody', userName: ' ', userLastName: 'x'.repeat(201), role: 'Nobody' },
    });
    const { fieldEmail, fieldRequired, fieldTooLong, fieldInvalid } = messages.en;
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).fields).toEqual({
      user: fieldEmail,
      userPassword: fieldRequired,
      userName: fieldRequired,
      userLastName: fillIn(fieldTooLong, { longest: 200 }),
      role: fieldInvalid,
    });
  });

  it('is 400 when it has no body', async () => {
    expect((await send('POST', login)).statusCode).toBe(400);
  });

  it.each(['zero\u0000', 'half a character \ud800'])(
    'is 400 when a text cannot be stored as it is: %j',
    async (bad) => {
      const { token } = await test.as('Administrator');
      const post = (url: string, payload: object) =>
        test.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload });
      const person = { lastname: 'Example', email: 'example@example.org' };
      const change = { _id: randomUUID(), version: 1, resultStatus: 'clear' };
      const match = { resultStatus: 'clear', recordVersion: null };
      for (const [field, answer] of [
        ['firstname', await post(endpoints.updateUser.path, { ...person, firstname: bad })],
        ['name', await post(endpoints.generateCredentials.path, { name: bad })],
        ['comment', await post(endpoints.appliedChanges.path, { ...change, comment: bad })],
        [
          'matchList/0/_id',
          await post(endpoints.appliedChanges.path, { ...change, matchList: [{ ...match, _id: bad }] }),
        ],
        ['email', await post(endpoints.sendResetEmail.path, { email: bad })],
      ] as const) {
        expect(answer.statusCode).toBe(400);
        expect(errorOf(answer).fields).toEqual({ [field]: messages.en.fieldInvalid });
      }
    },
  );

  it.each([`${endpoints.audit.path}?subject=zero%00`, `${endpoints.getPetitions.path}?name=zero%00`])(
    'is 400 when its address holds such a text: %s',
    async (url) => {
      const { token } = await test.as('Administrator');
      const answer = await test.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      expect([answer.statusCode, errorOf(answer).code]).toEqual([400, 'badRequest']);
    },
  );

  it('is 400 when it is nested without end', async () => {
    const answer = await send('POST', login, { payload: '['.repeat(30_000) + ']'.repeat(30_000) });
    expect(answer.statusCode).toBe(400);
  });

  it('is 400 when its address is malformed, and does not repeat the address', async () => {
    const answer = await send('GET', '/recognition/result/ada%zz');
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)).toEqual({ code: 'badRequest', message: messages.en.badRequest });
  });

  it.each([
    ['is no HTTP', 'HELLO\r\n\r\n', 'HTTP/1.1 400 '],
    ['has endless headers', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 'HTTP/1.1 431 '],
  ])('gets an answer of the common shape when it %s', async (_, bytes, status) => {
    const socket = connect(Number(new URL(test.base).port), '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer.startsWith(status)).toBe(true);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(ErrorReply.parse(JSON.parse(body)).error.code).toBe('badRequest');
  });

  it('does not stay for ever when it comes to a halt', () => {
    expect(test.app.server.requestTimeout).toBeGreaterThan(0);
  });

  it('is 413 when its body is too large', async () => {
    const payload = JSON.stringify({ username: 'x'.repeat(2 ** 16), password: 'x' });
    const answer = await send('POST', login, { payload });
    expect(answer.statusCode).toBe(413);
    expect(errorOf(answer)).toEqual({ code: 'bodyTooLarge', message: messages.en.bodyTooLarge });
  });

  it('is 415 when its body is of another type', async () => {
    const answer = await send('POST', login, { payload: '<login/>', type: 'application/xml' });
    expect(answer.statusCode).toBe(415);
    expect(errorOf(answer)).toEqual({ code: 'wrongBodyType', message: messages.en.wrongBodyType });
  });
});

describe('an error', () => {
  it.each([
    ['', 'en'],
    ['de', 'en'],
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr,es;q=0.9,en;q=0.1', 'es'],
    ['en;q=0.1, es', 'es'],
    ['es;q=0, en', 'en'],
    ['est, *', 'en'],
  ] as const)('to whoever accepts "%s" is told in %s', async (accepted, language) => {
    const answer = await test.app.inject({ url: '/api/unknown', headers: { 'accept-language': accepted } });
    expect(errorOf(answer).message).toBe(messages[language].noSuchCall);
  });
});

describe('who does not prove who calls', () => {
  it.each([
    ['without a proof', {}],
    ['with a session that ended', { authorization: 'Bearer old' }],
    ['with API credentials that do not exist', { 'x-api-key': 'none', 'x-secret-key': 'none' }],
  ])('%s is told which scheme there is', async (_, headers) => {
    const answer = await test.app.inject({ url: endpoints.policy.path, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="AFC"');
  });
});

describe('every answer', () => {
  it('lets pages load only what is ours, and be framed by nobody', async () => {
    for (const url of ['/healthz', '/api/unknown', '/api/docs']) {
      const { headers } = await send('GET', url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('of the documentation works under that policy: it has no inline script', async () => {
    const page = await send('GET', '/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>AFC: API documentation</title>');
    const scripts = page.body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes('src='))).toEqual([]);
  });

  it('of data is stored by no cache', async () => {
    const { token } = await test.as('Operator');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await test.app.inject({ method: 'GET', url: endpoints.currentUser.path, headers });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('says that the process answers and that its parts are ready', async () => {
    expect((await send('GET', '/healthz')).json()).toMatchObject({ status: 'ok' });
    expect((await send('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while the lists of its start are being loaded, but answers', async () => {
    const names = { ...test.context.names, follow: () => new Promise<void>(() => undefined) };
    const app = await createApp({ ...test.context, names });
    try {
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('is not ready without its database, but still alive', async () => {
    const db = createDatabase('postgres://afc@127.0.0.1:1/nowhere');
    const app = await createApp({ ...test.context, db });
    try {
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      await app.close();
      await db.close();
    }
  });
});

import { BlockList, connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { AppError, sentenceOfError } from '../../platform/base/errors.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Answer, listsOf, removeLists, sendList, serving } from '../../testing/provider-lists.ts';
import { askAddress, nextAddress, saveAnswer } from '../files/download.ts';
import { fetchList } from './fetch-list.ts';
import { refreshLists } from './refresh-lists.ts';

const test = await createTestApp({ env: { AFC_LIST_MAX_MB: '1', AFC_LIST_STALL_SECONDS: '1' } });
afterAll(() => test.close());
const admin = await test.as('Administrator');

const listed = () => listsOf(admin.client);
afterEach(() => removeLists(admin.client));

const rows = Array.from({ length: 400 }, (_, i) => `${i},Made Person ${i}\n`);
const whole = `id,name\n${rows.join('')}`;
/** At the end of a line: nothing in it tells that rows are gone. */
const half = `id,name\n${rows.slice(0, 200).join('')}`;

const get = (url: string, more: Partial<Parameters<typeof fetchList>[1]> = {}) =>
  fetchList(test.context, { url, format: 'csv', name: 'Web', actor: systemActor, requestId: 'test', ...more });

describe('an address that does not send the whole list changes nothing', () => {
  const raw =
    (text: string): Answer =>
    (_, response) =>
      response.socket?.end(text);
  const cutOf = (body: Buffer) => body.subarray(0, body.length / 2);
  const send =
    (headers: Record<string, string>, body: Buffer | string, status = 200): Answer =>
    (_, response) =>
      response.writeHead(status, headers).end(body);
  const refused: [string, Answer][] = [
    ['fewer bytes than announced', raw(`HTTP/1.1 200 OK\r\ncontent-length: ${whole.length}\r\n\r\n${half}`)],
    [
      'a body of chunks without the last one',
      raw(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${half.length.toString(16)}\r\n${half}\r\n`),
    ],
    ['half of a gzip file', send({ 'content-encoding': 'gzip' }, cutOf(gzipSync(whole)))],
    ['half of a Brotli file', send({ 'content-encoding': 'br' }, cutOf(brotliCompressSync(whole)))],
    ['a coding nobody asked for', send({ 'content-encoding': 'compress' }, whole)],
    ['a part of the list', send({ 'content-range': 'bytes 0-99/9999' }, half, 206)],
    ['nothing', send({}, '', 204)],
    ['an empty file', send({}, '')],
    ['a page', send({ 'content-type': 'text/html' }, '<!doctype html><html><body>Not now</body></html>')],
    ['that nothing changed, where nothing is loaded', send({}, '', 304)],
    ['a redirect to itself', send({ location: '/own.csv' }, '', 302)],
    ['a redirect to no address', send({ location: 'file:///etc/hostname' }, '', 302)],
    ['another protocol', send({ connection: 'upgrade', upgrade: 'other' }, '', 101)],
    ['no answer', (request) => request.socket.destroy()],
  ];

  it.each(refused)('%s', (_, answer) =>
    serving(answer, async (url) => {
      await expect(get(url)).rejects.toMatchObject({ code: 'listNotReadable' });
      expect(await listed()).toEqual([]);
    }),
  );
});

describe('an address that does not come to a good end', () => {
  const endless: Answer = (_, response) => {
    const more = () => {
      while (response.write(whole));
      response.once('drain', more);
    };
    more();
  };
  const packed: Answer = (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(whole + ' '.repeat(2 * 1024 * 1024)));
  const stalled: Answer = (_, response) => response.writeHead(200, { 'content-length': whole.length }).write(half);
  const compressed: Answer = (_, response) => response.writeHead(200, { 'content-encoding': 'compress' }).end(whole);
  it.each<[string, Answer, string]>([
    ['sends without end', endless, 'sent more than 1 MB, which is more than a list may have (AFC_LIST_MAX_MB).'],
    ['sends more than allowed, packed', packed, 'sent more than 1 MB, which is more than a list may have'],
    ['falls silent in the middle', stalled, 'sent nothing for 1 seconds.'],
    ['never answers', () => undefined, 'sent nothing for 1 seconds.'],
    ['packs it in a way of its own', compressed, 'could not be fetched: content-encoding compress.'],
  ])('%s: is given up and changes nothing', (_, answer, sentence) =>
    serving(answer, async (url) => {
      const error = await get(`${url}?key=ours`).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      if (error instanceof AppError) expect(sentenceOfError(error, 'en')).toContain(`${url} ${sentence}`);
      expect(await listed()).toEqual([]);
    }),
  );

  it.each<[string, Answer]>([
    ['sends a little now and then', stalled],
    ['never answers', () => undefined],
  ])('%s: is given up when its time is over', (_, answer) =>
    serving(answer, async (url) => {
      const timeOver = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(100));
      const error = await get(url).catch((thrown: unknown) => thrown);
      timeOver.mockRestore();
      expect(error).toBeInstanceOf(AppError);
      if (error instanceof AppError)
        expect(sentenceOfError(error, 'en')).toContain(`${url} did not send the whole list within 10 minutes.`);
    }),
  );
});

it('an address of https leads to no other kind of address', () => {
  const from = new URL('https://example.org/list.csv');
  expect(nextAddress(from, '/moved').href).toBe('https://example.org/moved');
  expect(nextAddress(from, 'https://example.net/list.csv').href).toBe('https://example.net/list.csv');
  expect(() => nextAddress(from, 'http://example.org/list.csv')).toThrow('https');
  expect(nextAddress(new URL('http://example.org/'), 'https://example.org/').protocol).toBe('https:');
});

it('a public address leads to public ones alone, one of our own anywhere', () =>
  serving(
    (request, response) => {
      const { port } = new URL(`http://${request.headers.host}`);
      if (request.url === '/moved') response.writeHead(200).end(whole);
      else response.writeHead(302, { location: `http://localhost:${port}/moved` }).end();
    },
    async (url) => {
      // Whether 127.0.0.1 is among the networks that are not public.
      const isPrivate = vi.spyOn(BlockList.prototype, 'check').mockReturnValueOnce(false);
      onTestFinished(() => isPrivate.mockRestore());
      const error = await get(url).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'listNotReadable' });
      if (error instanceof AppError)
        expect(sentenceOfError(error, 'en')).toMatch(/it leads to localhost:\d+, which has no public address/);
      expect(await listed()).toEqual([]);

      isPrivate.mockReturnValue(false);
      expect(await get(url)).toMatchObject({ current: { entities: 400 } });
      isPrivate.mockRestore();
      expect(await get(url)).toMatchObject({ current: { entities: 400 } });
    },
  ));

describe('an address that sends the whole list', () => {
  it.each([
    ['gzip', gzipSync(whole)],
    ['br', brotliCompressSync(whole)],
    ['identity', Buffer.from(whole)],
  ])('may send it as %s', (coding, body) =>
    serving(
      (_, response) => response.writeHead(200, { 'content-encoding': coding }).end(body),
      async (url) => expect(await get(url)).toMatchObject({ current: { entities: 400 } }),
    ),
  );

  it('may lead to another, and have a name of any length', () =>
    serving(
      (request, response) => {
        if (request.url === '/moved') response.writeHead(200).end(whole);
        else response.writeHead(302, { location: '/moved' }).end();
      },
      async (url) => {
        const long = url.replace('own', 'n'.repeat(300));
        expect(await get(long)).toMatchObject({ current: { entities: 400 } });
        expect(await listed()).toMatchObject([{ url: long }]);
      },
    ));

  it('is asked again without conditions where another format or a sum is told', () => {
    const conditions: (string | undefined)[] = [];
    return serving(
      (request, response) => {
        conditions.push(request.headers['if-none-match']);
        response.writeHead(200, { etag: '"one"' }).end(whole);
      },
      async (url) => {
        await get(url);
        await get(url);
        await expect(get(url, { sha256: ['0'.repeat(64)] })).rejects.toMatchObject({ code: 'listChecksum' });
        await expect(get(url, { format: 'un' })).rejects.toMatchObject({ code: 'listNotReadable' });
        expect(conditions).toEqual([undefined, '"one"', undefined, undefined]);
      },
    );
  });

  it.each([
    ['etag', '"one"', 'if-none-match'],
    ['last-modified', 'Fri, 13 Feb 2026 06:00:00 GMT', 'if-modified-since'],
  ])(
    'is asked by its %s whether it changed, and not for a version that is loaded no more',
    (mark, value, condition) => {
      const asked: (string | string[] | undefined)[] = [];
      return serving(
        (request, response) => {
          asked.push(request.headers[condition]);
          // The second version comes without a mark.
          response.writeHead(200, asked.length === 1 ? { [mark]: value } : {}).end(`${whole}x${asked.length},More\n`);
        },
        async (url) => {
          for (let time = 0; time < 3; time += 1) await get(url);
          expect(asked).toEqual([undefined, value, undefined]);
        },
      );
    },
  );
});

it('a transfer that is given up half-way fails, and nothing else does', () =>
  serving(
    (_, response) => response.writeHead(200, { 'content-length': whole.length }).write(half),
    async (url) => {
      const giveUp = new AbortController();
      const answer = await askAddress(new URL(url), { headers: {}, signal: giveUp.signal, stallMs: 60_000 });
      answer.once('data', () => giveUp.abort());
      await expect(saveAnswer(answer, '/dev/null', 1_000_000)).rejects.toThrow();
    },
  ));

describe('a list that is fetched again', () => {
  /** Does something while the new version is under way. */
  const meanwhile = (work: () => Promise<unknown>) => {
    let text = whole;
    let during: () => Promise<unknown> = () => Promise.resolve();
    return serving(
      (_, response) => void during().then(() => response.writeHead(200, { etag: '"two"' }).end(text)),
      async (url) => {
        await get(url);
        text = `${whole}x,One More\n`;
        during = work;
        await refreshLists(test.context);
      },
    );
  };

  it('does not come back where it was removed meanwhile', async () => {
    await meanwhile(() => admin.client('removeProviderList', { params: { name: 'Web' } }));
    expect(await listed()).toEqual([]);
  });

  it('does not take the place of a file that was imported meanwhile', async () => {
    await meanwhile(() => sendList(admin.client, `${whole}y,Uploaded\n`, { name: 'Web' }));
    expect(await listed()).toMatchObject([
      { url: null, refreshError: null, current: { importedBy: 'Administrator Tester' } },
    ]);
  });
});

describe('an upload', () => {
  const boundary = 'between-the-parts';
  const part = (disposition: string, text: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
  const body = `${part('name="format"', 'csv')}${part('name="file"; filename="own.csv"', whole)}--${boundary}--\r\n`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const post = async (contentType: string, text: string) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': contentType };
    return (await fetch(`${test.base}/api/lists`, { method: 'POST', headers, body: text })).status;
  };

  it('of another type, or that is no form, is refused', async () => {
    expect(await post('application/json', '{}')).toBe(415);
    expect(await post('text/csv', whole)).toBe(415);
    expect(await post('multipart/form-data', body)).toBe(400);
    expect(await post(type, whole)).toBe(400);
    expect(await post(type, body.slice(0, -boundary.length))).toBe(400);
    expect(await post(type, part('name="file"; filename="own.csv"', whole))).toBe(400);
    expect(await listed()).toEqual([]);
    expect(await post(type, body)).toBe(200);
  });

  it('of a file without a name is read', async () => {
    const nameless = part('name="file"\r\ncontent-type: application/octet-stream', whole);
    expect(await post(type, `${part('name="format"', 'csv')}${nameless}--${boundary}--\r\n`)).toBe(200);
  });

  it.each([0, 60, 200, 5_000, body.length - 5])('that breaks off after %i bytes changes nothing', async (bytes) => {
    const socket = connect(Number(new URL(test.base).port), '127.0.0.1');
    const head = ['POST /api/lists HTTP/1.1', 'host: afc', `authorization: Bearer ${admin.token}`];
    const sizes = [`content-type: ${type}`, `content-length: ${body.length}`, '', ''];
    const closed = new Promise((resolve) =>
      test.app.server.once('connection', (taken) => taken.once('close', resolve)),
    );
    socket.end([...head, ...sizes].join('\r\n') + body.slice(0, bytes));
    await closed;
    expect(await listed()).toEqual([]);
  });

  it('beside another and a removal of the same list leaves one whole version, and all are known', async () => {
    await sendList(admin.client, whole, { name: 'Busy' });
    const works = await Promise.allSettled([
      sendList(admin.client, `${whole}a,First\n`, { name: 'Busy' }),
      admin.client('removeProviderList', { params: { name: 'Busy' } }),
      sendList(admin.client, `${whole}b,Second\n`, { name: 'Busy' }),
    ]);
    expect(works.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    for (const { current, earlier } of await listed()) {
      expect(current.entities).toBe(401);
      expect([current, ...earlier].map(({ version }) => version)).toEqual([3, 2, 1]);
    }
  });
});

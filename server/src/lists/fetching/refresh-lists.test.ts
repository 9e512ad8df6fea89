import { fileOfText } from '@afc/screening/lists/list-files';
import { afterAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createLog } from '../../platform/process/log.ts';
import type { Context } from '../../start/services/context.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Answer, serving } from '../../testing/provider-lists.ts';
import { importList } from '../versions/import-list.ts';
import { presentLists } from '../versions/present-list.ts';
import { removeList } from '../versions/remove-list.ts';
import { claimRefresh, listRows } from '../versions/store.ts';
import { fetchList } from './fetch-list.ts';
import { refreshDueLists, refreshLists } from './refresh-lists.ts';

const asking = { actor: systemActor, requestId: 'test' } as const;

const publishing = (statuses: number[], work: (address: string) => Promise<void>) =>
  serving((_, answer) => answer.writeHead(statuses.shift() ?? 500).end('id,name\n1,Ada Example\n'), work);

it('tells where a list comes from, and that it failed, without the key in the address', () =>
  publishing([200, 503], async (address) => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const test = await createTestApp();
    const url = `${address}?token=key-of-ours`;
    await fetchList(test.context, { url, format: 'csv', name: 'ours', ...asking });
    await refreshLists({ ...test.context, log });
    const { client } = await test.as('Operator');
    const { resultList } = await client('listProviderLists', {});
    await test.close();
    expect(resultList).toMatchObject([{ url: address, refreshError: `${address} answered 503. Nothing was changed.` }]);
    expect(lines.join('')).toContain(`${address} answered 503.`);
    expect(lines.join('')).not.toContain('key-of-ours');
  }));

it('says why a refresh failed in the language of who asks; what older versions kept is shown as it stands', () =>
  publishing([200, 503], async (url) => {
    const test = await createTestApp();
    const { token } = await test.as('Administrator');
    const shown = async (language: string) => {
      const call = test.clientWith({ authorization: `Bearer ${token}`, 'accept-language': language });
      return (await call('listProviderLists', {})).resultList[0]?.refreshError;
    };
    const options = { url, format: 'csv', name: 'ours', ...asking } as const;
    await fetchList(test.context, options);
    await refreshLists(test.context);
    expect(await shown('es')).toBe(`${url} respondió 503. No se cambió nada.`);
    expect(await shown('en')).toBe(`${url} answered 503. Nothing was changed.`);
    await test.context.db.query(sql`update provider_lists set refresh_error = to_jsonb('Kept in English.'::text)`);
    expect(await shown('es')).toBe('Kept in English.');
    await test.close();
  }));

it('fetches a list again when its hours have passed, in one of the processes that see it, and no sooner', () => {
  const statuses = [200, 200, 200];
  return publishing(statuses, async (url) => {
    let clock = Date.now();
    const test = await createTestApp({ now: () => new Date(clock), env: { AFC_LIST_REFRESH: '24' } });
    const { context } = test;
    const never = { ...context, config: { ...context.config, listRefreshHours: undefined } };
    const leftAfter = async (hours: number, contexts = [context, context]) => {
      clock += hours * 3_600_000;
      await Promise.all(contexts.map(refreshDueLists));
      return statuses.length;
    };
    await fetchList(context, { url, format: 'csv', name: 'ours', ...asking });
    expect([await leftAfter(23), await leftAfter(1), await leftAfter(48, [never])]).toEqual([2, 1, 1]);
    await test.close();
  });
});

describe('the schedule', () => {
  let clock = Date.parse('2026-02-13T06:00:00Z');
  const app = createTestApp({ now: () => new Date(clock) });
  afterAll(async () => (await app).close());
  const file = 'id,name\n1,Ada Example\n';
  const whole: Answer = (_, response) => response.end(file);
  const answering =
    (status: number): Answer =>
    (_, response) =>
      response.writeHead(status).end();
  const hour = 60;

  /** A list that was fetched once and is fetched again every so many hours. */
  async function refreshed(
    everyHours: number,
    next: Answer[],
    work: (list: Refreshed) => Promise<void>,
  ): Promise<void> {
    const { context: own } = await app;
    const context = { ...own, config: { ...own.config, listRefreshHours: everyHours } };
    const answers = [whole, ...next];
    let asked = -1;
    await serving(
      (request, response) => {
        asked += 1;
        (answers.shift() ?? whole)(request, response);
      },
      async (url) => {
        await fetchList(context, { url, format: 'csv', name: 'ours', ...asking });
        await work({
          context,
          askedAfter: async (minutes) => {
            clock += minutes * 60_000;
            await Promise.all([refreshDueLists(context), refreshDueLists(context)]);
            return asked;
          },
          shown: async () => {
            const [list] = await presentLists(context);
            const { url: from, refreshError: error, nextRefreshAt: at } = list ?? {};
            return { from, error, nextIn: at ? (Date.parse(at) - clock) / 60_000 : undefined };
          },
        });
      },
    );
    await removeList(context, 'ours', asking);
  }

  interface Refreshed {
    readonly context: Context;
    /** How often two processes have asked the publisher, once so many minutes more have passed. */
    readonly askedAfter: (minutes: number) => Promise<number>;
    readonly shown: () => Promise<Partial<Record<'from' | 'error' | 'nextIn', unknown>>>;
  }

  it.each<[string, Answer]>([
    ['closes the connection', (request) => request.socket.destroy()],
    ['breaks off', (_, response) => response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nid,name\n')],
    ['has an error', answering(502)],
    ['was asked too often', answering(429)],
  ])('asks a publisher that %s again soon, from one process', (_, answer) =>
    refreshed(24, [answer], async ({ askedAfter, shown }) => {
      expect(await askedAfter(24 * hour)).toBe(1);
      expect(await shown()).toMatchObject({ error: expect.any(String), nextIn: 15 });
      expect([await askedAfter(14), await askedAfter(1)]).toEqual([1, 2]);
      expect(await shown()).toMatchObject({ error: null, nextIn: 24 * hour });
      expect([await askedAfter(24 * hour - 1), await askedAfter(1)]).toEqual([2, 3]);
    }),
  );

  it('waits longer before each try, up to three hours, until the publisher answers', () =>
    refreshed(24, Array(6).fill(answering(503)), async ({ askedAfter }) => {
      expect(await askedAfter(24 * hour)).toBe(1);
      for (const [before, minutes] of [15, 45, 135, 180, 180, 180].entries())
        expect([await askedAfter(minutes - 1), await askedAfter(1)]).toEqual([before + 1, before + 2]);
      expect([await askedAfter(24 * hour - 1), await askedAfter(1)]).toEqual([7, 8]);
    }));

  it('shows no failure any more, and waits as usual, where the publisher then says that nothing changed', () =>
    refreshed(24, [answering(503), answering(304)], async ({ askedAfter, shown }) => {
      expect([await askedAfter(24 * hour), await askedAfter(15)]).toEqual([1, 2]);
      expect(await shown()).toMatchObject({ error: null, nextIn: 24 * hour });
    }));

  it('never waits longer than usual', () =>
    refreshed(0.5, [answering(503), answering(503)], async ({ askedAfter }) => {
      expect([await askedAfter(30), await askedAfter(15), await askedAfter(29)]).toEqual([1, 2, 2]);
      expect(await askedAfter(1)).toBe(3);
    }));

  it('asks again soon where the process ended that was asking', () =>
    refreshed(24, [], async ({ context, askedAfter }) => {
      const [list] = await listRows(context.db);
      if (!list) throw new Error('there is no list');
      expect(await claimRefresh(context.db, list, context.now(), context.now())).toBe(true);
      // Another process that found it due at the same moment comes too late.
      expect(await claimRefresh(context.db, list, context.now(), context.now())).toBe(false);
      expect([await askedAfter(14), await askedAfter(1)]).toEqual([0, 1]);
    }));

  it.each<[string, Answer]>([
    ['is not there', answering(404)],
    ['is another file', (_, response) => response.end('<html></html>')],
    ['is cut off', (_, response) => response.end('id,name\n1,"Ada')],
  ])('fetches a list that %s again at its usual time', (_, answer) =>
    refreshed(24, [answering(503), answer], async ({ askedAfter, shown }) => {
      expect([await askedAfter(24 * hour), await askedAfter(15)]).toEqual([1, 2]);
      expect(await shown()).toMatchObject({ error: expect.any(String), nextIn: 24 * hour });
      expect([await askedAfter(24 * hour - 1), await askedAfter(1)]).toEqual([2, 3]);
    }),
  );

  it('does not put back what a slow publisher sent before somebody fetched a newer version', async () => {
    const { context: own } = await app;
    const newer: Answer = (_, response) => response.end(`${file}2,Berta Example\n`);
    const slow: Answer = (request, response) => {
      const url = `http://${request.headers.host}${request.url}`;
      void fetchList(own, { url, format: 'csv', name: 'ours', ...asking }).then(() =>
        response.end(`${file}3,Former Example\n`),
      );
    };
    await refreshed(24, [slow, newer], async ({ context, askedAfter, shown }) => {
      expect(await askedAfter(24 * hour)).toBe(2);
      const entries = await context.db.query(sql`select reference from provider_entities order by position`);
      expect(entries).toEqual([{ reference: '1' }, { reference: '2' }]);
      expect(await shown()).toMatchObject({ error: null, nextIn: 24 * hour });
    });
  });

  it('forgets a list that was loaded from a file since, and why it could not be fetched', () =>
    refreshed(24, [answering(503)], async ({ context, askedAfter, shown }) => {
      await askedAfter(24 * hour);
      await importList(context, { main: fileOfText('own.csv', file) }, { format: 'csv', name: 'ours', ...asking });
      expect(await shown()).toEqual({ from: null, error: null });
      expect(await askedAfter(24 * hour)).toBe(1);
    }));
});

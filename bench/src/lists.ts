import { once } from 'node:events';
import type { EndpointName } from '@afc/contract/endpoints';
import type { Database } from '@afc/server/platform/database/database';
import { countOf } from './arguments.ts';
import type { Answer, AskingThreadData, Question } from './asking-thread.ts';
import { percentiles, report, timed, timesOf } from './figures.ts';
import { fillRecords, nameFragments } from './many-records.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';
import { startThread } from './start-thread.ts';

const lists = ['listClear', 'listConsider', 'listBlacklist', 'listKycRejected', 'listMatches'] as const;

/** A running server is warm. The pages and filters that count are not asked for before. */
const warmUp = 50;

/** Pages, filters, deep pages and statistics over HTTP at a million records: `npm run bench -- lists [records]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const records = countOf(args[0], 1_000_000);
  const server = await startServerUnderTest();
  const { context } = server;
  const { ask, end } = asker(server);
  try {
    const seconds = (await timed(() => fillRecords(context.db, records))) / 1_000;
    report({ bench: 'lists', what: 'fill', records, seconds: Math.round(seconds) });
    // Before the warm-up: counting their hits reads whole tables and drives others out of memory.
    const filters = await filtersOf(context.db);
    for (let step = 0; step < warmUp; step++)
      for (const list of lists) {
        await ask(list, { currentPage: 101 + step });
        await ask(list, { lastname: `warm${step}` });
      }
    const allPages: number[] = [];
    for (const list of lists) {
      const pages = await timesOf(100, (step) => ask(list, { currentPage: 1 + step }));
      report({ bench: 'lists', what: 'pages 1-100', list, ...percentiles(pages) });
      allPages.push(...pages);
    }
    report({ bench: 'lists', what: 'pages 1-100, all lists', ...percentiles(allPages) });
    const allFilters: number[] = [];
    for (const { column, length, fragments } of filters) {
      const all: number[] = [];
      const large: number[] = [];
      for (const { fragment, hits } of fragments) {
        const ms = await ask('listClear', { [column]: fragment });
        all.push(ms);
        if (hits > 5_000) large.push(ms);
      }
      const what = `filter of ${length} letters`;
      report({ bench: 'lists', what, column, ...percentiles(all) });
      report({ bench: 'lists', what: `${what}, 5,000-10,000 hits`, column, ...percentiles(large) });
      allFilters.push(...all);
    }
    report({ bench: 'lists', what: 'all filters', ...percentiles(allFilters) });
    const deep = Math.floor(records / 20);
    const far = await timesOf(20, (step) => ask('postPetitions', { currentPage: deep - step }));
    report({ bench: 'lists', what: `petitions page ${deep}`, ...percentiles(far) });
    const clear = await timesOf(20, (step) => ask('listClear', { currentPage: deep - step }));
    report({ bench: 'lists', what: `clear page ${deep}`, ...percentiles(clear) });
    const analytics = await timesOf(100, () => ask('analytics'));
    report({ bench: 'lists', what: 'analytics', ...percentiles(analytics) });
    const trend = await timesOf(50, () => ask('analyticsTrend'));
    report({ bench: 'lists', what: 'trend by day', ...percentiles(trend) });
  } finally {
    await end();
    await server.close();
  }
}

async function filtersOf(db: Database) {
  const filters = [];
  for (const column of ['firstname', 'lastname'] as const)
    for (const length of [3, 4])
      filters.push({ column, length, fragments: await nameFragments(db, column, length, 10_000) });
  return filters;
}

/** Milliseconds of one question, asked from another thread. */
function asker({ base, token }: ServerUnderTest) {
  const workerData: AskingThreadData = { base, token };
  const thread = startThread('asking-thread', workerData);
  return {
    ask: async (name: EndpointName, body?: object): Promise<number> => {
      thread.postMessage({ name, ...(body ? { body } : {}) } satisfies Question);
      const [{ status, ms }] = (await once(thread, 'message')) as [Answer];
      if (status !== 200) throw new Error(`${name} was answered with ${status}`);
      return ms;
    },
    end: () => thread.terminate(),
  };
}

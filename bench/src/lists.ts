import { fillRecords, nameFragments } from './many-records.ts';
import { percentiles, report, timed } from './percentiles.ts';
import { startServerUnderTest } from './server-under-test.ts';

const lists = ['listClear', 'listConsider', 'listBlacklist', 'listKycRejected', 'listMatches'] as const;

/** Pages, filters, deep pages and statistics over HTTP at a million records: `npm run bench -- lists [records]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const records = Number(args[0] ?? 1_000_000);
  const server = await startServerUnderTest();
  const { client, context } = server;
  try {
    const seconds = (await timed(() => fillRecords(context.db, records))) / 1_000;
    report({ bench: 'lists', what: 'fill', records, seconds: Math.round(seconds) });
    for (const list of lists) {
      const pages: number[] = [];
      await client(list, { body: {} });
      for (let currentPage = 1; currentPage <= 100; currentPage++)
        pages.push(await timed(() => client(list, { body: { currentPage } })));
      report({ bench: 'lists', what: 'pages 1-100', list, ...percentiles(pages) });
    }
    for (const column of ['firstname', 'lastname'] as const)
      for (const length of [3, 4]) {
        const fragments = await nameFragments(context.db, column, length, 10_000);
        const all: number[] = [];
        const large: number[] = [];
        for (const { fragment, hits } of fragments) {
          const ms = await timed(() => client('listClear', { body: { [column]: fragment } }));
          all.push(ms);
          if (hits > 5_000) large.push(ms);
        }
        report({ bench: 'lists', what: `filter of ${length} letters`, column, ...percentiles(all) });
        report({
          bench: 'lists',
          what: `filter of ${length} letters, 5,000-10,000 hits`,
          column,
          ...percentiles(large),
        });
      }
    const deep = Math.floor(records / 20);
    const far: number[] = [];
    for (let step = 0; step < 20; step++)
      far.push(await timed(() => client('postPetitions', { body: { currentPage: deep - step } })));
    report({ bench: 'lists', what: `petitions page ${deep}`, ...percentiles(far) });
    const clear: number[] = [];
    for (let step = 0; step < 20; step++)
      clear.push(await timed(() => client('listClear', { body: { currentPage: deep - step } })));
    report({ bench: 'lists', what: `clear page ${deep}`, ...percentiles(clear) });
    const analytics: number[] = [];
    for (let step = 0; step < 100; step++) analytics.push(await timed(() => client('analytics', {})));
    report({ bench: 'lists', what: 'analytics', ...percentiles(analytics) });
    const trend: number[] = [];
    for (let step = 0; step < 50; step++)
      trend.push(await timed(() => client('analyticsTrend', { query: { by: 'month' } })));
    report({ bench: 'lists', what: 'trend by month', ...percentiles(trend) });
  } finally {
    await server.close();
  }
}

import { fileOfText } from '@afc/screening/lists/list-files';
import { runRescreen } from '@afc/server/cases/rescreen/run-rescreen';
import { findRescreen } from '@afc/server/cases/rescreen/store';
import { importList } from '@afc/server/lists/versions/import-list';
import { systemActor } from '@afc/server/platform/base/actor';
import { countOf } from './arguments.ts';
import { cpuMs, report, rounded } from './figures.ts';
import { madeList } from './made-names.ts';
import { fillRecords } from './many-records.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const listed = 9_000;

/**
 * All records screened again, against a made list of 9,000 people: `npm run bench -- rescreen [records]`. First with
 * every match to be found, then when nothing changes, then when no list had been loaded before.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const records = countOf(args[0], 20_000);
  const server = await startServerUnderTest();
  try {
    await fillRecords(server.context.db, records);
    await measure(server, 'first list, matches found', listed);
    await measure(server, 'another entry, nothing changes', listed + 1);
    await server.context.db.pool.query(`
      update results set checks_not_run = '[{"check": "noProviderList", "detail": ""}]'`);
    await measure(server, 'every record changes', listed + 2);
  } finally {
    await server.close();
  }
}

async function measure({ context }: ServerUnderTest, what: string, entries: number): Promise<void> {
  await importMade(context, entries);
  await context.names.follow();
  const [start, cpuBefore] = [performance.now(), cpuMs()];
  const { job_id } = (await findRescreen(context.db)) ?? { job_id: '' };
  await runRescreen(context, job_id, { mayGoOn: async () => true });
  const cpu = cpuMs() - cpuBefore;
  const seconds = (performance.now() - start) / 1_000;
  const row = await findRescreen(context.db);
  const done = row?.records ?? 0;
  report({
    bench: 'rescreen',
    what,
    records: done,
    changed: row?.changed,
    // Of AFC's own process; PostgreSQL's come on top.
    cpuMsPerRecord: rounded(cpu / done),
    recordsPerSecond: Math.round(done / seconds),
  });
}

/** As a plain CSV, the way an own list comes. */
async function importMade(context: ServerUnderTest['context'], entries: number): Promise<void> {
  const rows = madeList(entries).map(({ reference, names }) => {
    const [primary, ...aliases] = names.map(({ text }) => text);
    return `${reference},"${primary}","${aliases.join(';')}"`;
  });
  const main = fileOfText('made.csv', `id,name,aliases\n${rows.join('\n')}\n`);
  await importList(context, { main }, { format: 'csv', name: 'Made', actor: systemActor, requestId: 'bench' });
}

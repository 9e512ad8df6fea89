import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { StartProblem } from '../../platform/base/start-problem.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { copyDatabase } from '../../platform/database/copy-database.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { findPaths } from '../../platform/database/embedded/places.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/process/log.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { createProgress } from './progress.ts';
import { counted, print, type Terminal } from './terminal.ts';

export function addCopyDatabaseCommand(program: Command, terminal: Terminal): void {
  program
    .command('copy-database')
    .description('copy the embedded PostgreSQL of AFC_DATA into the empty database of DATABASE_URL')
    .action(async () => {
      const config = readConfig(terminal.env);
      const { databaseUrl, dataFolder } = config;
      if (!databaseUrl)
        throw new StartProblem('Set DATABASE_URL to the empty database that AFC shall use from now on.');
      if (!existsSync(findPaths(dataFolder).cluster))
        throw new StartProblem(
          `There is no embedded PostgreSQL in ${dataFolder}: set AFC_DATA to the folder that has it.`,
        );
      const stopListening = exitOnSignals();
      // Started and not shared: it refuses where AFC runs, which would write on into what is left behind.
      const embedded = await startEmbeddedPostgres({ dataFolder, log: { info: () => undefined } });
      try {
        for (const url of [embedded.url, databaseUrl]) await bringUpToDate(url, config, terminal);
        const progress = createProgress(terminal, 'Copying the database');
        const copied = await copyDatabase({
          from: embedded.url,
          to: databaseUrl,
          alsoTables: ['pgboss.job'],
          report: progress.report,
        }).finally(progress.end);
        print(terminal, `Copied ${counted(copied, 'row', 'rows')}. Start AFC with this DATABASE_URL from now on.`);
      } finally {
        await embedded.stop();
        stopListening();
      }
    });
}

/** Its tables, and those of the queue, which are made when jobs start. */
async function bringUpToDate(url: string, config: Config, terminal: Terminal): Promise<void> {
  await migrate(url);
  const db = createDatabase(url, { maxConnections: 2 });
  try {
    const jobs = await startJobs(db, createLog({ logLevel: 'error' }, terminal.messages), config.jobs);
    await jobs.close();
  } finally {
    await db.close();
  }
}

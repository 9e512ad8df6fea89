import type { Command } from 'commander';
import { readConfig } from '../../platform/config/config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { ensureDataFolder } from '../../platform/process/data-folder.ts';
import { print, type Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

export function addMigrateCommand(program: Command, terminal: Terminal): void {
  program
    .command('migrate')
    .description('bring the database up to date, making it first if there is none')
    .action(async () => {
      const { databaseUrl, dataFolder } = readConfig(terminal.env);
      if (!databaseUrl) ensureDataFolder(dataFolder);
      await withDatabase(terminal, async ({ db }) => {
        const applied = await migrate(db.url);
        for (const name of applied) print(terminal, `Applied ${name}.`);
        print(terminal, 'The database is up to date.');
      });
    });
}

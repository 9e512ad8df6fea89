import { existsSync } from 'node:fs';
import { StartProblem } from '../../platform/base/start-problem.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { unknownVariables } from '../../platform/config/unknown-variables.ts';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { shareEmbeddedPostgres } from '../../platform/database/embedded/share.ts';
import { migrate, unreachable } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import { ensureDataFolder } from '../../platform/process/data-folder.ts';
import { createLog } from '../../platform/process/log.ts';
import type { Context } from '../services/context.ts';
import { type ServiceOptions, startServices } from '../services/start-services.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import type { Terminal } from './terminal.ts';

export interface OpenDatabase {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
}

/**
 * Gives a command the database: the one of DATABASE_URL, that of the AFC which runs on the data folder,
 * or the data folder's own, started for as long as the command needs it.
 */
export async function withDatabase<T>(terminal: Terminal, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const config = readConfig(terminal.env);
  for (const sentence of unknownVariables(terminal.env)) terminal.messages.write(`${sentence}\n`);
  const stopListening = exitOnSignals();
  try {
    const server = config.databaseUrl ? ownServer(config.databaseUrl) : await embeddedServer(config, terminal);
    const db = createDatabase(server.url, { maxConnections: 4 });
    try {
      await reach(db);
      return await work({ config, db, now: () => new Date() });
    } finally {
      await db.close();
      await server.stop();
    }
  } finally {
    stopListening();
  }
}

/** The same, with the tables brought up to date first, as the server does at its start. */
export async function withMigratedDatabase<T>(
  terminal: Terminal,
  work: (open: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataFolder } = readConfig(terminal.env);
  // Before the first start there is none yet. One that was named is not made: it may be misspelt.
  if (!databaseUrl && !terminal.env.AFC_DATA) ensureDataFolder(dataFolder);
  return withDatabase(terminal, async (open) => {
    await migrate(open.db.url);
    return work(open);
  });
}

/** Everything that handlers work with, for commands that do what the server does. Logs go to the messages. */
export function withServices<T>(
  terminal: Terminal,
  work: (context: Context) => Promise<T>,
  options: Pick<ServiceOptions, 'withoutNames'> = {},
): Promise<T> {
  return withMigratedDatabase(terminal, async ({ config, db }) => {
    const log = createLog({ logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel }, terminal.messages);
    const services = await startServices({ config, db, log, ...options });
    try {
      return await work(services.context);
    } finally {
      await services.close();
    }
  });
}

const ownServer = (url: string) => ({ url, stop: async () => undefined });

async function embeddedServer(config: Config, terminal: Terminal) {
  const { dataFolder } = config;
  if (!existsSync(dataFolder))
    throw new StartProblem(
      `There is no data folder ${dataFolder}: set AFC_DATA or DATABASE_URL, or make it with npm run afc -- migrate.`,
    );
  ensureDataFolder(dataFolder);
  process.umask(0o077); // whatever AFC writes from here on is nobody else's business
  const log = { info: (message: string) => terminal.messages.write(`${message}\n`) };
  return shareEmbeddedPostgres({ dataFolder, log });
}

async function reach(db: Database): Promise<void> {
  try {
    await db.query(sql`select 1`);
  } catch (error) {
    throw unreachable(error);
  }
}

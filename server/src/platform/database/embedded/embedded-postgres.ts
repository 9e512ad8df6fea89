import { realpathSync } from 'node:fs';
import pg from 'pg';
import { isDiskFull } from '../../base/error-code.ts';
import { StartProblem } from '../../base/start-problem.ts';
import { findBinaries } from './binaries.ts';
import { databaseUser, ensureCluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { endLeftover } from './leftover.ts';
import { choosePlaces, give } from './places.ts';
import { startServer } from './server.ts';

export interface EmbeddedPostgres {
  /** Leads to the database `afc`. */
  url: string;
  /** Leads to the database `postgres`, from which others are created and dropped. */
  adminUrl: string;
  /** Resolves when PostgreSQL has ended, asked for or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataFolder: string;
  log: { info(message: string): void };
  /** Only tests give durability up. */
  durable?: boolean;
}

/** Starts the PostgreSQL of a data folder; makes it first if there is none, and recovers it after a crash. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataFolder, log, durable = true } = options;
  const places = choosePlaces(dataFolder);
  const lock = lockFolder(
    places.lockFile,
    `AFC already runs on ${dataFolder}: stop it first, or choose another AFC_DATA.`,
  );
  try {
    give(places.lockFile, places.account);
    if (!places.folder.startsWith(realpathSync(dataFolder))) log.info(`the database is in ${places.folder}`);
    await endLeftover(places, (pid) =>
      log.info(`ending the PostgreSQL (process ${pid}) that an earlier AFC left running`),
    );
    const binaries = findBinaries(places.account);
    const password = ensureCluster(places, binaries);
    const server = await startServer(places, binaries, durable);
    const urlOf = (database: string) => connectionUrl(database, password, server.socketFolder);
    await ensureDatabase(urlOf('postgres'), 'afc').catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return {
      url: urlOf('afc'),
      adminUrl: urlOf('postgres'),
      ended: server.ended,
      stop: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw isDiskFull(error) ? new StartProblem(`There is no space left for ${places.folder}: make room there.`) : error;
  }
}

/**
 * The host in the query wins over the one in the authority, which only keeps the address readable for URL parsers.
 * A socket needs no TLS, whatever PGSSLMODE asks of other servers.
 */
export function connectionUrl(database: string, password: string, socketFolder: string): string {
  return `postgres://${databaseUser}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

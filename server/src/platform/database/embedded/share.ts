import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../../base/start-problem.ts';
import { refuseForeignCluster } from './account.ts';
import {
  connectionUrl,
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { FolderInUse } from './folder-lock.ts';
import { readServerFile } from './leftover.ts';
import { findPaths } from './places.ts';

const patienceMs = 60_000;
const betweenLooksMs = 100;
/** So long its own connections may take to end. */
const untoldLooks = 20;

/** For a command: uses the PostgreSQL of a running AFC, or starts it for as long as it is needed. */
export async function shareEmbeddedPostgres(options: EmbeddedOptions): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const { dataFolder, log } = options;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const own = await startUnlessHeld(options);
    if (own) return { url: own.url, stop: () => endAfterOthers(own, log) };
    const url = await answeringUrl(dataFolder);
    if (url !== undefined) return { url, stop: () => Promise.resolve() };
    // Whoever holds the folder is only starting its PostgreSQL, or already ending it.
    if (performance.now() > deadline)
      throw new StartProblem(`Another AFC has been starting or ending on ${dataFolder} for a minute: try again.`);
    await pause(betweenLooksMs);
  }
}

export interface WaitingOptions extends Pick<EmbeddedOptions, 'dataFolder' | 'log'> {
  readonly isGivenUp: () => boolean;
}

/**
 * For a worker: waits for the PostgreSQL of a server and never starts one. A worker that held the folder would keep the
 * server from starting for as long as it runs.
 */
export async function awaitEmbeddedPostgres({ dataFolder, log, isGivenUp }: WaitingOptions): Promise<string> {
  for (let looks = 0; !isGivenUp(); looks += 1) {
    const url = await answeringUrl(dataFolder);
    if (url !== undefined) return asWorker(url);
    if (looks === untoldLooks) log.info(`waiting for a server on ${dataFolder}: npm start, or set DATABASE_URL`);
    await pause(betweenLooksMs);
  }
  throw new StartProblem(`No server ran on ${dataFolder}.`);
}

async function startUnlessHeld(options: EmbeddedOptions): Promise<EmbeddedPostgres | undefined> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}

/** At its first start it is ready before it has our database, and at its end it is still there for a moment. */
async function answeringUrl(dataFolder: string): Promise<string | undefined> {
  const url = runningUrl(dataFolder);
  return url !== undefined && (await answers(url)) ? url : undefined;
}

function runningUrl(dataFolder: string): string | undefined {
  const { cluster, passwordFile } = findPaths(realpathSync(dataFolder));
  refuseForeignCluster(cluster);
  const server = existsSync(cluster) ? readServerFile(cluster) : undefined;
  if (!server?.ready) return undefined;
  return connectionUrl('afc', readFileSync(passwordFile, 'utf8').trim(), server.socketFolder);
}

async function answers(url: string): Promise<boolean> {
  const client = clientOf(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const workerName = 'afc worker';

/** PostgreSQL knows all connections by this name, whatever each is called elsewhere. */
const asWorker = (url: string): string => `${url}&application_name=${encodeURIComponent(workerName)}`;

/**
 * Another command may have begun to use it meanwhile: what that one has begun must not break off. A worker finds the
 * PostgreSQL of the next server; waited for, it would keep that server from starting.
 */
async function endAfterOthers(own: EmbeddedPostgres, log: EmbeddedOptions['log']): Promise<void> {
  const client = clientOf(own.adminUrl);
  try {
    await client.connect();
    for (let looks = 0; await hasOthers(client); looks += 1) {
      if (looks === untoldLooks) log.info('waiting for another command that uses this database');
      await pause(betweenLooksMs);
    }
  } catch {
    // It ended by itself: then nobody uses it.
  } finally {
    await client.end().catch(() => undefined);
    await own.stop();
  }
}

async function hasOthers(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1 limit 1`,
    [workerName],
  );
  return rowCount !== 0;
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: 'afc sharing' });
  client.on('error', () => undefined); // the running query rejects as well
  return client;
}

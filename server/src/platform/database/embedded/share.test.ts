import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDatabase } from '../database.ts';
import { openLastingConnection } from '../lasting-connection.ts';
import { sql } from '../sql.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder } from './folder-lock.ts';
import { findPaths } from './places.ts';
import { awaitEmbeddedPostgres, shareEmbeddedPostgres } from './share.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'afc-share-'));
chmodSync(dataFolder, 0o711); // PostgreSQL's own user passes through it when the tests run as root
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const log = { info: () => undefined };
const share = () => shareEmbeddedPostgres({ dataFolder, durable: false, log });
const startServer = () => startEmbeddedPostgres({ dataFolder, durable: false, log });
const awaitServer = () => awaitEmbeddedPostgres({ dataFolder, log, isGivenUp: () => false });

it('a command waits for an AFC that is starting or ending on the folder', async () => {
  await (await share()).stop();
  const starting = lockFolder(findPaths(dataFolder).lockFile, 'held');
  const sharing = share(); // finds the folder held
  starting.release();
  const { url, stop } = await sharing;
  const db = createDatabase(url);
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await db.close();
  await stop();
});

it('the command that started PostgreSQL ends it after the others that use it', async () => {
  const first = await share();
  const second = await share();
  const db = createDatabase(second.url, { maxConnections: 1 });
  const clients = sql`select count(*) as clients from pg_stat_activity where backend_type = 'client backend'`;
  await db.query(clients);
  const stopping = first.stop();
  // The second connection is that of the first command, which waits.
  await expect.poll(() => db.query(clients)).toEqual([{ clients: 2 }]);
  await db.close();
  await second.stop();
  await stopping;
  // Nobody is left whom it could be shared with: it is started anew.
  await (await share()).stop();
});

it('the command that started PostgreSQL ends it beneath a worker: the next server must find the folder free', async () => {
  const command = await share();
  const workerUrl = await awaitServer();
  let goOn = () => {};
  const goesOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const connection = await openLastingConnection(workerUrl, {
    name: 'afc notifications',
    begin: async () => undefined,
    onBack: goOn,
  });
  await command.stop();
  const server = await startServer();
  await goesOn;
  await connection.close();
  await server.stop();
});

it('a worker that is first waits for the server, and leaves the folder to it', async () => {
  const waiting = awaitServer();
  const server = await startServer();
  const db = createDatabase(await waiting);
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await db.close();
  await server.stop();
});

it('a worker that is asked to end waits for no server any more', async () => {
  const waiting = awaitEmbeddedPostgres({ dataFolder, log, isGivenUp: () => true });
  await expect(waiting).rejects.toThrow('No server ran on');
});

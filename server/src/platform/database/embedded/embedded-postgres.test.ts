import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../database.ts';
import { type Statement, sql } from '../sql.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { processesOf, readServerFile } from './leftover.ts';
import { findPaths } from './places.ts';
import { shareEmbeddedPostgres } from './share.ts';

const asRoot = process.getuid?.() === 0;
/** A data folder with a PostgreSQL that was made and stopped. */
let made: string;
let parent: string;
let messages: string[];
const running = new Set<EmbeddedPostgres>();

beforeAll(async () => {
  made = newFolder();
  await (await startEmbeddedPostgres(options(made))).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  parent = newFolder();
  messages = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const postgres of running) await postgres.stop();
  running.clear();
  rmSync(parent, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'afc-embedded-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Gives a folder the PostgreSQL that was made: to make one takes longer than to start it. */
function copyMade(to: string): void {
  execFileSync('cp', ['-a', `${made}/.`, to]);
}

const options = (dataFolder: string, durable = false) => ({
  dataFolder,
  durable,
  log: { info: (message: string) => messages.push(message) },
});

async function start(dataFolder: string, durable = false): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(options(dataFolder, durable));
  running.add(postgres);
  return postgres;
}

async function ask<Row>(url: string, ...statements: Statement[]): Promise<Row[]> {
  const db = createDatabase(url, { maxConnections: 1 });
  let rows: Row[] = [];
  for (const statement of statements) rows = await db.query<Row>(statement);
  await db.close();
  return rows;
}

test('keeps acknowledged rows when PostgreSQL is killed, whatever program has its number by now', async () => {
  copyMade(parent);
  const first = await start(parent, true);
  await ask(first.url, sql`create table kept (id int)`, sql`insert into kept values (7)`);
  const { cluster, folder } = findPaths(parent);
  const serverFile = join(cluster, 'postmaster.pid');
  const written = readFileSync(serverFile, 'utf8');
  process.kill(readServerFile(cluster)?.pid ?? 0, 'SIGKILL');
  await first.ended;

  const { uid, gid } = statSync(cluster);
  const stranger: ChildProcess = spawn('sleep', ['600'], asRoot ? { uid, gid } : {});
  writeFileSync(serverFile, written.replace(/^\d+/, String(stranger.pid)));
  writeFileSync(join(folder, '.s.PGSQL.5432.lock'), written.replace(/^\d+/, String(stranger.pid)));
  await first.stop();
  const second = await start(parent);
  expect(await ask(second.url, sql`select id from kept`)).toEqual([{ id: 7 }]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill();
  await once(stranger, 'exit');
});

test('notes what it has in memory, to read it again at the next start', async () => {
  copyMade(parent);
  const first = await start(parent, true);
  await ask(first.url, sql`create table used (id int)`, sql`insert into used values (7)`);
  await first.stop();
  running.delete(first);
  const noted = readFileSync(join(findPaths(parent).cluster, 'autoprewarm.blocks'), 'utf8');
  expect(Number(/^<<(\d+)>>/.exec(noted)?.[1])).toBeGreaterThan(0);
  const second = await start(parent, true);
  expect(await ask(second.url, sql`select id from used`)).toEqual([{ id: 7 }]);
});

test('starts on a copy that lost its owner and its rights', async () => {
  copyMade(parent);
  const first = await start(parent);
  await ask(first.url, sql`create table kept (id int)`, sql`insert into kept values (7)`);
  await first.stop();
  running.delete(first);
  const { folder, cluster } = findPaths(parent);
  execFileSync('chown', ['-R', `${process.getuid?.()}:${process.getgid?.()}`, folder]);
  if (asRoot) chmodSync(cluster, 0o755);
  expect(await ask((await start(parent)).url, sql`select id from kept`)).toEqual([{ id: 7 }]);
});

test('starts anew where a first start left half of its files, as on a disk that was full', async () => {
  const { folder, passwordFile } = findPaths(parent);
  mkdirSync(folder, { recursive: true });
  writeFileSync(passwordFile, '', { mode: 0o600 });
  expect(await ask((await start(parent)).url, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('listens on no port, keeps to itself, and is shared with a command beside AFC', async () => {
  copyMade(parent);
  const postgres = await start(parent);
  const settings = await ask(postgres.url, sql`select current_setting('listen_addresses') as listens`);
  expect(settings).toEqual([{ listens: '' }]);
  const { folder, passwordFile } = findPaths(parent);
  expect([folder, passwordFile].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  const wrong = new URL(postgres.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, sql`select 1`)).rejects.toThrow('password authentication failed');

  await ask(postgres.url, sql`create table seen (id int)`);
  const shared = await shareEmbeddedPostgres(options(parent));
  expect(await ask(shared.url, sql`select * from seen`)).toEqual([]);
  await shared.stop();
  expect(await ask(postgres.url, sql`select * from seen`)).toEqual([]);
});

test('is reached also where the environment asks for TLS, as other servers may need it', async () => {
  copyMade(parent);
  vi.stubEnv('PGSSLMODE', 'require');
  const postgres = await start(parent);
  expect(await ask(postgres.url, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('works in a folder whose path is too long or too odd for a socket', async () => {
  const dataFolder = join(parent, `${'long '.repeat(25)}, "odd"`);
  mkdirSync(dataFolder, { mode: 0o711 });
  copyMade(dataFolder);
  const postgres = await start(dataFolder);
  const socketFolder = new URL(postgres.url).searchParams.get('host') ?? '';
  expect(await ask(postgres.url, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await postgres.stop();
  expect(existsSync(socketFolder)).toBe(false);
});

test('refuses the files of another PostgreSQL version in one sentence', async () => {
  const { cluster } = findPaths(parent);
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
  await expect(start(parent)).rejects.toThrow(/was made by PostgreSQL 17, but this AFC brings postgres .+ 18/);
});

test('a folder closed to the user PostgreSQL runs as is no hindrance', async () => {
  const closed = join(parent, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const postgres = await start(closed);
  const { folder, cluster } = findPaths(closed);
  await ask(postgres.url, sql`create table kept (id int)`);
  await postgres.stop();
  expect(await ask((await start(closed)).url, sql`select * from kept`)).toEqual([]);
  expect(processesOf(cluster)).not.toEqual([]);
  // Only root needs another user, and with it another place, of which the log tells.
  expect(folder.startsWith(asRoot ? '/var/lib/afc/' : closed)).toBe(true);
  expect(messages).toEqual(asRoot ? [`the database is in ${folder}`, `the database is in ${folder}`] : []);
  for (const server of running) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

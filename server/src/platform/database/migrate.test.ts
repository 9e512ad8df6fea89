import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { withDatabase } from '../../testing/database-url.ts';
import { isTooOld, migrate } from './migrate.ts';
import { sql } from './sql.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'afc-migrations-'));
  write('0001-first', 'create table first (id int); insert into first values (1);');
  write('0002-second', 'insert into first values (2);');
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const ids = async () =>
  (await database.db.query<{ id: number }>(sql`select id from first order by id`)).map((row) => row.id);

test('runs each migration once, in order', async () => {
  expect(await migrate(database.url, folder)).toEqual(['0001-first', '0002-second']);
  expect(await migrate(database.url, folder)).toEqual([]);
  expect(await ids()).toEqual([1, 2]);
});

test('applies only what is new', async () => {
  await migrate(database.url, folder);
  write('0003-third', 'insert into first values (3);');
  expect(await migrate(database.url, folder)).toEqual(['0003-third']);
  expect(await ids()).toEqual([1, 2, 3]);
});

test('several processes at once apply everything exactly once', async () => {
  const runs = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, folder)));
  expect(runs.flat().sort()).toEqual(['0001-first', '0002-second']);
  expect(await ids()).toEqual([1, 2]);
});

test('refuses a migration that was changed after it had been applied', async () => {
  await migrate(database.url, folder);
  write('0001-first', 'create table first (id bigint);');
  await expect(migrate(database.url, folder)).rejects.toThrow('Migration 0001-first was changed');
});

test('refuses a database that a newer version has migrated further', async () => {
  await migrate(database.url, folder);
  rmSync(join(folder, '0002-second.sql'));
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'start that version, or restore the backup from before the upgrade',
  );
});

test('says that the database went away, where that happens in the middle of a migration', async () => {
  write('0002-second', 'select pg_terminate_backend(pg_backend_pid());');
  await expect(migrate(database.url, folder)).rejects.toMatchObject({
    sentence: expect.stringMatching(/^The database does not answer now \(.+\): try again\.$/),
  });
  expect(await ids()).toEqual([1]);
});

test('a migration that fails leaves nothing of itself and stops the rest', async () => {
  write('0002-second', 'insert into first values (2); select 1 / 0;');
  write('0003-third', 'insert into first values (3);');
  await expect(migrate(database.url, folder)).rejects.toThrow('Migration 0002-second failed: division by zero.');
  expect(await ids()).toEqual([1]);
});

test('an unreachable database is said in one sentence', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/nothing', folder)).rejects.toThrow(
    /^The database cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\): check DATABASE_URL\.$/,
  );
});

test('the migrations of the product apply to an empty database', async () => {
  expect(await migrate(database.url)).toContain('0001-foundation');
});

test.each([
  ['9.6.24', true],
  ['14.13 (Debian 14.13-1)', true],
  ['15.0', false],
  ['15.14 (Debian 15.14-0+deb12u1)', false],
  ['18beta1', false],
])('of PostgreSQL %s it is known whether it is too old', (version, tooOld) => {
  expect(isTooOld(version)).toBe(tooOld);
});

test('an account that does not own the database is told so in one sentence', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c role=pg_monitor'); // a role that every PostgreSQL has, without any right here
  await expect(migrate(url.href, folder)).rejects.toThrow(
    'AFC may not make its tables (permission denied for schema public): the account in DATABASE_URL must own its database.',
  );
});

test('a server that can only be read is told so in one sentence', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  await expect(migrate(url.href, folder)).rejects.toThrow(
    'DATABASE_URL must lead to a server that can be written to, not to a copy of one.',
  );
});

test('a database that cannot hold every letter is refused before anything is made in it', async () => {
  const name = `latin_${randomUUID().replaceAll('-', '')}`;
  await database.db.pool.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
  try {
    await expect(migrate(withDatabase(database.url, name), folder)).rejects.toThrow(
      'AFC needs a database in UTF8, but DATABASE_URL leads to one in LATIN1: make it with createdb',
    );
  } finally {
    await database.db.pool.query(`drop database ${name}`);
  }
});

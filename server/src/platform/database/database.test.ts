import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDatabase } from './database.ts';
import { Statement, sql } from './sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.query(sql`create table notes (id bigint generated always as identity, words text not null)`);
});
afterAll(() => database.drop());

const words = async () =>
  (await database.db.query<{ words: string }>(sql`select words from notes`)).map((row) => row.words);

test('a transaction keeps what its work wrote', async () => {
  const id = await database.db.transaction(async (tx) => {
    const rows = await tx.query<{ id: number }>(sql`insert into notes (words) values (${'kept'}) returning id`);
    return rows[0]?.id;
  });
  expect(id).toBeTypeOf('number');
  expect(await words()).toContain('kept');
});

test('a transaction whose work fails leaves nothing behind and passes the error on', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.query(sql`insert into notes (words) values (${'lost'})`);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await words()).not.toContain('lost');
});

test('a statement that fails rolls its transaction back and the connection stays usable', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.query(sql`insert into notes (words) values (${'half'})`);
    await tx.query(sql`insert into notes (words) values (${null})`);
  });
  await expect(work).rejects.toThrow(/null value/);
  expect(await words()).not.toContain('half');
});

test('a connection that breaks inside a transaction ends neither the process nor is handed out again', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.query(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(work).rejects.toThrow();
  for (let round = 0; round < 10; round += 1)
    expect(await database.db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a connection that breaks while a transaction does something else is noticed', async () => {
  const work = database.db.transaction(async (tx) => {
    const [backend] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const ended = new Promise((resolve) => tx.client.once('end', resolve));
    await database.db.query(sql`select pg_terminate_backend(${backend?.pid})`);
    await ended;
  });
  await expect(work).rejects.toThrow();
  expect(await database.db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a database that does not answer is given up, and the next question goes to another connection', async () => {
  const silent = sql`select pg_sleep(60)`;
  const impatient = createDatabase(database.url, { maxConnections: 1, answerTimeoutMs: 1_000 });
  await expect(impatient.query(silent)).rejects.toThrow('Query read timeout');
  expect(await impatient.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await expect(impatient.transaction((tx) => tx.query(silent))).rejects.toThrow('Query read timeout');
  expect(await impatient.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await impatient.close();
});

test('whoever asks a database that is away is told to try again soon; its own refusals stay what they are', async () => {
  const away = { name: 'DatabaseAway', answer: { status: 503, details: { retryAfterSeconds: 5 } } };
  const nowhere = createDatabase('postgres://afc@127.0.0.1:1/afc');
  await expect(nowhere.query(sql`select 1`)).rejects.toMatchObject({ ...away, code: 'ECONNREFUSED' });
  await expect(nowhere.transaction((tx) => tx.query(sql`select 1`))).rejects.toMatchObject(away);
  await nowhere.close();
  const ended = sql`select pg_terminate_backend(pg_backend_pid())`;
  await expect(database.db.query(ended)).rejects.toMatchObject({ ...away, code: '57P01' });
  await expect(database.db.transaction((tx) => tx.query(ended))).rejects.toMatchObject(away);
  const held = database.db.transaction(async (tx) => {
    await tx.query(sql`set local statement_timeout = 50`);
    await tx.query(sql`select pg_sleep(60)`);
  });
  await expect(held).rejects.toMatchObject({ ...away, code: '57014' });
  const wrong = database.db.query(sql`select 1 / ${0}::int`);
  await expect(wrong).rejects.toMatchObject({ name: 'error', code: '22012' });
});

test('PostgreSQL itself ends what takes too long, on every connection', async () => {
  const [limits] = await database.db.query(sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as transaction`);
  expect(limits).toEqual({ statement: '30s', transaction: '1min' });
});

test('an idle connection that breaks is told by its code only and replaced', async () => {
  let tell: (code: string) => void = () => undefined;
  const lost = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const watched = createDatabase(database.url, { maxConnections: 1, onConnectionLost: tell });
  const [backend] = await watched.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await database.db.query(sql`select pg_terminate_backend(${backend?.pid})`);
  expect(await lost).toBe('57P01');
  expect(await watched.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await watched.close();
});

test('counts come as numbers, dates as text and moments as Date', async () => {
  const [row] =
    await database.db.query(sql`select count(*) as n, date '2024-02-29' as day, timestamptz 'epoch' as moment
    from (values (1), (2)) as two (x)`);
  expect(row).toEqual({ n: 2, day: '2024-02-29', moment: new Date(0) });
});

test('works alike, whatever the database prefers', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const preferences = [
    "datestyle to 'SQL, DMY'",
    "timezone to 'Asia/Tokyo'",
    "default_transaction_isolation to 'serializable'",
  ];
  for (const preference of preferences)
    await database.db.query(new Statement([`alter database ${name} set ${preference}`], []));
  const other = createDatabase(database.url, { maxConnections: 1 });
  const rows = await other.query(sql`
    select '1980-02-01'::date as born, '2026-11-16T23:30:00Z'::timestamptz as at,
      '2026-11-16T23:30:00Z'::timestamptz::date as day, current_setting('transaction_isolation') as isolation`);
  await other.close();
  const at = new Date('2026-11-16T23:30:00Z');
  expect(rows).toEqual([{ born: '1980-02-01', at, day: '2026-11-16', isolation: 'read committed' }]);
});

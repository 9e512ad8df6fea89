import { Socket } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createDatabase } from './database.ts';
import { openLastingConnection } from './lasting-connection.ts';
import { sql } from './sql.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const { url, db } = database;

const sessions = (name: string) =>
  db.query<{ pid: number }>(sql`select pid from pg_stat_activity where application_name = ${name}`);
const cutOff = (name: string) =>
  db.query(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = ${name}`);

it('a lasting connection that is lost begins anew and tells', async () => {
  const told: string[] = [];
  const connection = await openLastingConnection(url, {
    name: 'lasting',
    begin: async () => void told.push('begin'),
    onLost: () => told.push('lost'),
    onBack: () => told.push('back'),
  });
  await cutOff('lasting');
  await waitFor(() => told.includes('back') || undefined);
  expect(told).toEqual(['begin', 'lost', 'begin', 'back']);
  expect(await sessions('lasting')).toHaveLength(1);
  await connection.close();
});

it('a lasting connection that is closed while it comes back leaves none open', async () => {
  let begun = 0;
  const connection = await openLastingConnection(url, {
    name: 'closed',
    begin: async () => {
      begun += 1;
      if (begun === 2) await connection.close();
    },
  });
  await cutOff('closed');
  await waitFor(() => begun === 2 || undefined);
  await waitFor(async () => (await sessions('closed')).length === 0 || undefined);
});

it('a lasting connection that cannot begin leaves none open, neither at first nor when it comes back', async () => {
  let begun = 0;
  let back = false;
  const options = {
    name: 'refused',
    begin: async () => {
      begun += 1;
      if (begun !== 2) throw new Error('not now');
    },
    onBack: () => {
      back = true;
    },
  };
  await expect(openLastingConnection(url, options)).rejects.toThrow('not now');
  await waitFor(async () => (await sessions('refused')).length === 0 || undefined);
  const connection = await openLastingConnection(url, options);
  await cutOff('refused');
  await waitFor(() => begun === 3 || undefined);
  await waitFor(async () => (await sessions('refused')).length === 0 || undefined);
  expect(back).toBe(false);
  await connection.close();
});

it('connections ask the system soon whether a silent database still lives', async () => {
  const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const connection = await openLastingConnection(url, { name: 'silent', begin: async () => undefined });
  const pooled = createDatabase(url, { maxConnections: 1 });
  await pooled.query(sql`select 1`);
  const calls = [...asked.mock.calls];
  asked.mockRestore();
  await connection.close();
  await pooled.close();
  expect(calls).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
});

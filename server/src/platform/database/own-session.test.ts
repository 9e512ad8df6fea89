import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/database.ts';
import { listenLocally } from '../../testing/local-server.ts';
import { createDatabase } from './database.ts';
import { requireOwnSessions } from './own-session.ts';
import { sql } from './sql.ts';

let pooler: Server | undefined;
const greetings: string[] = [];
afterEach(() => pooler?.close());

it.each([
  ['the connection used last', [7]],
  ['each connection in turn', [7, 8]],
  ['each of three in turn', [7, 8, 9]],
])('refuses a pooler that gives every statement %s', async (_, backends) => {
  await expect(ask(await startPooler(backends))).rejects.toThrow('a pooler that shares them out by transaction');
});

it('accepts PostgreSQL itself', async () => {
  const database = await createEmptyDatabase();
  await ask(database.url);
  await database.drop();
});

it('begins connections with nothing that PgBouncer would refuse', async () => {
  const db = createDatabase(await startPooler([7]));
  expect(await db.query(sql`select pg_backend_pid() as pid`)).toEqual([{ pid: 7 }]);
  await db.close();
  expect(greetings.at(-1)).not.toContain('timeout');
});

async function ask(url: string): Promise<void> {
  const clients = [new pg.Client(url), new pg.Client(url)] as const;
  await Promise.all(clients.map((client) => client.connect()));
  try {
    await requireOwnSessions(...clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Lets everybody in, and answers every statement with the number of the backend whose turn it is. */
async function startPooler(backends: number[]): Promise<string> {
  let turn = 0;
  pooler = createServer((socket) => {
    socket.once('data', (greeting) => {
      greetings.push(greeting.toString('latin1'));
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) !== 'Q') return;
        socket.write(answer(backends[turn++ % backends.length] ?? 0));
      });
    });
  });
  return `postgres://afc@127.0.0.1:${await listenLocally(pooler)}/afc`;
}

const int4Type = 23;
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 65_535)]);
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const ready = message('Z', Buffer.from('I'));

function answer(pid: number): Buffer {
  const column = [text('pid'), int32(0), int16(0), int32(int4Type), int16(4), int32(0xffff_ffff), int16(0)];
  const value = Buffer.from(String(pid));
  return Buffer.concat([
    message('T', int16(1), ...column),
    message('D', int16(1), int32(value.length), value),
    message('C', text('SELECT 1')),
    ready,
  ]);
}

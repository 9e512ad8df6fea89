import { randomInt } from 'node:crypto';
import { presenceLocks } from '../database/advisory-locks.ts';
import { openLastingConnection } from '../database/lasting-connection.ts';

/** A sign that a worker lives: PostgreSQL takes it away the moment its process ends, however it ends. */
export interface Presence {
  readonly worker: number;
  close(): Promise<void>;
}

/** While its connection is lost the worker may lose its jobs to another one; only one of them can write the result. */
export async function showPresence(url: string): Promise<Presence> {
  const worker = randomInt(1, 2 ** 31 - 1);
  const connection = await openLastingConnection(url, {
    name: 'afc worker',
    begin: async (client) => {
      await client.query('select pg_advisory_lock($1::int, $2::int)', [presenceLocks, worker]);
    },
  });
  return { worker, close: () => connection.close() };
}

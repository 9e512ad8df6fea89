import { createHash, randomInt } from 'node:crypto';
import { faceModelLocks, presenceLocks } from '../database/advisory-locks.ts';
import { openLastingConnection } from '../database/lasting-connection.ts';

/** A sign that a worker lives: PostgreSQL takes it away the moment its process ends, however it ends. */
export interface Presence {
  readonly worker: number;
  close(): Promise<void>;
}

/**
 * While its connection is lost the worker may lose its jobs to another one; only one of them can write the result.
 * Whoever compares faces also shows by which model.
 */
export async function showPresence(url: string, faceModel?: string): Promise<Presence> {
  const worker = randomInt(1, 2 ** 31 - 1);
  const connection = await openLastingConnection(url, {
    name: 'afc worker',
    begin: async (client) => {
      await client.query('select pg_advisory_lock($1::int, $2::int)', [presenceLocks, worker]);
      if (faceModel === undefined) return;
      const lock = [faceModelLocks, faceModelNumber(faceModel)];
      await client.query('select pg_advisory_lock_shared($1::int, $2::int)', lock);
    },
  });
  return { worker, close: () => connection.close() };
}

/** Stands for the model where only a number can: 31 bits of its hash. */
export function faceModelNumber(model: string): number {
  return createHash('sha256').update(model).digest().readUInt32BE() >>> 1;
}

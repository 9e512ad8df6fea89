import type pg from 'pg';
import { StartProblem } from '../base/start-problem.ts';

const rounds = 3;

/**
 * Refuses a pooler that shares connections out by transaction: locks would stay with whoever comes next, and nobody
 * would hear of notifications. Two clients ask who serves them, in an order that shows a pooler that hands out the
 * connection used last, and one that hands out each in turn.
 */
export async function requireOwnSessions(one: pg.Client, other: pg.Client): Promise<void> {
  const ofOne = new Set<number>();
  const ofOther = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    ofOne.add(await backendOf(one));
    ofOther.add(await backendOf(other));
    ofOther.add(await backendOf(other));
  }
  if (ofOne.size > 1 || ofOther.size > 1 || new Set([...ofOne, ...ofOther]).size === 1)
    throw new StartProblem(
      'AFC needs connections of its own, but DATABASE_URL leads to a pooler that shares them out by transaction: let it share them out by session (PgBouncer: pool_mode = session), or name PostgreSQL itself.',
    );
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

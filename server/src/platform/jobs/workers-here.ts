import { presenceLocks } from '../database/advisory-locks.ts';
import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** How many workers show their presence from the address that asks: those of this machine, or of this container. */
export async function countWorkersHere(db: Queryable): Promise<number> {
  const [row] = await db.query<{ workers: number }>(sql`
    select count(*)::int as workers from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and classid = ${presenceLocks} and datname = current_database()
      and client_addr is not distinct from inet_client_addr()`);
  return row?.workers ?? 0;
}

import type { Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/** How many rows of each table the work reads, by an index or one after the other. */
export async function rowsRead(tx: Transaction, work: () => Promise<unknown>): Promise<Map<string, number>> {
  const before = await readSoFar(tx);
  await work();
  const after = await readSoFar(tx);
  return new Map([...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]));
}

async function readSoFar(tx: Transaction): Promise<Map<string, number>> {
  const rows = await tx.query<{ relname: string; read: number }>(sql`
    select relname, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables`);
  return new Map(rows.map(({ relname, read }) => [relname, read]));
}

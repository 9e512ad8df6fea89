import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** While petitions wait, work that nobody waits for rests this many times as long as it works. */
const share = 3;

/** Called after each piece of such work, with when it was begun. */
export async function restWhileBusy(
  { db }: { readonly db: Database },
  started: number,
  rest: (ms: number) => Promise<unknown>,
): Promise<void> {
  const waiting = await db.query(sql`select 1 from petitions where status = 'processing' limit 1`);
  if (waiting.length > 0) await rest(share * (performance.now() - started));
}

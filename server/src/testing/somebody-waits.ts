import type { Queryable } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { waitFor } from './wait-for.ts';

/** Returns when so many transactions wait for a lock that another one holds. */
export const somebodyWaits = (db: Queryable, atLeast = 1): Promise<true> =>
  waitFor(async () => {
    const waiting = await db.query(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return waiting.length >= atLeast || undefined;
  });

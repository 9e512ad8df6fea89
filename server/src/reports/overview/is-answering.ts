import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** False also for a database that says nothing: one that is stopped, or behind a network that lost it. */
export async function isAnswering(db: Queryable, patienceMs: number): Promise<boolean> {
  const answered = db.query(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(patienceMs, false, { ref: false })]);
}

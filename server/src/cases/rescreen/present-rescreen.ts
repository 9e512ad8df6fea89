import type { Rescreen } from '@afc/contract/provider-lists';
import type { Queryable } from '../../platform/database/database.ts';
import { findRescreen } from './store.ts';

/** How far the rescreen under way is, or what came of the last one; null before the first. */
export async function presentRescreen(db: Queryable): Promise<Rescreen | null> {
  const row = await findRescreen(db);
  if (!row) return null;
  return {
    running: row.finished_at === null,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    records: row.records,
    total: Math.max(row.total ?? 0, row.records),
    changed: row.changed,
    delisted: row.delisted,
  };
}

import type { Logger } from 'pino';
import { sql } from '../database/sql.ts';
import { keyOfStoredName } from './picture-key.ts';
import { isOwnersMark, ownsPictures, type StoreNeeds } from './store-owner.ts';

/** Younger pictures may belong to an upload that is still arriving. */
const graceMs = 60 * 60_000;
const batchSize = 500;

interface SweepNeeds extends StoreNeeds {
  readonly log: Logger;
  readonly now: () => Date;
}

/** Removes pictures that no petition has: of uploads that ended between store and database, and of removed records. */
export async function sweepPictures(needs: SweepNeeds): Promise<number> {
  const { images, db, log, now } = needs;
  const before = new Date(now().getTime() - graceMs);
  await images.removeUnfinished(before);
  if (!(await ownsPictures(needs))) return 0;
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const keys = batch.map((name) => keyOfStoredName(name));
    const rows = await db.query<{ key: string }>(sql`select key from pictures where key = any(${keys}::text[])`);
    const known = new Set<string | null>(rows.map(({ key }) => key));
    for (const name of batch) {
      if (known.has(keyOfStoredName(name))) continue;
      await images.delete(name);
      removed++;
    }
    batch = [];
  };
  for await (const { name, modified } of images.list()) {
    if (modified < before && !isOwnersMark(name)) batch.push(name);
    if (batch.length === batchSize) await sweep();
  }
  await sweep();
  if (removed > 0) log.info({ removed }, 'orphan pictures were removed');
  return removed;
}

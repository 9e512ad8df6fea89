import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { sql } from '../../platform/database/sql.ts';

const changesKeptMs = 24 * 60 * 60_000;

/** All but the newest: by that one a gallery knows how far it has come. */
export async function forgetGalleryChanges({ db, now }: DatabaseAndClock): Promise<void> {
  const before = new Date(now().getTime() - changesKeptMs);
  await db.query(sql`
    delete from gallery_changes where at < ${before} and number < (select max(number) from gallery_changes)`);
}

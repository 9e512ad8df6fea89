import { sql } from '../../platform/database/sql.ts';
import type { Context } from '../../start/services/context.ts';

const changesKeptMs = 24 * 60 * 60_000;

/** All but the newest: by that one a gallery knows how far it has come. */
export async function forgetGalleryChanges({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - changesKeptMs);
  await db.query(sql`
    delete from gallery_changes where at < ${before} and number < (select max(number) from gallery_changes)`);
}

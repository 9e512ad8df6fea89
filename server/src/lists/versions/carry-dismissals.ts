import type { ListEntity } from '@afc/screening/lists/entity';
import { entryDigest } from '@afc/screening/names/index/entry-digest';
import type { VersionRow } from '../../engines/names/list-versions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { isReadOtherwise, type VersionFigures } from './store.ts';

/** An entry before and now, by its digests. */
interface Reread {
  readonly reference: string;
  readonly before: string;
  readonly after: string;
}

/** The loaded version once more, as its publisher dates it, read by other importers: what differs is the reading. */
export const isSameEdition = (before: VersionRow, { list_date }: Pick<VersionFigures, 'list_date'>): boolean =>
  isReadOtherwise(before) && before.list_date !== null && before.list_date === list_date;

/** Which entries that staff dismissed for somebody are read otherwise in the new version. */
export async function findReread(db: Queryable, list: string, before: number, after: number): Promise<Reread[]> {
  const rows = await db.query<{ reference: string; before: ListEntity; after: ListEntity }>(sql`
    select reference, before.entity as before, after.entity as after
    from (select distinct reference from dismissed_hits where list = ${list}) dismissed
    join provider_entities before using (reference) join provider_entities after using (reference)
    where before.version_id = ${before} and after.version_id = ${after} and before.entity <> after.entity`);
  return rows.map((row) => ({ ...row, before: entryDigest(row.before), after: entryDigest(row.after) }));
}

/** The entries did not change: what staff dismissed of them stays dismissed. */
export async function carryDismissals(db: Queryable, list: string, reread: readonly Reread[]): Promise<void> {
  if (reread.length === 0) return;
  await db.query(sql`
    update dismissed_hits set entry_digest = reread.after
    from jsonb_to_recordset(${JSON.stringify(reread)}::jsonb) as reread (reference text, before text, after text)
    where list = ${list} and dismissed_hits.reference = reread.reference and entry_digest = reread.before`);
}

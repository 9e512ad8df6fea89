import type { Sentence } from '@afc/contract/messages';
import type { ListFormat, ListProof } from '@afc/contract/vocabulary';
import { READING_VERSION } from '@afc/screening/lists/reading-version';
import type { VersionRow } from '../../engines/names/list-versions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export interface ListRow {
  id: string;
  name: string;
  format: ListFormat;
  url: string | null;
  etag: string | null;
  last_modified: string | null;
  refreshed_at: Date | null;
  /** Rows from before migration 0010 hold the sentence itself, in English. */
  refresh_error: readonly Sentence[] | string | null;
  /** Fetches since its publisher last answered, the one under way included. */
  refresh_tries: number;
  current_version: number | null;
}

export const listRows = (db: Queryable) => db.query<ListRow>(sql`select * from provider_lists order by name`);

/** The newest versions of each loaded list, newest first. */
export const versionRows = (db: Queryable, newest: number) =>
  db.query<VersionRow>(sql`
    select versions.* from provider_lists cross join lateral (
      select * from provider_list_versions where list_name = name order by version desc limit ${newest}) versions
    order by list_name, version desc`);

/** The list as it is, held for the rest of the transaction. */
export async function holdList(db: Queryable, name: string): Promise<ListRow | undefined> {
  const [row] = await db.query<ListRow>(sql`select * from provider_lists where name = ${name} for update`);
  return row;
}

/** Locks the list to the transaction's end: imports of it follow each other. That a refresh failed is then over. */
export async function lockList(db: Queryable, name: string, format: ListFormat, url: string | null): Promise<ListRow> {
  const [row] = await db.query<ListRow>(sql`
    insert into provider_lists (name, format, url) values (${name}, ${format}, ${url})
    on conflict (name) do update set format = excluded.format, url = excluded.url, refresh_error = null, refresh_tries = 0
    returning *`);
  if (!row) throw new Error('the list was not stored');
  return row;
}

/** Locks a list that is fetched again; undefined where it was removed or replaced meanwhile. */
export async function lockFetchedList(
  db: Queryable,
  { id, format, url, current_version }: Pick<ListRow, 'id' | 'format' | 'url' | 'current_version'>,
): Promise<ListRow | undefined> {
  const [row] = await db.query<ListRow>(sql`
    select * from provider_lists where id = ${id} and format = ${format} and url = ${url}
      and current_version is not distinct from ${current_version} for update`);
  return row;
}

export async function findVersion(db: Queryable, id: number | null): Promise<VersionRow | undefined> {
  const [row] = await db.query<VersionRow>(sql`select * from provider_list_versions where id = ${id}`);
  return row;
}

export type NewVersion = Pick<VersionRow, 'list_name' | 'format' | 'imported_at' | 'imported_by'>;

/** A version to fill; its figures follow when everything was read. */
export async function insertVersion(db: Queryable, version: NewVersion): Promise<VersionRow> {
  const [row] = await db.query<VersionRow>(sql`
    insert into provider_list_versions
      (list_name, version, format, imported_at, imported_by, read_by, content_hash, entities, names, skipped_rows)
    select ${version.list_name}, coalesce(max(version), 0) + 1, ${version.format}, ${version.imported_at},
      ${version.imported_by}, ${READING_VERSION}, '', 0, 0, 0
    from provider_list_versions where list_name = ${version.list_name} returning *`);
  if (!row) throw new Error('the version was not stored');
  return row;
}

export type VersionFigures = Pick<
  VersionRow,
  'list_date' | 'content_hash' | 'entities' | 'names' | 'skipped_rows' | 'last_line_closed' | 'whole_by'
>;

export async function completeVersion(db: Queryable, id: number, figures: VersionFigures): Promise<VersionRow> {
  const [row] = await db.query<VersionRow>(sql`
    update provider_list_versions set list_date = ${figures.list_date}, content_hash = ${figures.content_hash},
      entities = ${figures.entities}, names = ${figures.names}, skipped_rows = ${figures.skipped_rows},
      last_line_closed = ${figures.last_line_closed}, whole_by = ${figures.whole_by}
    where id = ${id} returning *`);
  if (!row) throw new Error('the version went away');
  return row;
}

/** Notes what shows that a loaded version is whole. */
export async function proveVersion(db: Queryable, id: number, proof: ListProof): Promise<VersionRow> {
  const [row] = await db.query<VersionRow>(sql`
    update provider_list_versions set whole_by = ${proof} where id = ${id} returning *`);
  if (!row) throw new Error('the version went away');
  return row;
}

/** Whether the importers have been changed since it was read. */
export const isReadOtherwise = ({ read_by }: Pick<VersionRow, 'read_by'>): boolean => read_by !== READING_VERSION;

/** Notes that a loaded version was read once more and gave the same. */
export async function noteReading(db: Queryable, id: number): Promise<void> {
  await db.query(sql`update provider_list_versions set read_by = ${READING_VERSION} where id = ${id}`);
}

export async function replaceVersion(db: Queryable, list: ListRow, newVersion: number): Promise<void> {
  await db.query(sql`update provider_lists set current_version = ${newVersion} where id = ${list.id}`);
  await db.query(sql`delete from provider_entities where version_id = ${list.current_version}`);
}

export async function deleteVersion(db: Queryable, id: number): Promise<void> {
  await db.query(sql`delete from provider_list_versions where id = ${id}`);
}

export async function deleteList(db: Queryable, list: ListRow): Promise<void> {
  await db.query(sql`delete from provider_lists where id = ${list.id}`);
  await db.query(sql`delete from provider_entities where version_id = ${list.current_version}`);
}

export interface Freshness {
  readonly at: Date;
  readonly error: readonly Sentence[] | null;
  /** Whether a list that could not be fetched is to be tried again before its usual time. */
  readonly soonAgain?: boolean;
  /** What tells this version from others; unchanged where it is still the same. */
  readonly version?: { readonly etag: string | null; readonly lastModified: string | null };
}

/** Only where the list still comes from this address: it may have been removed or replaced since it was fetched. */
export async function rememberRefresh(
  db: Queryable,
  { name, url }: { name: string; url: string },
  { at, error, soonAgain = false, version }: Freshness,
): Promise<void> {
  const marks = version ? sql`etag = ${version.etag}, last_modified = ${version.lastModified},` : sql``;
  const tries = soonAgain ? sql`` : sql`refresh_tries = 0,`;
  await db.query(sql`
    update provider_lists set ${marks} ${tries} refreshed_at = ${at},
      refresh_error = ${error && JSON.stringify(error)}::jsonb where name = ${name} and url = ${url}`);
}

/** True for the one who may fetch a list that was last fetched before `due`. If nothing comes of it, it was a try. */
export async function claimRefresh(db: Queryable, list: ListRow, due: Date, now: Date): Promise<boolean> {
  const claimed = await db.query(sql`
    update provider_lists set refreshed_at = ${now}, refresh_tries = refresh_tries + 1
    where id = ${list.id} and refresh_tries = ${list.refresh_tries} and (refreshed_at is null or refreshed_at <= ${due})
    returning id`);
  return claimed.length > 0;
}

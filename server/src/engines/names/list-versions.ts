import type { ListFormat, ListProof } from '@afc/contract/vocabulary';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export interface VersionRow {
  id: number;
  list_name: string;
  version: number;
  format: ListFormat;
  list_date: string | null;
  imported_at: Date;
  imported_by: string;
  content_hash: string;
  entities: number;
  names: number;
  skipped_rows: number;
  /** null where the file was no CSV, or was imported before this was noted. */
  last_line_closed: boolean | null;
  /** null where it was imported before this was noted. */
  whole_by: ListProof | null;
  /** The version of the importers; null where it was imported before this was noted. */
  read_by: string | null;
}

export const currentVersions = (db: Queryable) =>
  db.query<VersionRow>(sql`
    select versions.* from provider_lists join provider_list_versions versions on versions.id = current_version
    order by list_name`);

/** The versions of the provider lists as they are now, in no order; for whoever reads nothing else of them. */
export const currentVersionIds = sql`array(
  select current_version::int from provider_lists where current_version is not null)`;

export async function findCurrentVersionIds(db: Queryable): Promise<readonly number[]> {
  const [row] = await db.query<{ versions: number[] }>(sql`select ${currentVersionIds} as versions`);
  return row?.versions ?? [];
}

export const idsOf = (versions: readonly { readonly id: number }[]): number[] => versions.map(({ id }) => id);

/** Whether these are the same versions of the same lists, in whatever order. */
export const areSameVersions = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((version) => others.includes(version));

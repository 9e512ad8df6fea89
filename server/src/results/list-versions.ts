import type { Queryable } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

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

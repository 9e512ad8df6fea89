import { maxEarlierVersions } from '@afc/contract/limits';
import type { Language } from '@afc/contract/messages';
import type { ProviderList } from '@afc/contract/provider-lists';
import type { VersionRow } from '../../engines/names/list-versions.ts';
import { sayAll } from '../../platform/base/errors.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutQuery } from '../../platform/network/without-query.ts';
import { refreshWaitMs } from './refresh-wait.ts';
import { isReadOtherwise, type ListRow, listRows, versionRows } from './store.ts';

export const presentVersion = (row: VersionRow): ProviderList['current'] => ({
  version: row.version,
  listDate: row.list_date,
  importedAt: row.imported_at.toISOString(),
  importedBy: row.imported_by,
  entities: row.entities,
  names: row.names,
  skippedRows: row.skipped_rows,
  wholeBy: row.whole_by,
});

/** The loaded lists with their present and newest earlier versions. The trail names all there ever were. */
export async function presentLists(
  { db, config }: { readonly config: Config; readonly db: Database },
  language: Language = 'en',
): Promise<ProviderList[]> {
  const lists = await listRows(db);
  const versions = await versionRows(db, 1 + maxEarlierVersions);
  return lists.flatMap((list) => {
    const own = versions.filter((version) => version.list_name === list.name);
    const current = own.find((version) => version.id === list.current_version);
    if (!current) return [];
    return [
      {
        name: list.name,
        format: list.format,
        url: list.url && withoutQuery(list.url),
        refreshedAt: list.refreshed_at?.toISOString() ?? null,
        refreshError: sayRefreshError(list, language),
        nextRefreshAt: nextRefreshAt(list, config.listRefreshHours),
        readOtherwise: isReadOtherwise(current),
        current: presentVersion(current),
        earlier: own.filter((version) => version !== current).map(presentVersion),
      },
    ];
  });
}

function sayRefreshError({ refresh_error: error }: ListRow, language: Language): string | null {
  return error === null || typeof error === 'string' ? error : sayAll(error, language);
}

/** Nothing where nobody fetches it. */
function nextRefreshAt(list: ListRow, everyHours: number | undefined): string | null {
  if (list.url === null || list.refreshed_at === null || everyHours === undefined) return null;
  return new Date(list.refreshed_at.getTime() + refreshWaitMs(list, everyHours)).toISOString();
}

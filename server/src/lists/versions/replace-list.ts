import { countDelisted, startOverRescreen, startRescreen } from '../../cases/rescreen/store.ts';
import { markDelisted } from '../../cases/results/delisted.ts';
import { missingReferences } from '../../engines/names/entity-store.ts';
import type { VersionRow } from '../../engines/names/list-versions.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Config } from '../../platform/config/config.ts';
import { channels } from '../../platform/database/channels.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { isWaitedTooLong } from '../../platform/database/postgres-errors.ts';
import { sql } from '../../platform/database/sql.ts';
import { withoutQuery } from '../../platform/network/without-query.ts';
import { presentVersion } from './present-list.ts';
import * as store from './store.ts';

/** What a change of lists needs: the command line has no more. */
export interface ListNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
}

/** Changes of one list follow each other; one that takes very long is not waited for. */
export async function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isWaitedTooLong(error) ? new AppError('listBusy') : error;
  }
}

interface Replacement {
  readonly list: store.ListRow;
  readonly before: VersionRow | undefined;
  /** Nothing where the list is removed. */
  readonly current?: VersionRow;
}

/** Puts a version in the place of the one before, and sends to review whom only that one blacklisted. */
export async function replaceList(
  { config, now }: ListNeeds,
  tx: Transaction,
  { list, before, current }: Replacement,
  asking: Asking,
): Promise<void> {
  // Before the delisting, which then sees all that a rescreen under way wrote: it writes no more from here on. It
  // begins anew also where records are not screened again after a change.
  await (config.listRescreen ? startRescreen : startOverRescreen)(tx, now());
  const gone = before ? await missingReferences(tx, before.id, current?.id ?? null) : [];
  await (current ? store.replaceVersion(tx, list, current.id) : store.deleteList(tx, list));
  await tx.query(sql`select pg_notify(${channels.lists}, '')`);
  await countDelisted(tx, await markDelisted(tx, list.name, gone, asking));
}

/** A version for the trail, and where the list comes from: with an address it is fetched again. */
export const noted = (version: VersionRow, url: string | null) => ({
  ...presentVersion(version),
  address: url === null ? '' : withoutQuery(url),
});

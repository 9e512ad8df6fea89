import { createNameScreener } from '@afc/screening/names/names-thread';
import type { FoundHits, ScreeningSubject } from '@afc/screening/names/screen-person';
import type { Context } from '../context.ts';
import { channels } from '../database/channels.ts';
import type { Database } from '../database/database.ts';
import { entitiesOf, ReplacedMeanwhile } from './entity-store.ts';
import { currentVersions, isSameVersions, type VersionRow } from './store.ts';

/** Screens names against the lists that are loaded now, in a thread of its own. */
export interface NameScreening {
  screenMany(subjects: readonly ScreeningSubject[]): Promise<FoundHits[]>;
  /** The versions that the index was built from. */
  lists(): readonly VersionRow[];
  /** Returns when the index holds what the lists were at the call, unless they could not be loaded. */
  follow(): Promise<void>;
  close(): Promise<void>;
}

/** For commands that screen nobody: they know which lists are loaded, but to load them would take longer than the rest. */
export async function nameScreeningOfNobody(db: Database): Promise<NameScreening> {
  const versions = await currentVersions(db);
  const refuse = () => {
    throw new Error('The names of the provider lists are not loaded here.');
  };
  return { screenMany: refuse, lists: () => versions, follow: refuse, close: async () => undefined };
}

/** Loads the lists and keeps the index current: an import anywhere is followed here within seconds. */
export async function startNameScreening(
  { db, notifications, log }: Pick<Context, 'db' | 'notifications' | 'log'>,
  createScreener = createNameScreener,
): Promise<NameScreening> {
  // A thread that died took its index along.
  const screener = createScreener(() => {
    loaded = [];
    void follow();
  });
  let loaded: readonly VersionRow[] = [];
  let loading = Promise.resolve();

  async function load(): Promise<void> {
    const versions = await currentVersions(db);
    if (isSameVersions(versions, loaded)) return;
    try {
      await screener.load(entitiesOf(db, versions));
    } catch (error) {
      // Half of a list would clear people whom the other half names: until all is read, the index before stays.
      if (error instanceof ReplacedMeanwhile) return load();
      throw error;
    }
    loaded = versions;
    log.info({ lists: versions.length }, 'the provider lists are loaded');
  }
  /** One load at a time; each sees everything that was announced before it began. */
  function follow(): Promise<void> {
    loading = loading.then(load).catch((err: unknown) => log.error({ err }, 'the provider lists could not be loaded'));
    return loading;
  }

  await notifications.on(channels.lists, () => void follow());
  await follow();
  return {
    screenMany: (subjects) => screener.screenMany(subjects),
    lists: () => loaded,
    follow,
    close: async () => {
      await loading;
      await screener.close();
    },
  };
}

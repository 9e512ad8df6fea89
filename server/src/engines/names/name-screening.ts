import type { ListsState } from '@afc/contract/vocabulary';
import type { ListEntity } from '@afc/screening/lists/entity';
import { createNameScreener } from '@afc/screening/names/names-thread';
import type { FoundHits, ScreeningSubject } from '@afc/screening/names/screen-person';
import { channels } from '../../platform/database/channels.ts';
import type { Database } from '../../platform/database/database.ts';
import { DatabaseAway } from '../../platform/database/database-away.ts';
import type { Following } from '../../platform/database/following.ts';
import { entitiesOf, ReplacedMeanwhile } from './entity-store.ts';
import { areSameVersions, currentVersions, idsOf, type VersionRow } from './list-versions.ts';

/** Screens names against the lists that are loaded now, in a thread of its own. */
export interface NameScreening {
  screenMany(subjects: readonly ScreeningSubject[]): Promise<FoundHits[]>;
  /** The versions that the index was built from. */
  lists(): readonly VersionRow[];
  /** The same, or those that are being loaded and that whoever is screened now waits for. */
  inForce(): readonly VersionRow[];
  /** How the index stands to what the lists are now. */
  state(): ListsState;
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
  return {
    screenMany: refuse,
    lists: () => versions,
    inForce: () => versions,
    state: () => 'loaded',
    follow: refuse,
    close: async () => undefined,
  };
}

/** Loads the lists, which takes minutes where they are long, and keeps the index current: an import anywhere is followed here. */
export async function startNameScreening(
  { db, notifications, log }: Following,
  createScreener = createNameScreener,
): Promise<NameScreening> {
  // A thread that died took its index along.
  const screener = createScreener(() => {
    loaded = [];
    void follow();
  });
  let loaded: readonly VersionRow[] = [];
  /** Versions that could not be loaded for a reason that stays, such as too little memory: to try again takes minutes. */
  let givenUp: readonly VersionRow[] | undefined;
  let wanted = await currentVersions(db);
  let state: ListsState = 'loading';
  let loading = Promise.resolve();
  let closing = false;

  async function load(): Promise<ListsState> {
    const versions = await currentVersions(db);
    const areWanted = (others: readonly VersionRow[]) => areSameVersions(idsOf(versions), idsOf(others));
    if (areWanted(loaded)) return 'loaded';
    if (givenUp && areWanted(givenUp)) return 'failed';
    wanted = versions;
    state = 'loading';
    log.info({ lists: versions.length }, 'the provider lists are being loaded');
    try {
      await screener.load(untilClosing(entitiesOf(db, versions)));
    } catch (error) {
      // Half of a list would clear people whom the other half names: until all is read, the index before stays.
      if (error instanceof ReplacedMeanwhile) return load();
      if (!(error instanceof DatabaseAway)) givenUp = versions;
      throw error;
    }
    loaded = versions;
    log.info({ lists: versions.length }, 'the provider lists are loaded');
    return 'loaded';
  }
  async function* untilClosing(batches: AsyncIterable<ListEntity[]>): AsyncGenerator<ListEntity[]> {
    for await (const batch of batches) {
      if (closing) throw new Error('The name screening is closed.');
      yield batch;
    }
  }
  async function tryLoading(): Promise<void> {
    try {
      state = await load();
    } catch (err) {
      state = 'failed';
      if (!closing) log.error({ err }, 'the provider lists could not be loaded');
    }
  }
  /** One load at a time; each sees everything that was announced before it began. */
  function follow(): Promise<void> {
    loading = loading.then(tryLoading);
    return loading;
  }

  await notifications.on(channels.lists, () => void follow());
  void follow();
  return {
    screenMany: (subjects) => screener.screenMany(subjects),
    lists: () => loaded,
    inForce: () => (state === 'loading' ? wanted : loaded),
    state: () => state,
    follow,
    close: async () => {
      closing = true;
      await loading;
      await screener.close();
    },
  };
}

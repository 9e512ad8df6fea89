import type { ListEntity } from '@afc/screening/lists/entity';
import { createNameScreener, type NameScreener } from '@afc/screening/names/names-thread';

interface Thread {
  readonly screener: NameScreener;
  lost: () => void;
}

const idle: Thread[] = [];

/**
 * A thread that an earlier application of this process has left, without its lists: to start one, which reads all words
 * of names, takes longer than the few names of a test. Idle threads do not keep the process alive.
 */
export function sharedNameScreener(onLost: () => void = () => undefined): NameScreener {
  let closed = false;
  let taken: Thread | undefined;
  function screener(): NameScreener {
    if (closed) throw new Error('The name screener is closed.');
    taken ??= idle.pop() ?? startThread();
    taken.lost = onLost;
    return taken.screener;
  }
  return {
    load: async (batches) => screener().load(batches),
    screenMany: async (subjects) => screener().screenMany(subjects),
    async close() {
      closed = true;
      if (!taken) return;
      taken.lost = () => undefined;
      await taken.screener.load(noEntries());
      idle.push(taken);
      taken = undefined;
    },
  };
}

function startThread(): Thread {
  const thread: Thread = { screener: createNameScreener(() => thread.lost()), lost: () => undefined };
  return thread;
}

async function* noEntries(): AsyncGenerator<ListEntity[]> {
  yield [];
}

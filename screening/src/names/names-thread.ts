import type { ListEntity } from '../lists/entity.ts';
import { WorkerChannel } from '../threads/worker-channel.ts';
import { startWorkerThread } from '../threads/worker-thread.ts';
import type { NamesAnswer, NamesQuestion } from './names-worker.ts';
import type { FoundHits, ScreeningSubject } from './screen-person.ts';

/** The name index in a thread of its own: building it never holds up the caller. */
export interface NameScreener {
  /** Builds a new index beside the old one and puts it in its place when it is whole. */
  load(batches: AsyncIterable<ListEntity[]>): Promise<void>;
  /** Many people in a few messages; whoever asks for one person meanwhile waits for one message only. */
  screenMany(subjects: readonly ScreeningSubject[]): Promise<FoundHits[]>;
  close(): Promise<void>;
}

/** About ten milliseconds of work. */
const perMessage = 25;

/**
 * The thread starts at the first question: who loads no list needs none. `onLost` is told when it died: its index is
 * gone, and the lists have to be loaded again.
 */
export function createNameScreener(onLost: () => void = () => undefined): NameScreener {
  let closed = false;
  let opened: WorkerChannel<NamesQuestion, NamesAnswer> | undefined;

  function open(): WorkerChannel<NamesQuestion, NamesAnswer> {
    if (closed) throw new Error('The name screener is closed.');
    opened ??= new WorkerChannel(startWorkerThread('names-worker', import.meta.url), () => {
      opened = undefined;
      if (!closed) onLost();
    });
    return opened;
  }

  return {
    async load(batches) {
      // One thread from the first portion to the last, even if another takes its place meanwhile.
      const thread = open();
      let asked = thread.ask({ kind: 'begin' });
      for await (const entities of batches) {
        await asked;
        // The next portion is read while the thread works on this one.
        asked = thread.ask({ kind: 'add', entities });
        // Told where it is awaited, which is never where reading fails first.
        asked.catch(() => undefined);
      }
      await asked;
      await thread.ask({ kind: 'finish' });
    },
    async screenMany(subjects) {
      const all: FoundHits[] = [];
      for (let from = 0; from < subjects.length; from += perMessage) {
        const { found } = await open().ask({ kind: 'screen', subjects: subjects.slice(from, from + perMessage) });
        all.push(...found);
      }
      return all;
    },
    async close() {
      closed = true;
      await opened?.end();
    },
  };
}

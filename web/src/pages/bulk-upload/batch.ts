import type { CallOptions } from '@afc/contract/client';
import { maxPeopleFileBytes } from '@afc/contract/limits';
import { createValue, type Value } from '../../state/value.ts';
import { type CheckedPerson, checkPeople } from './check-people.ts';
import { type ChosenFile, type ChosenPicture, isPeopleFile, pictureFinder, pictureOf } from './chosen-files.ts';
import type { Inspected } from './inspect.ts';
import { type FileTrouble, type PeopleFile, readPeople } from './people-file.ts';
import { keyOf } from './row-key.ts';

export type RowState = 'wrong' | 'ready' | 'waiting' | 'sending' | 'sent' | 'failed' | 'unsent';

export interface BulkRow extends CheckedPerson {
  readonly state: RowState;
  /** Sent with the row; empty until its pictures were read. */
  readonly key: string;
  /** Why the server did not take it. */
  readonly refusal: string | undefined;
}

export interface Batch {
  readonly phase: 'choosing' | 'checking' | 'checked' | 'sending' | 'paused' | 'ended';
  readonly file: (PeopleFile & { readonly name: string }) | undefined;
  readonly trouble: FileTrouble | undefined;
  readonly pictures: readonly ChosenPicture[];
  readonly rows: readonly BulkRow[];
  /** How many of the pictures that the rows name were read. */
  readonly inspected: { readonly done: number; readonly of: number };
  /** The server is away or busy: why, and when it is tried again. */
  readonly resting: { readonly why: string; readonly until: number } | undefined;
}

export const emptyBatch: Batch = {
  phase: 'choosing',
  file: undefined,
  trouble: undefined,
  pictures: [],
  rows: [],
  inspected: { done: 0, of: 0 },
  resting: undefined,
};

/** Being sent, or about to go on. */
export function isUnderWay({ phase }: Batch): boolean {
  return phase === 'sending' || phase === 'paused';
}

export interface BatchParts {
  readonly inspect: (file: File) => Promise<Inspected>;
  readonly submit: (body: FormData, options: CallOptions) => Promise<unknown>;
}

export interface CheckedBatch {
  readonly state: Value<Batch>;
  /** What was chosen or dropped, together with what was before; a second file of people replaces the first. */
  readonly add: (chosen: readonly ChosenFile[]) => Promise<void>;
  readonly clear: () => void;
  /** Rows with this key were sent already. */
  readonly remember: (key: string) => void;
  /** At log out: what was sent, too. */
  readonly forget: () => void;
}

/** What was chosen, and its check: at once as far as the rows tell, then picture by picture. */
export function createCheckedBatch(inspect: BatchParts['inspect']): CheckedBatch {
  const state = createValue(emptyBatch);
  const change = (next: Partial<Batch>) => state.set({ ...state.get(), ...next });
  // Files are known again as long as they are chosen; nothing of their content is kept but the digest.
  const inspections = new WeakMap<File, Inspected>();
  const sent = new Set<string>();
  /** What is chosen while a check runs ends it; what is cleared away meanwhile does not come back. */
  let round = 0;
  let cleared = 0;
  let taking = Promise.resolve();

  const rowsOf = (file: PeopleFile, find: ReturnType<typeof pictureFinder>, whole: boolean): BulkRow[] => {
    const known = new Map<File, Inspected>();
    for (const { file: picture } of state.get().pictures) {
      const inspected = inspections.get(picture);
      if (inspected) known.set(picture, inspected);
    }
    return checkPeople(file, find, known).map((person) => {
      const key = whole && person.problems.length === 0 ? keyOf(person, known) : '';
      const ready = sent.has(key) ? 'sent' : 'ready';
      return { ...person, key, refusal: undefined, state: person.problems.length > 0 ? 'wrong' : ready };
    });
  };

  const check = async (file: PeopleFile, own: number): Promise<void> => {
    const find = pictureFinder(state.get().pictures);
    const rows = rowsOf(file, find, false);
    const unread = [...new Set(rows.flatMap(({ files }) => files))].filter((each) => !inspections.has(each));
    change({ phase: 'checking', rows, inspected: { done: 0, of: unread.length } });
    for (const [done, picture] of unread.entries()) {
      inspections.set(picture, await inspect(picture));
      // Something else was chosen meanwhile.
      if (own !== round) return;
      change({ inspected: { done: done + 1, of: unread.length } });
    }
    change({ phase: 'checked', rows: rowsOf(file, find, true) });
  };

  const read = async (chosen: readonly ChosenFile[]): Promise<Pick<Batch, 'file' | 'trouble'>> => {
    const [first, ...others] = chosen;
    if (!first) return { file: state.get().file, trouble: state.get().trouble };
    if (others.length > 0) return { file: undefined, trouble: { trouble: 'several' } };
    if (first.file.size > maxPeopleFileBytes) return { file: undefined, trouble: { trouble: 'size' } };
    const bytes = await first.file.arrayBuffer().catch(() => undefined);
    const people = bytes ? readPeople(bytes) : { trouble: 'locked' as const };
    if ('trouble' in people) return { file: undefined, trouble: people };
    return { file: { ...people, name: first.file.name }, trouble: undefined };
  };

  const take = async (chosen: readonly ChosenFile[], own: number, before: number): Promise<void> => {
    const sheet = await read(chosen.filter(isPeopleFile));
    // A folder may take its time, and the rest may be on its way by then: that goes on, and this is not taken.
    if (before !== cleared || isUnderWay(state.get())) return;
    const pictures = new Map(state.get().pictures.map((picture) => [picture.path, picture]));
    for (const each of chosen) if (!isPeopleFile(each)) pictures.set(each.path, pictureOf(each));
    change({ ...sheet, pictures: [...pictures.values()], rows: [], phase: 'choosing', resting: undefined });
    if (sheet.file && own === round) await check(sheet.file, own);
  };

  const clear = () => {
    round += 1;
    cleared += 1;
    state.set(emptyBatch);
  };

  return {
    state,
    clear,
    remember: (key) => sent.add(key),
    forget: () => {
      sent.clear();
      clear();
    },
    add: (chosen) => {
      if (chosen.length === 0) return taking;
      const own = ++round;
      const before = cleared;
      // One after the other: pictures chosen while the file of people is still read come on top of it.
      taking = taking.then(() => take(chosen, own, before));
      return taking;
    },
  };
}

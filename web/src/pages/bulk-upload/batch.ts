import type { CallOptions } from '@afc/contract/client';
import { maxPeopleFileBytes } from '@afc/contract/limits';
import type { Refusal } from '../../parts/upload/person-form.ts';
import { createValue, type Value } from '../../state/value.ts';
import { type CheckedPerson, checkPeople, type MatchedPerson, matchPeople } from './check-people.ts';
import { type ChosenFile, type ChosenPicture, isPeopleFile, pictureFinder, pictureOf } from './chosen-files.ts';
import { inSlices } from './in-slices.ts';
import type { Inspected } from './inspect.ts';
import type { FileTrouble, PeopleFile, PeopleReader } from './people-file.ts';
import { keyOf } from './row-key.ts';

export type RowState = 'wrong' | 'ready' | 'waiting' | 'sending' | 'sent' | 'failed' | 'unsent';

export interface BulkRow extends CheckedPerson {
  readonly state: RowState;
  /** Sent with the row; empty until its pictures were read. */
  readonly key: string;
  /** Why the server did not take it. */
  readonly refusal: Refusal | undefined;
}

export interface Batch {
  readonly phase: 'choosing' | 'reading' | 'checking' | 'checked' | 'sending' | 'paused' | 'ended';
  readonly file: (PeopleFile & { readonly name: string }) | undefined;
  readonly trouble: FileTrouble | undefined;
  readonly pictures: readonly ChosenPicture[];
  /** Those that are not sent. Until there is a file of people nobody knows more than what can never be. */
  readonly unused: readonly ChosenPicture[];
  readonly rows: readonly BulkRow[];
  /** How many were read: of the rows, then of the pictures that they name. */
  readonly progress: { readonly done: number; readonly of: number };
  /** The server is away or busy: why, and when it is tried again. */
  readonly resting: { readonly error: unknown; readonly until: number } | undefined;
}

export const emptyBatch: Batch = {
  phase: 'choosing',
  file: undefined,
  trouble: undefined,
  pictures: [],
  unused: [],
  rows: [],
  progress: { done: 0, of: 0 },
  resting: undefined,
};

/** Being sent, or about to go on. */
export function isUnderWay({ phase }: Batch): boolean {
  return phase === 'sending' || phase === 'paused';
}

export interface BatchParts {
  readonly read: PeopleReader;
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
export function createCheckedBatch({ read, inspect }: Pick<BatchParts, 'read' | 'inspect'>): CheckedBatch {
  const state = createValue(emptyBatch);
  const change = (next: Partial<Batch>) => state.set({ ...state.get(), ...next });
  // Files are known again as long as they are chosen; nothing of their content is kept but the digest.
  const inspections = new WeakMap<File, Inspected>();
  const sent = new Set<string>();
  /** What is chosen while a check runs ends it; what is cleared away meanwhile does not come back. */
  let round = 0;
  let cleared = 0;
  let taking = Promise.resolve();

  const rowsOf = async (people: readonly MatchedPerson[], whole: boolean): Promise<BulkRow[]> => {
    const known = new Map<File, Inspected>();
    for (const { file } of state.get().pictures) {
      const inspected = inspections.get(file);
      if (inspected) known.set(file, inspected);
    }
    return inSlices(await checkPeople(people, known), (person) => {
      const key = whole && person.problems.length === 0 ? keyOf(person, known) : '';
      const ready = sent.has(key) ? 'sent' : 'ready';
      return { ...person, key, refusal: undefined, state: person.problems.length > 0 ? 'wrong' : ready };
    });
  };

  const check = async ({ people }: PeopleFile, own: number): Promise<void> => {
    const { pictures } = state.get();
    change({ phase: 'reading', progress: { done: people.length, of: people.length } });
    const matched = await matchPeople(people, await pictureFinder(pictures));
    const unused = unusedOf(pictures, matched);
    const unread = [...new Set(matched.flatMap(({ files }) => files))].filter((each) => !inspections.has(each));
    // Where nothing is to be read the rows are whole at once.
    const first = unread.length > 0 ? await rowsOf(matched, false) : [];
    // Something else was chosen meanwhile.
    if (own !== round) return;
    if (unread.length > 0) change({ phase: 'checking', rows: first, unused, progress: { done: 0, of: unread.length } });
    for (const [done, picture] of unread.entries()) {
      inspections.set(picture, await inspect(picture));
      if (own !== round) return;
      change({ progress: { done: done + 1, of: unread.length } });
    }
    const rows = await rowsOf(matched, true);
    if (own === round) change({ phase: 'checked', rows, unused });
  };

  const readOne = async (chosen: readonly ChosenFile[], before: number): Promise<Pick<Batch, 'file' | 'trouble'>> => {
    const [first, ...others] = chosen;
    if (!first) return { file: state.get().file, trouble: state.get().trouble };
    if (others.length > 0) return { file: undefined, trouble: { trouble: 'several' } };
    if (first.file.size > maxPeopleFileBytes) return { file: undefined, trouble: { trouble: 'size' } };
    let done = 0;
    const reading = (of: number) => {
      if (isTaken(before)) change({ phase: 'reading', rows: [], progress: { done, of } });
    };
    reading(0);
    const people = await read(first.file, (part, of) => {
      done += part.length;
      reading(of);
    });
    if ('trouble' in people) return { file: undefined, trouble: people };
    return { file: { ...people, name: first.file.name }, trouble: undefined };
  };

  /** A folder may take its time, and the rest may be on its way by then: that goes on, and this is not taken. */
  const isTaken = (before: number) => before === cleared && !isUnderWay(state.get());

  const take = async (chosen: readonly ChosenFile[], own: number, before: number): Promise<void> => {
    const sheet = await readOne(chosen.filter(isPeopleFile), before);
    // A browser looks up the size of a file when it is asked for it, and the page waits each time.
    const added = await inSlices(
      chosen.filter((each) => !isPeopleFile(each)),
      pictureOf,
    );
    if (!isTaken(before)) return;
    const byPath = new Map([...state.get().pictures, ...added].map((picture) => [picture.path, picture]));
    const pictures = [...byPath.values()];
    const unused = pictures.filter(({ fault }) => fault !== undefined);
    change({ ...sheet, pictures, unused, rows: [], phase: 'choosing', resting: undefined });
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

function unusedOf(pictures: Batch['pictures'], people: readonly MatchedPerson[]): ChosenPicture[] {
  // Many names may have found the same ones.
  const found = new Set(people.flatMap(({ named }) => named.map((each) => each.found)));
  const used = new Set([...found].flat());
  return pictures.filter((picture) => !used.has(picture));
}

import { maxPicturesPerPerson } from '@afc/contract/limits';
import type { Problem } from './check-row.ts';
import type { ChosenPicture, PictureFinder } from './chosen-files.ts';
import { inSlices } from './in-slices.ts';
import type { Inspected } from './inspect.ts';
import type { ReadPerson } from './people-file.ts';

/** A picture's name in the file, and what was chosen of that name. */
interface Named {
  readonly name: string;
  readonly found: readonly ChosenPicture[];
}

export interface CheckedPerson extends ReadPerson {
  /** The pictures of this person that were chosen. */
  readonly files: readonly File[];
}

export interface MatchedPerson extends CheckedPerson {
  readonly named: readonly Named[];
}

export type Inspections = ReadonlyMap<File, Inspected>;

export function matchPeople(people: readonly ReadPerson[], find: PictureFinder): Promise<MatchedPerson[]> {
  return inSlices(people, (person) => {
    const named = person.pictures.map((name) => ({ name, found: find(name) }));
    return { ...person, named, files: named.flatMap(({ found }) => onlyOne(found)?.file ?? []) };
  });
}

/** Adds to what every row tells what only the pictures and the batch as a whole can tell. */
export async function checkPeople(
  people: readonly MatchedPerson[],
  inspections: Inspections,
): Promise<CheckedPerson[]> {
  const checked = await inSlices(people, ({ named, ...person }) => ({
    ...person,
    problems: [...person.problems, ...pictureProblems(named, inspections)],
  }));
  return withRepeats(checked, inspections);
}

function onlyOne(found: readonly ChosenPicture[]): ChosenPicture | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function pictureProblems(named: readonly Named[], inspections: Inspections): Problem[] {
  if (named.length === 0) return [{ kind: 'noPicture' }];
  if (named.length > maxPicturesPerPerson) return [{ kind: 'tooManyPictures' }];
  return named.flatMap(({ name, found }): Problem[] => {
    const picture = onlyOne(found);
    if (!picture) return [{ kind: found.length === 0 ? 'missing' : 'ambiguous', name }];
    const inspected = inspections.get(picture.file);
    const fault = picture.fault ?? (inspected && 'fault' in inspected ? inspected.fault : undefined);
    return fault ? [{ kind: fault, name }] : [];
  });
}

/** The same email or picture in two rows is an error of one of them, and nobody here knows of which. */
async function withRepeats(people: readonly CheckedPerson[], inspections: Inspections): Promise<CheckedPerson[]> {
  const emails = new Map<string, number[]>();
  const pictures = new Map<string | File, number[]>();
  await inSlices(people, (person) => {
    const { row, files } = person;
    const email = emailOf(person);
    if (email !== '') note(emails, email, row);
    for (const file of files) note(pictures, contentOf(file, inspections), row);
  });
  return inSlices(people, (person) => {
    const { row, files } = person;
    const email = otherThan(row, emails.get(emailOf(person)));
    const repeated = files.flatMap((file): Problem[] => {
      const other = otherThan(row, pictures.get(contentOf(file, inspections)));
      return other ? [{ kind: 'samePicture', name: file.name, row: other }] : [];
    });
    const repeats: Problem[] = [...(email ? [{ kind: 'sameEmail' as const, row: email }] : []), ...repeated];
    return repeats.length > 0 ? { ...person, problems: [...person.problems, ...repeats] } : person;
  });
}

/** Whoever corrects an email that is not valid may make two of what looks the same: it is told once, as not valid. */
function emailOf({ fields, problems }: CheckedPerson): string {
  const isWrong = problems.some((problem) => problem.kind === 'field' && problem.field === 'email');
  return isWrong ? '' : fields.email.toLowerCase();
}

function note<Key>(places: Map<Key, number[]>, key: Key, row: number): void {
  const rows = places.get(key);
  if (rows) rows.push(row);
  else places.set(key, [row]);
}

/** Another row of the same; the row itself where it has the same twice. */
function otherThan(row: number, rows: readonly number[] = []): number | undefined {
  return rows.length > 1 ? (rows.find((other) => other !== row) ?? row) : undefined;
}

/** A copy under another name is the same picture. */
function contentOf(file: File, inspections: Inspections): string | File {
  const inspected = inspections.get(file);
  return inspected && 'digest' in inspected ? inspected.digest : file;
}

import { maxPicturesPerPerson } from '@afc/contract/limits';
import type { MessageKey } from '@afc/contract/messages';
import { PersonSubmission } from '@afc/contract/person';
import { countryMeant } from '../../parts/upload/country-search.ts';
import { allParts, type PersonField, wrongFields } from '../../parts/upload/person-form.ts';
import type { ChosenPicture, PictureFinder } from './chosen-files.ts';
import type { Inspected } from './inspect.ts';
import type { PeopleFile, ReadPerson } from './people-file.ts';

/** One thing that is wrong with a row; `problem-text.ts` makes the sentence. */
export type Problem =
  | { readonly kind: 'field'; readonly field: PersonField; readonly key: MessageKey; readonly meant?: string }
  | { readonly kind: 'noPicture' | 'tooManyPictures' }
  | { readonly kind: 'missing' | 'ambiguous' | 'type' | 'size' | 'unreadable' | 'pixels'; readonly name: string }
  | { readonly kind: 'samePicture'; readonly name: string; readonly row: number }
  | { readonly kind: 'sameEmail'; readonly row: number }
  | { readonly kind: 'cells'; readonly found: number; readonly expected: number };

export interface CheckedPerson extends ReadPerson {
  /** The pictures of this person that were chosen. */
  readonly files: readonly File[];
  readonly problems: readonly Problem[];
}

export type Inspections = ReadonlyMap<File, Inspected>;

/** Checks every row as the server would, and what only the batch as a whole can tell. */
export function checkPeople(
  { people, header }: Pick<PeopleFile, 'people' | 'header'>,
  find: PictureFinder,
  inspections: Inspections,
): CheckedPerson[] {
  const checked = people.map((person): CheckedPerson => {
    const named = person.pictures.map((name) => ({ name, found: find(name) }));
    const pictures = named.flatMap(({ found: [first, ...others] }) => (first && others.length === 0 ? [first] : []));
    return {
      ...person,
      fields: PersonSubmission.safeParse(person.fields).data ?? person.fields,
      files: pictures.map(({ file }) => file),
      problems: [
        ...cellProblems(person, header.length),
        ...fieldProblems(person),
        ...pictureProblems(named, inspections),
      ],
    };
  });
  return withRepeats(checked, inspections);
}

/** Cells beyond the header's columns: most often a sign that separates stands unquoted in a value. */
function cellProblems({ cells }: ReadPerson, expected: number): Problem[] {
  const found = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return found > expected ? [{ kind: 'cells', found, expected }] : [];
}

function fieldProblems({ fields }: ReadPerson): Problem[] {
  const wrong = wrongFields(fields, allParts);
  return allParts.flatMap((field): Problem[] => {
    const key = wrong[field];
    if (!key) return [];
    const meant = key === 'fieldCountry' ? countryMeant(fields[field]) : undefined;
    return [{ kind: 'field', field, key, ...(meant ? { meant } : {}) }];
  });
}

interface Named {
  readonly name: string;
  readonly found: readonly ChosenPicture[];
}

function pictureProblems(named: readonly Named[], inspections: Inspections): Problem[] {
  if (named.length === 0) return [{ kind: 'noPicture' }];
  if (named.length > maxPicturesPerPerson) return [{ kind: 'tooManyPictures' }];
  return named.flatMap(({ name, found: [picture, ...others] }): Problem[] => {
    if (!picture) return [{ kind: 'missing', name }];
    if (others.length > 0) return [{ kind: 'ambiguous', name }];
    const inspected = inspections.get(picture.file);
    const fault = picture.fault ?? (inspected && 'fault' in inspected ? inspected.fault : undefined);
    return fault ? [{ kind: fault, name }] : [];
  });
}

/** The same email or picture in two rows is an error of one of them, and nobody here knows of which. */
function withRepeats(people: readonly CheckedPerson[], inspections: Inspections): CheckedPerson[] {
  const emails = new Map<string, number[]>();
  const pictures = new Map<string | File, number[]>();
  for (const person of people) {
    const { row, files } = person;
    const email = emailOf(person);
    if (email !== '') note(emails, email, row);
    for (const file of files) note(pictures, contentOf(file, inspections), row);
  }
  return people.map((person) => {
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

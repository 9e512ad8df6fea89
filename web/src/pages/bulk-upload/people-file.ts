import { maxPeople, maxPicturesPerPerson } from '@afc/contract/limits';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { allParts, type PersonField, type PersonFields } from '../../parts/upload/person-check.ts';
import { checkRow, type Problem } from './check-row.ts';
import { type Delimiter, withoutMark } from './write-csv.ts';

export const pictureColumn = 'picture';
/** What the file of failed rows adds; it may stay when that file is chosen again. */
export const reasonColumn = 'reason';
export const columns: readonly string[] = [...allParts, pictureColumn];

export interface ReadPerson {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly fields: PersonFields;
  /** The pictures that are looked for; a row that names more is refused in any case. */
  readonly pictures: readonly string[];
  readonly pictureCount: number;
  readonly problems: readonly Problem[];
}

export interface PeopleFile {
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
  /** Told to the person: a misspelt column would be missed silently. */
  readonly unknownColumns: readonly string[];
  readonly people: readonly ReadPerson[];
}

/** Why the file as a whole cannot be used. */
export interface FileTrouble {
  readonly trouble:
    | 'locked'
    | 'encoding'
    | 'size'
    | 'rows'
    | 'several'
    | 'empty'
    | 'noPictureColumn'
    | 'columnTwice'
    | 'quotes';
  readonly column?: string;
  readonly line?: number;
}

/** Is told the people part by part, and of how many they are. */
type Told = (part: readonly ReadPerson[], of: number) => void;
export type PeopleReader = (file: File, told: Told) => Promise<PeopleFile | FileTrouble>;

export const readPeopleFile: PeopleReader = async (file, told) => {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes ? readPeople(bytes, told) : { trouble: 'locked' };
};

const partSize = 1_000;
/** Some more than a person may have: of these too nobody is told that no row names them. Millions would stop the page. */
const mostLookedFor = 10 * maxPicturesPerPerson;

/** Reads the file of people: UTF-8, comma or semicolon, the first row names the columns. */
export function readPeople(bytes: ArrayBuffer, told: Told = () => undefined): PeopleFile | FileTrouble {
  const text = textOf(bytes);
  if (text === undefined) return { trouble: 'encoding' };
  const delimiter = delimiterOf(text);
  const rows = rowsOf(text, delimiter);
  if (!Array.isArray(rows)) return rows;
  const [first, ...others] = rows;
  const header = (first?.cells ?? []).map((name) => name.trim());
  const names = header.map((name) => columns.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name);
  if (!names.includes(pictureColumn)) return { trouble: 'noPictureColumn' };
  const twice = names.find((name, index) => columns.includes(name) && names.indexOf(name) !== index);
  if (twice) return { trouble: 'columnTwice', column: twice };
  if (others.length === 0) return { trouble: 'empty' };
  const people: ReadPerson[] = [];
  while (people.length < others.length) {
    const part = others.slice(people.length, people.length + partSize).map((row) => personOf(row, names));
    people.push(...part);
    told(part, others.length);
  }
  const unknownColumns = names.filter((name) => name !== '' && name !== reasonColumn && !columns.includes(name));
  return { delimiter, header, unknownColumns, people };
}

function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No column has either sign in its name, so the header tells. Spreadsheets in Spanish write semicolons. */
function delimiterOf(text: string): Delimiter {
  const [header = ''] = /[^\r\n]+/.exec(text) ?? [];
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

type ReadRow = Pick<ReadPerson, 'row' | 'cells'>;

class TooManyRows extends Error {}

/** The rows that hold something. */
function rowsOf(text: string, delimiter: Delimiter): ReadRow[] | FileTrouble {
  const rows: ReadRow[] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // The parser makes an error, with its stack, of each row that is not as long as the first.
      skip_empty_lines: true,
      on_record: (cells, { records, empty_lines: emptyLines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: records + emptyLines, cells });
        // The header is one of them.
        if (rows.length > maxPeople + 1) throw new TooManyRows();
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof TooManyRows) return { trouble: 'rows' };
    // The options are fixed: what remains to be wrong are the quotation marks.
    if (error instanceof CsvError) return { trouble: 'quotes', line: Number(error.lines) };
    throw error;
  }
}

function personOf({ row, cells }: ReadRow, names: readonly string[]): ReadPerson {
  const cell = (name: string) => withoutMark((cells[names.indexOf(name)] ?? '').trim());
  // Object.fromEntries forgets that every part is there.
  const given = Object.fromEntries(allParts.map((part) => [part, cell(part)])) as Record<PersonField, string>;
  const named = cell(pictureColumn)
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
  const pictures = named.slice(0, mostLookedFor);
  return { row, cells, pictures, pictureCount: named.length, ...checkRow(given, cells, names.length) };
}

import type { ListEntity } from './entity.ts';
import type { NamedRow } from './named-rows.ts';
import { admit, type ImportReport, ListFileError, skip } from './report.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

interface RowEntry {
  line: number;
  entity: ListEntity;
  /** In characters as JSON, of the values that were counted, and how many of each list these are. */
  size: number;
  counted: number[];
}

/** The entries of a list that has several rows for each. */
export class RowEntries {
  readonly #file: string;
  readonly #entries = new Map<string, RowEntry>();

  constructor(file: string) {
    this.#file = file;
  }

  /** Reads a row into the entry that it goes on with, or begins. */
  read(id: string, { line }: NamedRow, begin: () => ListEntity, readInto: (entity: ListEntity) => void): void {
    const entry = this.#entries.get(id) ?? { line, entity: begin(), size: 0, counted: [] };
    this.#entries.set(id, entry);
    readInto(entry.entity);
    countNew(entry);
    if (entry.size > LONGEST_ENTRY) throw new ListFileError('listFileTooLarge', { file: this.#file, line: entry.line });
  }

  /** When all rows were read: those that have a name, each once. */
  *entities(report: ImportReport): Generator<ListEntity> {
    for (const [id, { line, entity }] of this.#entries) {
      if (entity.names.length === 0) skip(report, line, 'rowNoName');
      else if (admit(report, line, entity, id)) yield entity;
    }
  }
}

/**
 * The UK's file has a row for each combination of an entry's values, tens of thousands for some: what they repeat is
 * kept once, and counts once.
 */
function countNew(entry: RowEntry): void {
  const { names, birthDates, nationalities, documents, addresses, programmes, remarks } = entry.entity;
  const lists = [names, birthDates, nationalities, documents, addresses, programmes, remarks ? [remarks] : []];
  lists.forEach((values, index) => {
    for (const value of values.slice(entry.counted[index])) entry.size += JSON.stringify(value).length;
    entry.counted[index] = values.length;
  });
}

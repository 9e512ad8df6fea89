import type { ListEntity } from './entity.ts';
import type { NamedRow } from './named-rows.ts';
import { admit, type ImportReport, ListFileError, skip } from './report.ts';
import { LONGEST_ENTRY } from './text-lines.ts';

interface RowEntry {
  line: number;
  /** In characters, of all its rows. */
  size: number;
  entity: ListEntity;
}

/** The entries of a list that has several rows for each. */
export class RowEntries {
  readonly #file: string;
  readonly #entries = new Map<string, RowEntry>();

  constructor(file: string) {
    this.#file = file;
  }

  /** The entry that the row goes on with, or begins. */
  entityOf(id: string, { line, size }: NamedRow, begin: () => ListEntity): ListEntity {
    const entry = this.#entries.get(id) ?? { line, size: 0, entity: begin() };
    this.#entries.set(id, entry);
    entry.size += size;
    if (entry.size > LONGEST_ENTRY) throw new ListFileError('listFileTooLarge', { file: this.#file, line: entry.line });
    return entry.entity;
  }

  /** When all rows were read: those that have a name, each once. */
  *entities(report: ImportReport): Generator<ListEntity> {
    for (const [id, { line, entity }] of this.#entries) {
      if (entity.names.length === 0) skip(report, line, 'rowNoName');
      else if (admit(report, line, entity, id)) yield entity;
    }
  }
}

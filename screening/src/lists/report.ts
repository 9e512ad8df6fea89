import { messages } from '@afc/contract/all-messages';
import { fillIn, type MessageKey, type Sentence } from '@afc/contract/messages';
import type { ListEntity } from './entity.ts';

/** What an import saw: filled while the importer runs, read when it has ended. */
export interface ImportReport {
  /** The list's own date, YYYY-MM-DD, when the file states one. */
  listDate?: string;
  rows: number;
  entities: number;
  /** Of the entries so far. */
  ids: Set<string>;
  /** Of those whose reference is not their id. */
  references: Set<string>;
  skippedRows: number;
  /** The first of them: a wrong file may have millions. */
  skipped: SkippedRow[];
  /** What is odd about the file as a whole, although it was read. */
  remarks: Sentence[];
  /** Values that nothing could be made of, by the field they stand in. */
  unread: Map<string, { line: number; count: number }>;
  /** Of a CSV file: whether a line end closes its last line, and whether its last cell is unlike those of all other rows. */
  lastLine?: { line: number; closed: boolean; looksCut: boolean };
  /** Whether the file says itself where it ends: a closing tag, or the DOS end-of-file mark. */
  endMark: boolean;
  /** Of a CSV file: whether it is without the DOS end-of-file mark, and whether its publisher never leaves that out. */
  unmarked?: { byPublisher: boolean };
  /** Set only when the importer has seen the end of a whole file. */
  complete: boolean;
}

/** Why a row was left out. */
export interface SkippedRow extends Sentence {
  line: number;
  /** Where it is not the list's main file. */
  file?: string;
}

export function newImportReport(): ImportReport {
  return {
    rows: 0,
    entities: 0,
    ids: new Set(),
    references: new Set(),
    skippedRows: 0,
    skipped: [],
    remarks: [],
    unread: new Map(),
    endMark: false,
    complete: false,
  };
}

/** The file as a whole cannot be trusted; nothing of it may be stored. The message is the sentence in English. */
export class ListFileError extends Error implements Sentence {
  override name = 'ListFileError';
  readonly key: MessageKey;
  readonly values: Sentence['values'];

  constructor(key: MessageKey, values: Sentence['values'] = {}) {
    super(fillIn(messages.en[key], values));
    this.key = key;
    this.values = values;
  }
}

const MOST_KEPT = 1_000;

export function skip(report: ImportReport, line: number, key: MessageKey, values: Sentence['values'] = {}): void {
  report.skippedRows += 1;
  if (report.skipped.length < MOST_KEPT) report.skipped.push({ line, key, values });
}

/** In characters. No list has longer ones, and an index of the database could not hold them. */
const LONGEST_REFERENCE = 500;

/**
 * Counts an entry of the list. False, and reported, where one with this id was there before: the first one stays. An entry
 * with an id of its own and the reference of another gets a reference of its own, by which it is known from then on.
 */
export function admit(report: ImportReport, line: number, entity: ListEntity, id = entity.reference): boolean {
  const { reference } = entity;
  if (reference.length > LONGEST_REFERENCE) skip(report, line, 'rowIdTooLong');
  else if (report.ids.has(id)) skip(report, line, 'rowTwice', { id });
  else {
    if (id !== reference && report.references.has(reference)) {
      entity.reference = `${reference}/${id}`;
      entity.listedAs = reference;
    }
    report.ids.add(ownText(id));
    if (id !== reference) report.references.add(ownText(reference));
    report.entities += 1;
    return true;
  }
  return false;
}

/** A part of a text keeps the whole of it in memory, which is a piece of the file: kept for long, it must be a copy. */
const ownText = (part: string): string => Buffer.from(part).toString();

export function remark(report: ImportReport, key: MessageKey, values: Sentence['values']): void {
  report.remarks.push({ key, values });
}

/** Notes a value of this field as one that nothing could be made of: whoever wrote it believes that it counts. */
export type Unread = (field: string) => undefined;

export function unreadIn(report: ImportReport, line: number): Unread {
  return (field) => {
    const known = report.unread.get(field);
    if (known) known.count += 1;
    else report.unread.set(field, { line, count: 1 });
    return undefined;
  };
}

/** Ends an import: a file that gave nothing, or mostly rubbish, is the wrong file. */
export function finish(report: ImportReport, format: string): void {
  const { entities, skippedRows: skipped } = report;
  if (entities === 0) throw new ListFileError('listFileNoEntry', { format });
  if (skipped > entities) throw new ListFileError('listFileMostlyUnread', { skipped, entities, format });
  for (const [field, values] of report.unread) remark(report, 'listValuesUnread', { field, ...values });
  report.complete = true;
}

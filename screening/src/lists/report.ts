import type { MessageKey } from '@afc/contract/messages';

/** What an import saw: filled while the importer runs, read when it has ended. */
export interface ImportReport {
  /** The list's own date, YYYY-MM-DD, when the file states one. */
  listDate?: string;
  rows: number;
  entities: number;
  skipped: { line: number; reason: string }[];
  /** What is odd about the file as a whole, although it was read. */
  remarks: Remark[];
  /** Of a CSV file: whether a line end closes its last line, and whether its last cell is unlike those of all other rows. */
  lastLine?: { line: number; closed: boolean; looksCut: boolean };
  /** Set only when the importer has seen the end of a whole file. */
  complete: boolean;
}

/** A sentence of the contract, and what stands in its places. */
export interface Remark {
  key: MessageKey;
  values: Record<string, string | number>;
}

export function newImportReport(): ImportReport {
  return { rows: 0, entities: 0, skipped: [], remarks: [], complete: false };
}

/** The file as a whole cannot be trusted; nothing of it may be stored. */
export class ListFileError extends Error {
  override name = 'ListFileError';
}

export function skip(report: ImportReport, line: number, reason: string): void {
  report.skipped.push({ line, reason });
}

export function remark(report: ImportReport, key: MessageKey, values: Remark['values']): void {
  report.remarks.push({ key, values });
}

/** Ends an import: a file that gave nothing, or mostly rubbish, is the wrong file. */
export function finish(report: ImportReport, expected: string): void {
  if (report.entities === 0) throw new ListFileError(`The file holds no entry that could be read as ${expected}.`);
  if (report.skipped.length > report.entities) {
    throw new ListFileError(
      `${report.skipped.length} rows could not be read and only ${report.entities} entries could: this is not ${expected}.`,
    );
  }
  report.complete = true;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The date a list states about itself, inside whatever text: 13-Feb-2026, 13/02/2026, 2026-02-13. */
export function parseListDate(text: string): string | undefined {
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
  if (iso) return iso;
  const parts = /\b(\d{1,2})[-/ ](\d{1,2}|[A-Za-z]{3,9})[-/ ](\d{4})\b/.exec(text);
  if (!parts) return undefined;
  const [, day = '', word = '', year = ''] = parts;
  const month = Number(word) || MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  if (month < 1 || month > 12) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

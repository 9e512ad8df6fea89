import { type CsvError, type Info, type Options, parse } from 'csv-parse';
import { LastCells } from './last-cells.ts';
import { type ListFile, readText } from './list-files.ts';
import { type ImportReport, ListFileError, remark, skip } from './report.ts';

export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvOptions {
  delimiter?: string;
  /** Fewer cells than this is a malformed row; may be raised once the header has been read. */
  columns: number;
  /** Set when all was read: whether the file ends with the DOS end-of-file mark, as OFAC's do. */
  endMark?: boolean;
}

/**
 * Rows of a CSV file with their line numbers; malformed rows go to the report, a torn last row is an error. Whether the
 * last line is closed stands in the report: RFC 4180 lets it go without a line end, but a file cut inside its last cell
 * ends in the same way.
 */
export async function* csvRows(file: ListFile, options: CsvOptions, report: ImportReport): AsyncGenerator<CsvRow> {
  const settings: Options = {
    delimiter: options.delimiter ?? ',',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    raw: true,
  };
  const parser = parse(settings);
  let lastCharacter = '';
  const feed = (async () => {
    try {
      for await (const text of readText(file)) {
        const clean = text.replaceAll('\u001a', '');
        if (text !== '') options.endMark = text.trimEnd().endsWith('\u001a');
        if (clean === '') continue;
        lastCharacter = clean.at(-1) ?? '';
        if (!parser.write(clean)) await new Promise((resolve) => parser.once('drain', resolve));
      }
      parser.end();
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  let short: CsvRow | undefined;
  let line = 0;
  let looksCut = false;
  const lastCells = new LastCells();
  try {
    for await (const item of parser) {
      const { record, info, raw }: { record: string[]; info: Info; raw: string } = item;
      if (short) skipShort(report, short, options);
      short = undefined;
      line = info.lines;
      const row = { line, cells: record };
      report.rows += 1;
      if (record.length < options.columns) {
        short = row;
        continue;
      }
      const { rows } = report;
      yield row;
      // An importer takes a header out of the count: its cells look like no other row's.
      if (report.rows !== rows) continue;
      const cell = { text: record.at(-1) ?? '', quoted: raw.trimEnd().endsWith('"') };
      looksCut = lastCells.looksCut(cell);
      lastCells.add(cell);
    }
    await feed;
  } catch (error) {
    throw asListFileError(error, file.name, line + 1);
  }
  const closed = lastCharacter === '\n' || lastCharacter === '\r';
  report.lastLine = { line, closed, looksCut: looksCut && !closed };
  if (!short) {
    if (!closed) remark(report, 'listLastLineOpen', { line });
    return;
  }
  if (!closed) throw new ListFileError('listFileCutInLine', { file: file.name, line: short.line });
  skipShort(report, short, options);
}

function skipShort(report: ImportReport, { line, cells }: CsvRow, { columns }: CsvOptions): void {
  skip(report, line, 'rowTooShort', { found: cells.length, expected: columns });
}

function asListFileError(error: unknown, file: string, line: number): unknown {
  if (!isCsvError(error)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new ListFileError('listFileCutInCell', { file });
  return new ListFileError('listFileNotCsv', { file, line });
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
}

/** Finds cells by their column's name; names compare without case and punctuation. */
export function headerLookup(header: string[]): {
  has(name: string): boolean;
  cell(cells: string[], name: string): string;
} {
  const columns = new Map<string, number>();
  header.forEach((name, index) => {
    const key = columnKey(name);
    if (!columns.has(key)) columns.set(key, index);
  });
  return {
    has: (name) => columns.has(columnKey(name)),
    cell: (cells, name) => {
      const index = columns.get(columnKey(name));
      return index === undefined ? '' : (cells[index] ?? '').trim();
    },
  };
}

/** Names of columns that differ only in case and punctuation are the same. */
export function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The values of a cell that may hold several, separated by `;`. */
export function several(cell: string): string[] {
  return cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);
}

import type { CsvOptions } from './csv-records.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import type { ListFile } from './list-files.ts';
import type { ImportReport } from './report.ts';

/** The cell of a row by the name of its column, empty where there is none. */
export type Cell = (column: string) => string;

export interface NamedRow {
  line: number;
  cell: Cell;
}

/** Whether a row is the one that names the columns of its format; refuses the file where none can be. */
export type IsHeader = (has: (column: string) => boolean, row: CsvRow) => boolean;

/** The rows below the header, which no row may be shorter or longer than. */
export async function* namedRows(
  file: ListFile,
  options: CsvOptions,
  report: ImportReport,
  isHeader: IsHeader,
): AsyncGenerator<NamedRow> {
  const shape = { ...options };
  let columns: ReadonlyMap<string, number> | undefined;
  const isHead = (row: CsvRow) => {
    if (columns) return false;
    const found = columnsOf(row.cells);
    if (isHeader((column) => found.has(columnKey(column)), row)) {
      columns = found;
      shape.columns = row.cells.length;
      shape.atMost = row.cells.length;
    }
    return true;
  };
  for await (const row of csvRows(file, shape, report, isHead)) yield { line: row.line, cell: cellsOf(row, columns) };
}

function columnsOf(header: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  header.forEach((name, index) => {
    const key = columnKey(name);
    if (!columns.has(key)) columns.set(key, index);
  });
  return columns;
}

const cellsOf =
  ({ cells }: CsvRow, columns: ReadonlyMap<string, number> | undefined): Cell =>
  (column) => {
    const index = columns?.get(columnKey(column));
    return index === undefined ? '' : (cells[index] ?? '').trim();
  };

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

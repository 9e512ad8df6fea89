import type { MessageKey } from '@afc/contract/messages';
import type { ListFile } from '../../lists/list-files.ts';
import { type Cell, namedRows } from '../../lists/named-rows.ts';
import { type ImportReport, ListFileError, skip } from '../../lists/report.ts';

/** Says what is wrong with a row. */
export type Fault = (key: MessageKey) => undefined;

/** The rows of a labelled file; faulty ones stand in the report, and are left out where `read` makes nothing of them. */
export async function labelledRows<Row>(
  file: ListFile,
  columns: readonly string[],
  report: ImportReport,
  read: (cell: Cell, fault: Fault) => Row | undefined,
): Promise<Row[]> {
  let hasHeader = false;
  const isHeader = (has: (column: string) => boolean): boolean => {
    const missing = columns.filter((column) => !has(column));
    if (missing.length > 0) throw new Error(`${file.name} has no column ${missing.join(', ')}.`);
    hasHeader = true;
    return true;
  };
  const rows: Row[] = [];
  for await (const { line, cell } of namedRows(file, { columns: 1 }, report, isHeader)) {
    const row = read(cell, (key) => {
      skip(report, line, key);
    });
    if (row !== undefined) rows.push(row);
  }
  if (!hasHeader) throw new ListFileError('listFileEmpty', { file: file.name });
  if (rows.length === 0) throw new Error(`${file.name} has no row that can be evaluated.`);
  return rows;
}

import { type CsvOptions, type CsvRecord, csvRecords } from './csv-records.ts';
import { LastCells } from './last-cells.ts';
import type { ListFile } from './list-files.ts';
import { type ImportReport, ListFileError, remark, skip } from './report.ts';

export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Rows of a CSV file with their line numbers; malformed rows go to the report, a torn last row is an error. Whether the
 * last line is closed stands in the report: RFC 4180 lets it go without a line end, but a file cut inside its last cell
 * ends in the same way. Rows at the head of the file are taken by `isHead`: they look like no other.
 */
export async function* csvRows(
  file: ListFile,
  options: CsvOptions,
  report: ImportReport,
  isHead: (row: CsvRow) => boolean = () => false,
): AsyncGenerator<CsvRow> {
  let last: CsvRecord | undefined;
  let looksCut = false;
  const lastCells = new LastCells();
  for await (const record of csvRecords(file, options)) {
    skipFaulty(report, last);
    last = record;
    const row = { line: record.line, cells: record.cells };
    if (!record.fault && isHead(row)) continue;
    report.rows += 1;
    if (record.fault) continue;
    yield row;
    const cell = { text: record.cells.at(-1) ?? '', quoted: record.lastQuoted };
    looksCut = lastCells.looksCut(cell);
    lastCells.add(cell);
  }
  const { line, closed } = last ? { line: last.lastLine, closed: last.closed } : { line: 0, closed: false };
  if (last?.fault && !closed) throw new ListFileError('listFileCutInLine', { file: file.name, line });
  skipFaulty(report, last);
  report.endMark = options.endMark === true;
  if (!report.endMark) report.unmarked = { byPublisher: false };
  report.lastLine = { line, closed, looksCut: looksCut && !closed };
  if (!closed) remark(report, 'listLastLineOpen', { line });
}

function skipFaulty(report: ImportReport, record: CsvRecord | undefined): void {
  if (record?.fault) skip(report, record.line, record.fault.key, record.fault.values);
}

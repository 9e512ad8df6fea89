import { saveFile } from '../../parts/save-file/save-file.ts';
import type { BulkRow } from './batch.ts';
import { type PeopleFile, reasonColumn } from './people-file.ts';
import { useReasons } from './problem-text.ts';
import { writeCsv } from './write-csv.ts';

/** Saves the rows that were not sent as they were read, each with its reason before it: to be mended and chosen again. */
export function useSaveLeft(): (file: PeopleFile & { readonly name: string }, rows: readonly BulkRow[]) => void {
  const reasons = useReasons();
  return (file, rows) => {
    // The file of an earlier try has reasons of its own; they are replaced.
    const old = file.header.indexOf(reasonColumn);
    const withReason = (reason: string, cells: readonly string[]) => [reason, ...cells.filter((_, at) => at !== old)];
    const lines = rows.map((row) => withReason(reasons(row, (name) => name).join(' '), row.cells));
    const content = writeCsv([withReason(reasonColumn, file.header), ...lines], file.delimiter);
    saveFile(new Blob([content], { type: 'text/csv' }), file.name.replace(/(-not-sent)?\.csv$/i, '-not-sent.csv'));
  };
}

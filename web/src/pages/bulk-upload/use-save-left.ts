import { useState } from 'react';
import { saveFile } from '../../parts/files/save-file.ts';
import type { Batch, BulkRow } from './batch.ts';
import { inSlices } from './in-slices.ts';
import { reasonColumn } from './people-file.ts';
import { useReasons } from './use-reasons.ts';
import { csvFile, csvLine } from './write-csv.ts';

/** Saves the rows that were not sent as they were read, each with its reason before it: to be mended and chosen again. */
export function useSaveLeft(): [
  save: (file: NonNullable<Batch['file']>, rows: readonly BulkRow[]) => Promise<void>,
  saving: boolean,
] {
  const reasons = useReasons();
  const [saving, setSaving] = useState(false);
  const save = async ({ name, header, delimiter }: NonNullable<Batch['file']>, rows: readonly BulkRow[]) => {
    setSaving(true);
    // The file of an earlier try has reasons of its own; they are replaced.
    const old = header.indexOf(reasonColumn);
    const line = (reason: string, cells: readonly string[]) =>
      csvLine([reason, ...cells.filter((_, at) => at !== old)], delimiter);
    const lines = await inSlices(rows, (row) => line(reasons(row, (each) => each).join(' '), row.cells));
    saveFile(csvFile([line(reasonColumn, header), ...lines]), name.replace(/(-not-sent)?\.csv$/i, '-not-sent.csv'));
    setSaving(false);
  };
  return [save, saving];
}

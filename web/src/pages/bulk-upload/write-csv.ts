import type { Delimiter } from './people-file.ts';

/** Rows as a file that readers and spreadsheets take, with the mark by which the latter know UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  const cell = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\ufeff${rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('')}`;
}

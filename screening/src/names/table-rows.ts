import { readFileSync } from 'node:fs';

/** A table too long to stand in code: a text file of the folder `tables`, where `#` begins a remark. */
export function readTable(name: string): string {
  return readFileSync(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8').replace(/^#.*\n/gm, '');
}

/** The words of each row of a table: rows end at a semicolon or a line end, words at a space. */
export function tableRows(text: string): string[][] {
  return text
    .trim()
    .split(/[;\n]/)
    .map((row) => row.trim().split(' '));
}

/** The number of the row that each word stands in. */
export function rowNumbers(text: string): Map<string, number> {
  return new Map(tableRows(text).flatMap((words, number) => words.map((word) => [word, number])));
}

/** Rows of two words, by the first. */
export function wordPairs(text: string): [string, string][] {
  return tableRows(text).map(([word = '', other = '']) => [word, other]);
}

/** The words of a text, whatever space is between them. */
export function wordSet(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/));
}

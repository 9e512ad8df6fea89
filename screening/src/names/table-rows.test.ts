import { expect, it } from 'vitest';
import { readTable, tableRows } from './table-rows.ts';

it.each(['surnames', 'given-names'])('a word stands once in %s: two rows are two names', (table) => {
  const words = tableRows(readTable(table)).flat();
  const last = new Map(words.map((word, at) => [word, at]));
  expect(words.filter((word, at) => last.get(word) !== at)).toEqual([]);
});

it.each(['surnames', 'given-names', 'nicknames'])('the words of %s are written as names are compared', (table) => {
  const words = tableRows(readTable(table)).flat();
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});

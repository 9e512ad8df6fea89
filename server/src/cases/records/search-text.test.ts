import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it.each([
  ["O'Neill", 'O’Neill', 'O‘Neill', 'O´Neill', 'O`Neill', 'O′Neill', 'OʼNeill', 'O＇NEILL'],
  ['Jean-Luc', 'Jean\u2011Luc', 'Jean‐Luc', 'Jean–Luc', 'Jean−Luc'],
  ['Ana María', 'Ana\u00a0María', 'A\u200bna Mar\u00adía', '\u202eANA  MARIA'],
])('the filters take %s for what only looks like it', (typed, ...written) => {
  for (const one of written) expect(searchText(one)).toBe(searchText(typed));
});

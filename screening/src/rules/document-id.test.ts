import { expect, it } from 'vitest';
import { documentIdKey } from './document-id.ts';

it.each([
  ['АВ 123456', 'AB123456', 'Cyrillic letters'],
  ['рс-7744x', 'PC7744X', 'small ones'],
  ['ΧΥ12345', 'XY12345', 'Greek letters'],
])('whoever writes %s is found by %s: %s that look like Latin ones hide nobody', (id, known) => {
  expect(documentIdKey(id)).toBe(documentIdKey(known));
});

it('letters that look like no Latin one are read as they sound', () => {
  expect(documentIdKey('ИЖ123456')).toBe('IZH123456');
});

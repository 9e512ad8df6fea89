import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are the first letters of the first and the last word', () => {
  expect(initialsOf('Ana María Example')).toBe('AE');
  expect(initialsOf(' ana  example ')).toBe('AE');
  expect(initialsOf('Ana')).toBe('A');
  expect(initialsOf('')).toBe('');
});

test('a letter is whole, with its accent and however many units it is stored in', () => {
  expect(initialsOf('𠮷野 𠮷')).toBe('𠮷𠮷');
  expect(initialsOf('E\u0301mile Zola')).toBe('E\u0301Z');
});

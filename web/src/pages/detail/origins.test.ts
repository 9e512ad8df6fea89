import { expect, it } from 'vitest';
import { originOf } from './origins.ts';

it.each([
  ['rejected', '/list-rejected'],
  ['check', '/list-check'],
  ['my-test', '/test'],
  ['nowhere', '/list-matches'],
])('a case that was opened from %s leads back to %s', (location, to) => {
  expect(originOf(location).to).toBe(to);
});

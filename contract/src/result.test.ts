import { expect, it } from 'vitest';
import { isImmovable } from './result.ts';

it('never moves what a provider blacklisted, and nothing else', () => {
  expect(isImmovable({ source: 'provider', resultStatus: 'blacklist' })).toBe(true);
  expect(isImmovable({ source: 'provider', resultStatus: 'consider' })).toBe(false);
  expect(isImmovable({ source: 'ai', resultStatus: 'blacklist' })).toBe(false);
});

import type { Collision } from '@afc/contract/result';
import { aMatch } from '@afc/contract/testing/results';
import { expect, test } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { isSuspected, outcome } from './outcome.ts';

const data: Collision['data'] = {
  resultStatus: 'clear',
  matchList: [],
  kycReasons: [],
  checksNotRun: [],
  entriesLeftOut: 0,
  engines: [],
};

test.each([
  ['clear', false],
  ['consider', false],
  ['kycRejected', false],
  ['blacklist', true],
] as const)('a match that is %s makes the user suspected: %s', (resultStatus, suspected) => {
  const matchList = [aMatch({ resultStatus: 'clear' }), aMatch({ resultStatus })];
  expect(isSuspected({ ...data, matchList })).toBe(suspected);
});

test('what a comparison found goes with the session of whoever asked', () => {
  outcome.set({ data, at: new Date(), accepted: false });
  resetAll('timedOut');
  expect(outcome.get()).toBeUndefined();
});

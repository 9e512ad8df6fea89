import { expect, test } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { outcome } from './outcome.ts';

test('what a comparison found goes with the session of whoever asked', () => {
  outcome.set({
    data: { resultStatus: 'clear', matchList: [], kycReasons: [], checksNotRun: [], entriesLeftOut: 0, engines: [] },
    at: new Date(),
    accepted: false,
  });
  resetAll('timedOut');
  expect(outcome.get()).toBeUndefined();
});

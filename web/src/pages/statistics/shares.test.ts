import { expect, test } from 'vitest';
import { fraudRing, shareOf, usersRing } from './shares.ts';

const analytics = {
  totalUsers: 30,
  clear: 20,
  blacklist: 6,
  consider: 3,
  kycRejected: 1,
  potentialFraudCases: 6,
  blacklistProvider: 3,
  AiCollision: 2,
  dataCollision: 1,
  oldestConsider: null,
};

test('cleared and potential fraud are shares of all users, and the remainder fills the ring', () => {
  const { total, slices } = usersRing(analytics);
  expect(slices.map(({ label, count }) => [label, shareOf(count, total).toFixed(2)])).toEqual([
    ['clearedUsers', '66.67'],
    ['potentialFraud', '20.00'],
    ['inReview', '10.00'],
    ['rejected', '3.33'],
  ]);
});

test('sources are shares of the potential fraud cases', () => {
  const { total, slices } = fraudRing(analytics);
  expect(slices.map(({ label, count }) => [label, shareOf(count, total).toFixed(2)])).toEqual([
    ['provider', '50.00'],
    ['aiCollision', '33.33'],
    ['dataCollision', '16.67'],
  ]);
});

test('what staff marked without a match is shown only when there is some', () => {
  const { slices } = fraudRing({ ...analytics, dataCollision: 0 });
  expect(slices.at(-1)).toMatchObject({ label: 'markedByStaff', count: 1 });
});

test('an empty product shows zero instead of dividing by it', () => {
  expect(shareOf(0, 0)).toBe(0);
});

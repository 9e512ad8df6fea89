import { expect, test } from 'vitest';
import { lastPeriods } from './periods.ts';

const point = (from: string, clear = 1) => ({ from, clear, consider: 0, blacklist: 0, kycRejected: 0 });
const now = new Date('2026-03-01T10:00:00Z'); // a Sunday

test('days end today and have no gaps', () => {
  const days = lastPeriods([point('2026-02-27'), point('2026-03-01', 3)], 'day', now);
  expect(days).toHaveLength(30);
  expect(days.slice(-3).map(({ from, clear }) => [from, clear])).toEqual([
    ['2026-02-27', 1],
    ['2026-02-28', 0],
    ['2026-03-01', 3],
  ]);
});

test('weeks begin on Monday, as on the server', () => {
  expect(lastPeriods([point('2026-02-23', 7)], 'week', now).slice(-2)).toEqual([
    point('2026-02-16', 0),
    point('2026-02-23', 7),
  ]);
});

test('months go back over the turn of the year', () => {
  const months = lastPeriods([point('2025-12-01', 5)], 'month', now);
  expect(months.slice(-4).map(({ from, clear }) => [from, clear])).toEqual([
    ['2025-12-01', 5],
    ['2026-01-01', 0],
    ['2026-02-01', 0],
    ['2026-03-01', 0],
  ]);
});

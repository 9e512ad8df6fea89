import { expect, test } from 'vitest';
import { askedTimes } from './times.ts';

test('a day begins and ends by the clock of the reader', () => {
  const { from = '', to = '' } = askedTimes('2026-03-01', '2026-03-01');
  expect([new Date(from).getHours(), new Date(from).getDate()]).toEqual([0, 1]);
  expect([new Date(to).getHours(), new Date(to).getMilliseconds(), new Date(to).getDate()]).toEqual([23, 999, 1]);
});

test('a day that was not chosen is not asked for', () => {
  expect(askedTimes('', '')).toEqual({});
});

test('a year of five digits, which a date field takes, is no day', () => {
  expect(askedTimes('20266-03-01', '20266-03-01')).toEqual({});
});

test('what the last day of the field means west of Greenwich lies in no year of four digits, so no end is asked for', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Bogota';
  try {
    expect(askedTimes('', '9999-12-31')).toEqual({});
    expect(askedTimes('', '9999-12-30')).toEqual({ to: '9999-12-31T04:59:59.999Z' });
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

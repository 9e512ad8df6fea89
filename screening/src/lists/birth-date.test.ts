import { describe, expect, it } from 'vitest';
import { addBirthDate, parseBirthDate } from './birth-date.ts';
import type { DateInterval } from './entity.ts';

const interval = (text: string): string | undefined => {
  const date = parseBirthDate(text);
  return date && `${date.from} ${date.to} ${date.precision}`;
};

describe('a birth date as a list writes it', () => {
  it.each([
    ['04 Mar 1961', '1961-03-04 1961-03-04 day'],
    ['1961-03-04', '1961-03-04 1961-03-04 day'],
    ['4/3/1961', '1961-03-04 1961-03-04 day'],
    ['29 Feb 1960', '1960-02-29 1960-02-29 day'],
    ['Feb 1960', '1960-02-01 1960-02-29 month'],
    ['1961-03', '1961-03-01 1961-03-31 month'],
    ['00/06/1963', '1963-06-01 1963-06-30 month'],
    ['1961', '1961-01-01 1961-12-31 year'],
    ['dd/mm/1962', '1962-01-01 1962-12-31 year'],
    ['00/00/1962', '1962-01-01 1962-12-31 year'],
    ['circa 1961', '1959-01-01 1963-12-31 circa'],
    ['circa 29 Feb 1960', '1958-02-28 1962-02-28 circa'],
    ['1955 to 1957', '1955-01-01 1957-12-31 range'],
    ['circa 1955-1957', '1953-01-01 1959-12-31 circa'],
    ['01 Jan 1955 to 31 Dec 1956', '1955-01-01 1956-12-31 range'],
    ['Mar 1955 to May 1955', '1955-03-01 1955-05-31 range'],
    ['Between Aug. and Sep. 1977', '1977-08-01 1977-09-30 range'],
    ['1950s', '1950-01-01 1959-12-31 range'],
  ])('%s is an interval', (text, expected) => expect(interval(text)).toBe(expected));

  it.each(['', 'unknown', '31 Feb 1960', '1961-13-01', '1960 to 1950', '99'])('"%s" is none', (text) =>
    expect(interval(text)).toBeUndefined(),
  );

  it('stands once, however often it is written', () => {
    const dates: DateInterval[] = [];
    for (const text of ['04 Mar 1961', '1961-03-04', '1961']) addBirthDate(dates, parseBirthDate(text));
    expect(dates.map(({ precision }) => precision)).toEqual(['day', 'year']);
  });
});

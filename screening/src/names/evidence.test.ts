import { describe, expect, it } from 'vitest';
import type { DateInterval } from '../lists/entity.ts';
import { type EvidenceEntry, type EvidenceSubject, type WeighedField, weighEvidence } from './evidence.ts';

const entry = (content: Partial<EvidenceEntry>): EvidenceEntry => ({
  birthDates: [],
  nationalities: [],
  documents: [],
  ...content,
});
const weigh = (field: WeighedField['field'], subject: EvidenceSubject, content: Partial<EvidenceEntry>) => {
  const found = weighEvidence(subject, entry(content)).find((one) => one.field === field);
  return found && [found.verdict, found.detail].filter(Boolean).join(' ');
};
const day = (date: string): DateInterval => ({ from: date, to: date, precision: 'day' });
const year1961: DateInterval = { from: '1961-01-01', to: '1961-12-31', precision: 'year' };
const circa1961: DateInterval = { from: '1959-01-01', to: '1963-12-31', precision: 'circa' };

describe('the date of birth', () => {
  const born = (date: string | DateInterval | undefined, ...known: DateInterval[]) =>
    weigh('dateBirth', date === undefined ? {} : { dateBirth: date }, { birthDates: known });

  it('agrees to the day', () => expect(born('1961-03-04', day('1961-03-04'))).toBe('agrees exact'));
  it('agrees with the best of several dates', () => {
    expect(born('1961-03-04', day('1950-01-01'), day('1961-03-04'))).toBe('agrees exact');
    expect(born('1961-03-04', day('1950-01-01'), year1961)).toBe('agrees within');
  });
  it('is shown as exactly as the list knows it', () => {
    const march: DateInterval = { from: '1961-03-01', to: '1961-03-31', precision: 'month' };
    const [shown] = weighEvidence({}, entry({ birthDates: [day('1961-03-04'), march, year1961, circa1961] }));
    expect(shown?.entry).toBe('1961-03-04, 1961-03, 1961, circa 1959–1963');
  });
  it('agrees inside a year, a range or about a year, which proves less', () => {
    expect(born('1961-03-04', year1961)).toBe('agrees within');
    expect(born('1959-12-31', circa1961)).toBe('agrees within');
    // The day that the year begins with is as little proof.
    expect(born('1961-01-01', year1961)).toBe('agrees within');
  });
  it('agrees with day and month swapped', () => expect(born('1961-03-04', day('1961-04-03'))).toBe('agrees swapped'));
  it('does not swap what is no month', () =>
    expect(born('1961-03-14', day('1961-03-15'))).toBe('contradicts otherDay'));
  it('known to the day on both sides contradicts any other day, but for a date as near that says less', () => {
    const march1962: DateInterval = { from: '1962-03-01', to: '1962-03-31', precision: 'month' };
    expect(born('1961-09-20', day('1961-03-04'))).toBe('contradicts otherDay');
    expect(born('1961-09-20', day('1962-03-04'))).toBe('contradicts otherDay');
    expect(born('1961-09-20', day('1962-03-04'), march1962)).toBe('contradicts nearYear');
    expect(born('1961-09-20', march1962, day('1962-03-04'))).toBe('contradicts nearYear');
    expect(born('1961-09-20', march1962, day('1961-03-04'))).toBe('contradicts otherDay');
  });
  it('contradicts outside every interval, the more the further', () => {
    expect(born('1964-03-04', circa1961)).toBe('contradicts nearYear');
    expect(born('1965-03-04', circa1961)).toBe('contradicts otherYear');
    expect(born('1970-03-04', circa1961, day('1950-01-01'))).toBe('contradicts otherYear');
  });
  it('known to the year alone agrees with what lies in it, never to the day, and contradicts what lies outside', () => {
    expect(born(year1961, day('1961-03-04'))).toBe('agrees within');
    expect(born(year1961, year1961)).toBe('agrees within');
    expect(born(year1961, day('1962-01-01'))).toBe('contradicts nearYear');
    expect(born(year1961, day('1970-01-01'), day('1950-01-01'))).toBe('contradicts otherYear');
    expect(born({ ...year1961, to: '1961-06-30', precision: 'range' }, day('1961-09-01'))).toBe('contradicts sameYear');
  });
  it('is silent when either side does not know', () => {
    expect(born(undefined, year1961)).toBe('silent');
    expect(born('1961-03-04')).toBe('silent');
  });
});

it('the nationality agrees with any of several, and is silent when unknown', () => {
  expect(weigh('nationality', { nationality: 'cy' }, { nationalities: ['RU', 'CY'] })).toBe('agrees');
  expect(weigh('nationality', { nationality: 'ES' }, { nationalities: ['RU'] })).toBe('contradicts');
  expect(weigh('nationality', { nationality: 'ES' }, {})).toBe('silent');
});

it('the document number agrees however it is punctuated, never by a few digits, and never contradicts', () => {
  const documents = [{ number: 'AB-123 4567' }, { number: '1234' }];
  expect(weigh('docId', { docId: 'ab1234567' }, { documents })).toBe('agrees');
  expect(weigh('docId', { docId: '1234' }, { documents })).toBe('silent');
  expect(weigh('docId', { docId: 'ZZ999999' }, { documents })).toBe('silent');
});

it('the gender agrees, contradicts or is silent', () => {
  expect(weigh('gender', { gender: 'male' }, { gender: 'male' })).toBe('agrees');
  expect(weigh('gender', { gender: 'male' }, { gender: 'female' })).toBe('contradicts');
  expect(weigh('gender', {}, { gender: 'female' })).toBe('silent');
});

it('shows of an entry that says more than anybody reads only the beginning', () => {
  const known = Array.from({ length: 200_000 }, (_, number) => number);
  const found = weighEvidence(
    { dateBirth: '1961-03-04' },
    entry({
      birthDates: known.map(() => day('1950-01-01')),
      documents: known.map((number) => ({ number: `X${number}` })),
      nationalities: known.map(() => 'DE'),
    }),
  );
  expect(found[0]).toMatchObject({ verdict: 'contradicts', detail: 'otherYear' });
  expect(found.map((one) => one.entry.length)).toEqual([1_000, 1_000, 1_000, 0]);
});

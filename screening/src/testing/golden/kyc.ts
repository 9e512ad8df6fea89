import { clear, type GoldenCase, rejected } from './golden-case.ts';

export const kycCases: readonly GoldenCase[] = [
  {
    name: 'an expired document rejects',
    person: { docExpireAt: '2026-06-14' },
    expect: { ...rejected, kycReasons: ['documentExpired'] },
  },
  {
    name: 'a document is valid on the day it expires',
    person: { docExpireAt: '2026-06-15' },
    expect: { ...clear, kycReasons: [] },
  },
  {
    name: 'a date of birth in the future rejects',
    person: { dateBirth: '2026-06-16' },
    expect: { ...rejected, kycReasons: ['dateBirthInFuture'] },
  },
  {
    name: 'born today is under age, not in the future',
    person: { dateBirth: '2026-06-15' },
    expect: { ...rejected, kycReasons: ['underage'] },
  },
  {
    name: 'the day before the eighteenth birthday is under age',
    person: { dateBirth: '2008-06-16' },
    expect: { ...rejected, kycReasons: ['underage'] },
  },
  { name: 'the eighteenth birthday is of age', person: { dateBirth: '2008-06-15' }, expect: clear },
  { name: 'the hundred and thirtieth birthday is believed', person: { dateBirth: '1896-06-15' }, expect: clear },
  {
    name: 'a day more than 130 years is not',
    person: { dateBirth: '1896-06-14' },
    expect: { ...rejected, kycReasons: ['dateBirthTooOld'] },
  },
  {
    name: 'a residence that is not accepted rejects',
    person: { countryResidenceName: 'Iran' },
    expect: { ...rejected, kycReasons: ['residenceNotAccepted'] },
  },
  {
    name: 'a nationality of a warned country rejects nobody',
    person: { countryNationalityName: 'Iran' },
    expect: clear,
  },
  {
    name: 'all reasons that stand are named',
    person: { docExpireAt: '2020-01-01', dateBirth: '2020-01-01', countryResidenceName: 'North Korea' },
    expect: { ...rejected, kycReasons: ['documentExpired', 'underage', 'residenceNotAccepted'] },
  },
  {
    name: 'a reason that is not configured to reject does not',
    person: { docExpireAt: '2020-01-01' },
    kycRejects: ['underage'],
    expect: { ...clear, kycReasons: [] },
  },
];

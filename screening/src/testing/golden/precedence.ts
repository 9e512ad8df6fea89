import {
  blacklistAi,
  blacklistData,
  blacklistProvider,
  considerAi,
  considerData,
  considerProvider,
  type GoldenCase,
} from './golden-case.ts';

export const precedenceCases: readonly GoldenCase[] = [
  {
    name: 'a possible match comes before a kyc reason, which is kept',
    person: { docExpireAt: '2020-01-01' },
    records: [{ id: 'b', email: 'ana@example.org' }],
    expect: { ...considerData, kycReasons: ['documentExpired'], emailMatch: true },
  },
  {
    name: 'a positive match comes before a kyc reason',
    person: { docExpireAt: '2020-01-01' },
    records: [{ id: 'b', docId: 'X1234567L', docType: 'PASSPORT', resultStatus: 'blacklist' }],
    expect: { ...blacklistData, kycReasons: ['documentExpired'] },
  },
  {
    name: 'a positive match of data comes before a possible match of a list',
    provider: [{ reference: 'OFAC-1', reason: 'providerName' }],
    records: [{ id: 'b', docId: 'X1234567L', docType: 'PASSPORT', resultStatus: 'blacklist' }],
    expect: {
      ...blacklistData,
      matches: [
        ['b', 'blacklist', ['docId']],
        ['OFAC-1', 'consider', ['providerName']],
      ],
    },
  },
  {
    name: 'a positive match of a face comes before a possible match of a list',
    provider: [{ reference: 'OFAC-1', reason: 'providerName' }],
    records: [{ id: 'b', resultStatus: 'blacklist' }],
    faces: { b: 0.8 },
    expect: blacklistAi,
  },
  {
    name: 'of positive matches the list names the source',
    provider: [{ reference: 'OFAC-1', reason: 'providerDocument' }],
    records: [{ id: 'b', docId: 'X1234567L', docType: 'PASSPORT', resultStatus: 'blacklist' }],
    faces: { b: 0.8 },
    expect: blacklistProvider,
  },
  {
    name: 'of possible matches the list names the source, then the face',
    provider: [{ reference: 'OFAC-1', reason: 'providerName' }],
    records: [{ id: 'b', email: 'ana@example.org' }, { id: 'c' }],
    faces: { c: 0.5 },
    expect: {
      ...considerProvider,
      emailMatch: true,
      matches: [
        ['OFAC-1', 'consider', ['providerName']],
        ['c', 'consider', ['face']],
        ['b', 'consider', ['email']],
      ],
    },
  },
  {
    name: 'a face and an email of two records are two matches, decided by the face',
    records: [{ id: 'b', email: 'ana@example.org' }, { id: 'c' }],
    faces: { c: 0.41 },
    expect: { ...considerAi, emailMatch: true },
  },
];

import { blacklistProvider, considerProvider, type GoldenCase } from './golden-case.ts';

export const providerCases: readonly GoldenCase[] = [
  {
    name: 'a list entry with the same document is a positive match',
    provider: [{ reference: 'OFAC-1', reason: 'providerDocument' }],
    expect: { ...blacklistProvider, matches: [['OFAC-1', 'blacklist', ['providerDocument']]] },
  },
  {
    name: 'the document confirms even a weak alias',
    provider: [{ reference: 'OFAC-1', reason: 'providerDocument', nameStrength: 'weak' }],
    expect: blacklistProvider,
  },
  {
    name: 'a strong name with the date of birth is a positive match',
    provider: [{ reference: 'OFAC-1', reason: 'providerNameAndDateBirth' }],
    expect: blacklistProvider,
  },
  {
    name: 'a weak alias with the date of birth is a possible match',
    provider: [{ reference: 'OFAC-1', reason: 'providerNameAndDateBirth', nameStrength: 'weak' }],
    expect: { ...considerProvider, matches: [['OFAC-1', 'consider', ['providerNameAndDateBirth']]] },
  },
  {
    name: 'a name alone is a possible match',
    provider: [{ reference: 'OFAC-1', reason: 'providerName' }],
    expect: considerProvider,
  },
  {
    name: 'a weak alias alone is a possible match',
    provider: [{ reference: 'OFAC-1', reason: 'providerName', nameStrength: 'weak' }],
    expect: considerProvider,
  },
  {
    name: 'a confirmed entry stands before a likelier name',
    provider: [
      { reference: 'OFAC-1', reason: 'providerName', score: 0.99 },
      { reference: 'UN-2', reason: 'providerNameAndDateBirth', score: 0.91 },
    ],
    expect: {
      ...blacklistProvider,
      matches: [
        ['UN-2', 'blacklist', ['providerNameAndDateBirth']],
        ['OFAC-1', 'consider', ['providerName']],
      ],
    },
  },
];

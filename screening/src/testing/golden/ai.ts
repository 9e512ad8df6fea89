import { blacklistAi, clear, considerAi, type GoldenCase } from './golden-case.ts';

export const aiCases: readonly GoldenCase[] = [
  {
    name: 'a face at the consider threshold is a possible match',
    records: [{ id: 'b' }],
    faces: { b: 0.4 },
    expect: { ...considerAi, matches: [['b', 'consider', ['face']]] },
  },
  {
    name: 'a face just below the consider threshold is none',
    records: [{ id: 'b' }],
    faces: { b: 0.3999 },
    expect: clear,
  },
  {
    name: 'the very same face of a clear record is only a possible match',
    records: [{ id: 'b' }],
    faces: { b: 1 },
    expect: considerAi,
  },
  {
    name: 'a face of a considered record is a possible match, however alike',
    records: [{ id: 'b', resultStatus: 'consider' }],
    faces: { b: 0.99 },
    expect: considerAi,
  },
  {
    name: 'a face of a rejected record is a possible match, however alike',
    records: [{ id: 'b', resultStatus: 'kycRejected' }],
    faces: { b: 0.99 },
    expect: considerAi,
  },
  {
    name: 'a blacklisted face at the blacklist threshold is a positive match',
    records: [{ id: 'b', resultStatus: 'blacklist' }],
    faces: { b: 0.55 },
    expect: { ...blacklistAi, matches: [['b', 'blacklist', ['face']]] },
  },
  {
    name: 'a blacklisted face between the thresholds is a possible match',
    records: [{ id: 'b', resultStatus: 'blacklist' }],
    faces: { b: 0.5499 },
    expect: { ...considerAi, matches: [['b', 'consider', ['face']]] },
  },
  {
    name: 'of several faces the blacklisted one decides, though another is more alike',
    records: [{ id: 'b' }, { id: 'c', resultStatus: 'blacklist' }],
    faces: { b: 0.9, c: 0.6 },
    expect: {
      ...blacklistAi,
      matches: [
        ['c', 'blacklist', ['face']],
        ['b', 'consider', ['face']],
      ],
    },
  },
  {
    name: 'possible matches are ordered by their cosine',
    records: [{ id: 'b' }, { id: 'c' }, { id: 'd' }],
    faces: { b: 0.5, c: 0.7, d: 0.6 },
    expect: {
      ...considerAi,
      matches: [
        ['c', 'consider', ['face']],
        ['d', 'consider', ['face']],
        ['b', 'consider', ['face']],
      ],
    },
  },
  {
    name: 'a record never matches itself',
    records: [{ id: 'subject', email: 'ana@example.org' }],
    faces: { subject: 1 },
    expect: { ...clear, matches: [], emailMatch: false },
  },
  {
    name: 'a photo the liveness model doubts is considered',
    liveness: 0.2,
    expect: { ...considerAi, matches: [['', 'consider', ['liveness']]] },
  },
];

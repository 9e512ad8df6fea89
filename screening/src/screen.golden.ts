import type { PersonSubmission } from '@afc/contract/person';
import type { KycReason, MatchReason, MissingCheck, RecordSource, ResultStatus } from '@afc/contract/vocabulary';
import type { Verdict } from './decide.ts';

/** Decisions as data: what is known about a person, and what must come of it. Today is 2026-06-15. */
export interface GoldenCase {
  readonly name: string;
  /** Changes to a person about whom everything is given and nothing is wrong. */
  readonly person?: Partial<PersonSubmission>;
  /** Other records: by default strangers in every field. */
  readonly records?: readonly GoldenRecord[];
  /** Cosines by record; the thresholds are .40 (consider) and .55 (blacklist). */
  readonly faces?: Readonly<Record<string, number>>;
  readonly provider?: readonly GoldenEntry[] | null;
  readonly liveness?: number;
  readonly failedEngines?: readonly string[];
  readonly kycRejects?: readonly KycReason[];
  readonly expect: {
    readonly resultStatus: ResultStatus;
    readonly source: RecordSource;
    /** [userGuid, verdict, reasons], strongest first. */
    readonly matches?: readonly (readonly [string, Verdict, readonly MatchReason[]])[];
    readonly kycReasons?: readonly KycReason[];
    readonly checksNotRun?: readonly MissingCheck[];
    readonly emailMatch?: boolean;
  };
}

export type GoldenRecord = Partial<PersonSubmission> & {
  readonly id: string;
  readonly registryDate?: string;
  readonly resultStatus?: ResultStatus;
};

export interface GoldenEntry {
  readonly reference: string;
  readonly reason: Extract<MatchReason, 'providerDocument' | 'providerNameAndDateBirth' | 'providerName'>;
  readonly nameStrength?: 'strong' | 'weak';
  readonly score?: number;
}

const clear = { resultStatus: 'clear', source: '' } as const;
const considerAi = { resultStatus: 'consider', source: 'ai' } as const;
const considerData = { resultStatus: 'consider', source: 'data' } as const;
const considerProvider = { resultStatus: 'consider', source: 'provider' } as const;
const blacklistAi = { resultStatus: 'blacklist', source: 'ai' } as const;
const blacklistData = { resultStatus: 'blacklist', source: 'data' } as const;
const blacklistProvider = { resultStatus: 'blacklist', source: 'provider' } as const;
const rejected = { resultStatus: 'kycRejected', source: '' } as const;

export const goldenCases: readonly GoldenCase[] = [
  { name: 'nothing to collide with is clear', expect: { ...clear, matches: [], checksNotRun: [] } },
  { name: 'strangers are clear', records: [{ id: 'b' }, { id: 'c', resultStatus: 'blacklist' }], expect: clear },

  // ai
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

  // data
  {
    name: 'the same document id is a possible match',
    records: [{ id: 'b', docId: 'x1234567l', docType: 'PASSPORT' }],
    expect: { ...considerData, matches: [['b', 'consider', ['docId']]] },
  },
  {
    name: 'dashes, dots, spaces and case do not hide a document id',
    records: [{ id: 'b', docId: 'X-123.4567 L' }],
    expect: considerData,
  },
  {
    name: 'a blacklisted document id of the same type is a positive match',
    records: [{ id: 'b', docId: 'X1234567L', docType: 'PASSPORT', resultStatus: 'blacklist' }],
    expect: { ...blacklistData, matches: [['b', 'blacklist', ['docId']]] },
  },
  {
    name: 'a blacklisted document id of another type is a possible match',
    records: [{ id: 'b', docId: 'X1234567L', docType: 'RESIDENCE_CARD', resultStatus: 'blacklist' }],
    expect: considerData,
  },
  ...['0', '000-000', 'n/a', 'None', 'XXXX', 'desconocido'].map((docId) => ({
    name: `"${docId}" in place of a document id is nobody's document`,
    person: { docId },
    records: [{ id: 'b', docId, docType: 'PASSPORT' as const, resultStatus: 'blacklist' as const }],
    expect: { ...clear, checksNotRun: ['noDocId' as const] },
  })),
  {
    name: 'two missing document types are not the same type',
    person: { docType: '' },
    records: [{ id: 'b', docId: 'X1234567L', docType: '', resultStatus: 'blacklist' }],
    expect: considerData,
  },
  {
    name: 'two missing document ids are not the same',
    person: { docId: '' },
    records: [{ id: 'b', docId: '', resultStatus: 'blacklist' }],
    expect: { ...clear, checksNotRun: ['noDocId'] },
  },
  {
    name: 'a document id of punctuation alone is none, and says so',
    person: { docId: '---' },
    records: [{ id: 'b', docId: '...' }],
    expect: { ...clear, checksNotRun: ['noDocId'] },
  },
  {
    name: 'a document id too short for the provider lists is compared with records, and says so',
    person: { docId: '00-12 34' },
    records: [{ id: 'b', docId: '001234', docType: '' }],
    expect: { ...considerData, matches: [['b', 'consider', ['docId']]], checksNotRun: ['shortDocId'] },
  },
  {
    name: 'a document id of five letters and digits is compared with the provider lists too',
    person: { docId: '0-123 45' },
    expect: { ...clear, checksNotRun: [] },
  },
  {
    name: 'the same email is a possible match',
    records: [{ id: 'b', email: 'ANA@Example.org' }],
    expect: { ...considerData, emailMatch: true, matches: [['b', 'consider', ['email']]] },
  },
  {
    name: 'the same email is found behind a mark that shows nothing',
    records: [{ id: 'b', email: 'ana\u200b@example.org' }],
    expect: { ...considerData, emailMatch: true },
  },
  {
    name: 'the same email as a blacklisted record is still only a possible match',
    records: [{ id: 'b', email: 'ana@example.org', resultStatus: 'blacklist' }],
    expect: { ...considerData, emailMatch: true },
  },
  {
    name: 'two missing emails are not the same',
    person: { email: '' },
    records: [{ id: 'b', email: '' }],
    expect: { ...clear, emailMatch: false, checksNotRun: ['noEmail'] },
  },
  {
    name: 'the same name and date of birth is a possible match',
    records: [{ id: 'b', firstname: 'ANA  MARIA', lastname: 'Munoz', dateBirth: '1980-05-17' }],
    expect: { ...considerData, matches: [['b', 'consider', ['nameAndDateBirth']]] },
  },
  {
    name: 'the same name and date of birth is found behind another apostrophe and marks that show nothing',
    person: { firstname: "O'Hara", lastname: 'Muñoz' },
    records: [{ id: 'b', firstname: 'O´Ha\u200bra', lastname: 'M\u200cu\u00adñoz', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'the same name and date of birth in another script is a possible match',
    person: { firstname: 'Борис', lastname: 'Иванов' },
    records: [{ id: 'b', firstname: 'Boris', lastname: 'Ivanov', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'first and last name exchanged is the same name',
    records: [{ id: 'b', firstname: 'Muñoz', lastname: 'Ana María', dateBirth: '1980-05-17' }],
    expect: considerData,
  },
  {
    name: 'the same name as a blacklisted record is only a possible match',
    records: [
      { id: 'b', firstname: 'Ana María', lastname: 'Muñoz', dateBirth: '1980-05-17', resultStatus: 'blacklist' },
    ],
    expect: considerData,
  },
  {
    name: 'the same name with another date of birth is none',
    records: [{ id: 'b', firstname: 'Ana María', lastname: 'Muñoz', dateBirth: '1980-05-18' }],
    expect: clear,
  },
  { name: 'the same date of birth alone is none', records: [{ id: 'b', dateBirth: '1980-05-17' }], expect: clear },
  {
    name: 'the same name without dates of birth is none',
    person: { dateBirth: '' },
    records: [{ id: 'b', firstname: 'Ana María', lastname: 'Muñoz', dateBirth: '' }],
    expect: { ...clear, checksNotRun: ['noDateBirth'] },
  },
  {
    name: 'several things in common with one record are one match',
    records: [
      {
        id: 'b',
        firstname: 'Ana Maria',
        lastname: 'Muñoz',
        dateBirth: '1980-05-17',
        email: 'ana@example.org',
        docId: 'X1234567L',
      },
    ],
    faces: { b: 0.9 },
    expect: {
      ...considerAi,
      emailMatch: true,
      matches: [['b', 'consider', ['face', 'docId', 'nameAndDateBirth', 'email']]],
    },
  },

  // provider
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

  // kyc
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

  // precedence
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

  // missing data
  {
    name: 'without a provider list a clear says so',
    provider: null,
    expect: { ...clear, checksNotRun: ['noProviderList'] },
  },
  {
    name: 'a check by email alone says everything it could not do',
    person: {
      firstname: '',
      lastname: '',
      dateBirth: '',
      countryNationalityName: '',
      countryResidenceName: '',
      docId: '',
      docType: '',
      docExpireAt: '',
    },
    provider: null,
    expect: {
      ...clear,
      checksNotRun: [
        'noProviderList',
        'noName',
        'noDateBirth',
        'noNationality',
        'noResidence',
        'noDocId',
        'noDocExpireAt',
      ],
    },
  },
  {
    name: 'an engine that failed is named',
    failedEngines: ['Watchman'],
    expect: { ...clear, checksNotRun: ['engineFailed'] },
  },
  {
    name: 'a missing check does not hide a match',
    person: { email: '' },
    provider: null,
    records: [{ id: 'b' }],
    faces: { b: 0.6 },
    expect: { ...considerAi, checksNotRun: ['noProviderList', 'noEmail'] },
  },
];

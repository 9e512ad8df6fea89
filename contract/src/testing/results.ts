import type { Picture } from '../picture.ts';
import type { Evidence, Match, Result } from '../result.ts';

export const noEvidence: Evidence = {
  score: 1,
  threshold: 1,
  reasons: [],
  face: null,
  provider: null,
  fields: [],
};

export const faceEvidence: Evidence = {
  ...noEvidence,
  score: 0.58,
  threshold: 0.46,
  reasons: ['face', 'email'],
  face: {
    cosine: 0.58,
    considerThreshold: 0.46,
    blacklistThreshold: 0.55,
    strangerOdds: 50_000_000,
    gallerySize: 1_000,
    model: 'sface',
  },
  fields: [
    { field: 'email', verdict: 'agrees', subject: 'a@example.org', entry: 'a@example.org' },
    { field: 'dateBirth', verdict: 'contradicts', subject: '1980-01-01', entry: '1990-01-01' },
    { field: 'docId', verdict: 'silent', subject: '', entry: 'X' },
  ],
};

export const providerEvidence: NonNullable<Evidence['provider']> = {
  engine: 'AFC',
  list: 'List',
  version: 1,
  listDate: null,
  reference: '1',
  matchedName: 'Ada Byron',
  nameStrength: 'strong',
  nameScore: 1,
  programmes: [],
  alignment: [],
};

const person = {
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'a@example.org',
  registryDate: '2026-11-15T10:00:00.000Z',
  dateBirth: '1980-01-01',
  docType: '' as const,
  docId: '',
  docExpireAt: '',
  countryNationalityName: '',
  countryResidenceName: '',
  pictureURLs: [],
  pictures: [],
};

export function aPicture(values: Partial<Picture> = {}): Picture {
  return {
    key: 'key',
    url: '',
    mainUrl: '',
    thumbnailUrl: '',
    width: 1_000,
    height: 500,
    face: null,
    flaws: [],
    ...values,
  };
}

export function aMatch(values: Partial<Match> = {}): Match {
  return {
    ...person,
    _id: 'match-1',
    userGuid: 'user-2',
    recordId: 'record-2',
    recordVersion: 3,
    kycReasons: [],
    resultStatus: 'clear',
    source: 'ai',
    rule: 'face',
    confirmedMatch: false,
    immovable: false,
    firstnameMatch: false,
    lastnameMatch: false,
    emailMatch: false,
    registryDateMatch: false,
    dateBirthMatch: false,
    docIdMatch: false,
    evidence: noEvidence,
    ...values,
  };
}

export function aResult(values: Partial<Result> = {}): Result {
  return {
    ...person,
    _id: 'record-1',
    userId: 'user-1',
    kind: 'user',
    version: 7,
    resultStatus: 'consider',
    source: 'ai',
    matchCount: values.matchList?.length ?? 0,
    entriesLeftOut: 0,
    matchList: [],
    pictureS3Key: '',
    countryNationalityNameWarn: false,
    countryResidenceNameWarn: false,
    docExpireAtWarn: false,
    dateBirthWarn: false,
    emailMatch: false,
    kycReasons: [],
    checksNotRun: [],
    sample: false,
    keptUntil: null,
    policyVersion: '1',
    ...values,
  };
}

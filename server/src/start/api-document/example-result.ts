import { messages } from '@afc/contract/all-messages';
import type { Picture } from '@afc/contract/picture';
import type { Match, Result } from '@afc/contract/result';

function picture(key: string): Picture {
  const address = (size: string) =>
    `/recognition/picture/${key}/${size}?expires=1794776700&signature=5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWXMssSzNy`;
  return {
    key,
    url: address('full'),
    mainUrl: address('main'),
    thumbnailUrl: address('thumbnail'),
    width: 640,
    height: 800,
    face: {
      box: [180, 200, 460, 520],
      points: [
        [260, 320],
        [380, 320],
      ],
    },
    flaws: [],
  };
}

const own = picture('f0c1d2e3');
const other = picture('a9b8c7d6');

/** Somebody whose face is known under another name. */
export const exampleMatch: Match = {
  _id: '7e6b2f5d-93c1-4f0e-8a7e-0a4c3b1d2e55',
  userGuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  recordId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  recordVersion: 1,
  kycReasons: [],
  firstname: 'Eva',
  lastname: 'Sample',
  email: 'eva@example.org',
  registryDate: '2026-11-01T09:30:00.000Z',
  dateBirth: '1970-01-31',
  docType: 'PASSPORT',
  docId: 'Y7654321',
  docExpireAt: '2030-05-31',
  countryNationalityName: 'Spain',
  countryResidenceName: 'Spain',
  pictureURLs: [other.url],
  pictures: [other],
  resultStatus: 'clear',
  source: 'ai',
  rule: 'face',
  confirmedMatch: false,
  immovable: false,
  firstnameMatch: false,
  lastnameMatch: false,
  emailMatch: false,
  registryDateMatch: false,
  dateBirthMatch: true,
  docIdMatch: false,
  evidence: {
    score: 0.71,
    threshold: 0.42,
    reasons: ['face'],
    face: {
      cosine: 0.71,
      considerThreshold: 0.42,
      blacklistThreshold: 0.55,
      strangerOdds: 1_000_000,
      gallerySize: 1200,
      model: 'sface-2021dec',
      pictureKey: own.key,
      recordPictureKey: other.key,
    },
    provider: null,
    fields: [
      { field: 'firstname', verdict: 'contradicts', subject: 'Ada', entry: 'Eva' },
      { field: 'dateBirth', verdict: 'agrees', subject: '1970-01-31', entry: '1970-01-31' },
    ],
  },
};

export const exampleResult: Result = {
  _id: '9b2d6f1c-0f3f-4f3d-8f6a-5d1e2c3b4a59',
  userId: '16fd2706-8baf-433b-82eb-8c7fada847da',
  kind: 'user',
  version: 1,
  firstname: 'Ada',
  lastname: 'Example',
  email: 'ada@example.org',
  dateBirth: '1970-01-31',
  registryDate: '2026-11-15T21:04:03.210Z',
  resultStatus: 'consider',
  source: 'ai',
  matchCount: 1,
  matchList: [exampleMatch],
  entriesLeftOut: 0,
  pictureS3Key: own.key,
  pictureURLs: [own.url],
  pictures: [own],
  countryNationalityName: 'Spain',
  countryNationalityNameWarn: false,
  countryResidenceName: 'Spain',
  countryResidenceNameWarn: false,
  docType: 'PASSPORT',
  docId: 'X1234567',
  docExpireAt: '2031-01-31',
  docExpireAtWarn: false,
  dateBirthWarn: false,
  emailMatch: false,
  kycReasons: [],
  checksNotRun: [{ check: 'noProviderList', detail: messages.en.noProviderList }],
  sample: false,
  keptUntil: null,
  policyVersion: '1f0c8a2b7d4e',
};

import { readFileSync } from 'node:fs';
import type { Policy } from '@afc/contract/policy';
import type { Evidence, Match, Result } from '@afc/contract/result';
import type { ReportInput } from '../report-input.ts';

/** Invented people in every script a report must write. */
export const namesByScript = {
  latin: ['José María', 'Núñez Šćepanović'],
  vietnamese: ['Nguyễn Thị', 'Hương'],
  cyrillic: ['Анна-Мария', 'Щербакова'],
  greek: ['Ελένη', 'Παπαδοπούλου'],
  arabic: ['محمد عبد الله', 'بن يوسف'],
  vowelled: ['مُحَمَّدٌ', 'שְׁלֹמֹה'],
  hebrew: ['דוד', 'בן־גוריון'],
  chinese: ['伟', '王'],
  traditional: ['國龍', '陳'],
  japanese: ['さくら', '髙橋 タナカ'],
  korean: ['민준', '김'],
  armenian: ['Արամ', 'Խաչատրյան'],
  georgian: ['ნინო', 'ბერიძე'],
  thai: ['สมชาย', 'ใจดี'],
  hindi: ['प्रिया', 'शर्मा'],
  bengali: ['রবীন্দ্রনাথ', 'ওয়াজেদ'],
  punjabi: ['ਮਨਮੋਹਨ', 'ਸਿੰਘ'],
  gujarati: ['નરેન્દ્ર', 'અંબાણી'],
  odia: ['ଦ୍ରୌପଦୀ', 'ମୁର୍ମୁ'],
  tamil: ['ஜெயலலிதா', 'கௌதம்'],
  telugu: ['శ్రీనివాస', 'రెడ్డి'],
  kannada: ['ಕೃಷ್ಣ', 'ವಿಶ್ವೇಶ್ವರಯ್ಯ'],
  malayalam: ['കൃഷ്ണൻ', 'നമ്പൂതിരിപ്പാട്'],
  sinhala: ['වික්‍රමසිංහ', 'ප්‍රේමදාස'],
  divehi: ['އިބްރާހީމް', 'މުއިއްޒު'],
  lao: ['ໄກສອນ', 'ເຈົ້າ'],
  khmer: ['ស្រី', 'សំផន'],
  burmese: ['အောင်ဆန်းစုကြည်', 'မင်းအောင်လှိုင်'],
  tibetan: ['རྣམ་རྒྱལ', 'དབང་ཕྱུག'],
  amharic: ['ኃይለ', 'ሥላሴ'],
  emoji: ['😀👍🏽', '✅'],
} as const satisfies Record<string, readonly [string, string]>;

const samples = ['marie-curie', 'grace-hopper', 'henry-moseley', 'eileen-collins', 'charles-barkla'] as const;

export function samplePicture(index: number): Buffer {
  const name = samples[index % samples.length] ?? samples[0];
  return readFileSync(new URL(`../../../../samples/${name}.jpg`, import.meta.url));
}

const faceEvidence: Evidence = {
  score: 0.612,
  threshold: 0.363,
  reasons: ['face'],
  face: {
    cosine: 0.612,
    considerThreshold: 0.363,
    blacklistThreshold: 0.48,
    strangerOdds: 168_421_337,
    gallerySize: 48_211,
    model: 'SFace 128-D',
  },
  provider: null,
  fields: [
    { field: 'firstname', verdict: 'agrees', subject: 'Ana', entry: 'Ana' },
    { field: 'lastname', verdict: 'contradicts', subject: 'Ejemplo', entry: 'Muestra' },
    { field: 'email', verdict: 'silent', subject: 'ana@example.org', entry: '' },
  ],
};

const providerEvidence: Evidence = {
  score: 0.93,
  threshold: 0.82,
  reasons: ['providerNameAndDateBirth'],
  face: null,
  provider: {
    engine: 'AFC',
    list: 'OFAC SDN',
    version: 3,
    listDate: '2026-10-30',
    reference: '12345',
    matchedName: 'EJEMPLO, Ana María',
    nameStrength: 'strong',
    nameScore: 0.93,
    programmes: ['SDGT', 'UKRAINE-EO13661'],
    remarks: 'Deputy head of the Example Works; born in Ejemplovia.',
    alignment: [
      { subject: 'ana', entry: 'ana', how: 'equal' },
      { subject: '', entry: 'maria', how: 'omitted' },
      { subject: 'ejemplo', entry: 'ejemplo', how: 'equal' },
    ],
  },
  fields: [
    { field: 'dateBirth', verdict: 'agrees', subject: '1970-01-31', entry: '1970-01-31' },
    { field: 'nationality', verdict: 'contradicts', subject: 'ES', entry: 'AD' },
    { field: 'gender', verdict: 'silent', subject: '', entry: 'female' },
  ],
};

export function sampleMatch(index: number, changes: Partial<Match> = {}): Match {
  const isProvider = index % 3 === 1;
  const scripts = Object.values(namesByScript);
  const [firstname, lastname] = scripts[index % scripts.length] ?? ['', ''];
  return {
    _id: `m${index}`,
    userGuid: isProvider ? '12345' : `u-${1000 + index}`,
    recordId: isProvider ? null : `r${index}`,
    recordVersion: isProvider ? null : 1,
    kycReasons: [],
    firstname,
    lastname,
    email: isProvider ? '' : `person${index}@example.org`,
    registryDate: isProvider ? '' : '2026-03-04T10:11:12.000Z',
    dateBirth: '1970-01-31',
    docType: isProvider ? '' : 'PASSPORT',
    docId: isProvider ? '' : `XDA${100_000 + index}`,
    docExpireAt: isProvider ? '' : '2029-05-31',
    countryNationalityName: isProvider ? 'Andorra' : 'Spain',
    countryResidenceName: isProvider ? '' : 'France',
    pictureURLs: [],
    pictures: [],
    resultStatus: isProvider ? 'blacklist' : index % 3 === 0 ? 'clear' : 'consider',
    source: isProvider ? 'provider' : 'ai',
    rule: isProvider ? 'providerNameAndDateBirth' : 'face',
    confirmedMatch: isProvider,
    immovable: isProvider,
    firstnameMatch: true,
    lastnameMatch: false,
    emailMatch: false,
    registryDateMatch: false,
    dateBirthMatch: true,
    docIdMatch: false,
    evidence: isProvider ? providerEvidence : faceEvidence,
    ...changes,
  };
}

const samplePolicy: Policy = {
  version: '2026-11-01.3',
  contactEmail: 'compliance@example.org',
  faceConsider: 0.363,
  faceBlacklist: 0.48,
  gallerySize: 48_211,
  nameConsider: 0.82,
  kycRejects: ['documentExpired', 'dateBirthInFuture', 'dateBirthTooOld', 'underage', 'residenceNotAccepted'],
  liveness: false,
  samples: 10,
  lists: [
    { name: 'OFAC SDN', listDate: '2026-10-30', entities: 18_044 },
    { name: 'UN Security Council', listDate: '2026-02-27', entities: 1_003 },
  ],
  listsState: 'loaded',
  engines: ['yente'],
  retention: [],
};

export function sampleResult(changes: Partial<Result> = {}): Result {
  return {
    _id: '01JCQ7Z6V2K8',
    userId: 'u-4711',
    kind: 'user',
    version: 2,
    firstname: 'Ana',
    lastname: 'Ejemplo',
    email: 'ana@example.org',
    dateBirth: '1970-01-31',
    registryDate: '2026-11-14T09:08:07.000Z',
    resultStatus: 'consider',
    source: 'ai',
    matchCount: changes.matchList?.length ?? 0,
    entriesLeftOut: 0,
    matchList: [],
    pictureS3Key: 'abc',
    pictureURLs: [],
    pictures: [],
    countryNationalityName: 'Spain',
    countryNationalityNameWarn: false,
    countryResidenceName: 'France',
    countryResidenceNameWarn: false,
    docType: 'PASSPORT',
    docId: 'XDA 123-456',
    docExpireAt: '2029-05-31',
    docExpireAtWarn: false,
    dateBirthWarn: false,
    emailMatch: false,
    kycReasons: [],
    checksNotRun: [],
    sample: false,
    keptUntil: null,
    policyVersion: '2026-11-01.3',
    ...changes,
  };
}

/** A report with so many matches, each with a picture unless it stands on a list. */
export function sampleInput(matches: number, changes: Partial<ReportInput> = {}): ReportInput {
  const matchList = Array.from({ length: matches }, (_, index) => sampleMatch(index));
  const pictured = matchList.filter(({ source }) => source !== 'provider');
  return {
    result: sampleResult(matches === 0 ? { resultStatus: 'clear', source: '' } : { matchList }),
    pictures: {
      subject: [samplePicture(0)],
      matches: new Map(pictured.map(({ _id }, index) => [_id, samplePicture(index + 1)])),
    },
    history: [
      {
        number: 840,
        at: '2026-11-15T08:00:00.000Z',
        actorName: 'Olga Operator',
        action: 'result.applied',
        before: 'consider',
        after: 'blacklist',
        comment: 'Same person as the blacklisted record.',
        reviewedIn: null,
      },
      {
        number: 812,
        at: '2026-11-14T09:08:09.000Z',
        actorName: 'system',
        action: 'petition.processed',
        before: 'processing',
        after: 'consider',
        comment: '',
        reviewedIn: null,
      },
      {
        number: 811,
        at: '2026-11-14T09:08:07.000Z',
        actorName: 'Upload API',
        action: 'petition.submitted',
        before: '',
        after: 'processing',
        comment: '',
        reviewedIn: null,
      },
    ],
    decision: {
      reviewer: 'Olga Operator',
      resultStatus: 'blacklist',
      comment: 'Same person as the blacklisted record.',
      at: '2026-11-15T08:00:00.000Z',
    },
    auditReference: { number: 842, hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
    policy: samplePolicy,
    generatedAt: new Date('2026-11-15T10:20:30Z'),
    masked: false,
    language: 'en',
    ...changes,
  };
}

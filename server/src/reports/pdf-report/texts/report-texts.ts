import type { MatchReason, PetitionKind, ResultStatus } from '@afc/contract/vocabulary';
import type { Words } from '@afc/contract/words-en';

/** Every word of a report that does not come from its data. */
export interface ReportTexts {
  /** Those that pages show too. */
  words: Words;
  title: string;
  confidential: string;
  demo: string;
  page: (number: number, count: number) => string;
  generated: string;
  record: string;
  kindOfCheck: string;
  kinds: Record<PetitionKind, string>;
  recordVersion: string;
  policyVersion: string;
  policyNow: (version: string) => string;
  auditReference: string;
  auditEvent: (number: number) => string;
  result: string;
  statusMeanings: Record<ResultStatus, string>;
  decidedBy: string;
  noSource: string;
  notFullyScreened: (count: number, section: number) => string;
  fullyScreened: string;

  notAvailable: string;
  noPictureOnList: string;
  photo: (number: number) => string;
  photoOfMatch: (number: number) => string;
  onFatfList: (date: string) => string;

  identityRules: string;
  noKycReason: string;

  matches: (count: number) => string;
  noMatch: string;
  /** Of the moment of the comparison: since then records came and went. */
  noMatchScope: (section: number) => string;
  sampleScope: string;
  columns: { number: string; name: string; foundBy: string; score: string; status: string };
  match: (number: number, count: number) => string;
  continued: (heading: string) => string;
  reasons: Record<MatchReason, string>;
  face: string;
  faceScore: (score: string) => string;
  faceThresholds: (consider: string, blacklist: string) => string;
  faceOdds: (odds: string) => string;
  strangersNotMeasured: string;
  facesCompared: (faces: number, written: string) => string;
  strangersExpected: (strangers: string) => string;
  model: string;
  listVersion: (version: number | null, date: string | null) => string;
  nameReason: (score: string, threshold: string) => string;
  nearlyExact: (name: string, score: string) => string;

  thresholds: string;
  rule: string;
  value: string;
  meaning: string;
  thresholdRows: {
    name: string;
    value: 'faceConsider' | 'faceBlacklist' | 'nameConsider' | 'equal';
    meaning: string;
  }[];
  equal: string;
  kycRule: string;
  kycRuleMeaning: string;
  liveness: string;
  livenessOn: string;
  livenessOff: string;

  sourcesSearched: string;
  entities: string;
  noLists: string;
  engines: (names: string) => string;
  gallery: (faces: string) => string;

  review: string;
  decision: string;
  reviewer: string;
  time: string;
  comment: string;
  noDecision: string;
  history: string;
  historyColumns: { number: string; time: string; who: string; action: string; change: string };
  /** Who acts where no person did. */
  system: string;
  noHistory: string;
  reviewedIn: (record: string) => string;

  audit: string;
  auditHash: string;
  auditMeaning: string;
  closing: string;
}

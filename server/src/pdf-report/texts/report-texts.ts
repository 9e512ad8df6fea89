import type {
  AlignmentKind,
  EvidenceVerdict,
  MatchReason,
  PetitionKind,
  PetitionStatus,
  RecordSource,
  ResultStatus,
} from '@afc/contract/vocabulary';

/** Every word of a report that does not come from its data. */
export interface ReportTexts {
  title: string;
  confidential: string;
  demo: string;
  page: (number: number, count: number) => string;
  generated: string;
  record: string;
  userId: string;
  kindOfCheck: string;
  kinds: Record<PetitionKind, string>;
  sample: string;
  recordVersion: string;
  policyVersion: string;
  policyNow: (version: string) => string;
  auditReference: string;
  auditEvent: (number: number) => string;
  noAuditReference: string;
  result: string;
  statuses: Record<ResultStatus, string>;
  statusMeanings: Record<ResultStatus, string>;
  decidedBy: string;
  sources: Record<RecordSource, string>;
  notFullyScreened: (count: number) => string;
  fullyScreened: string;

  person: string;
  fields: Record<string, string>;
  notGiven: string;
  notAvailable: string;
  noPictureOnList: string;
  photo: (number: number) => string;
  photoOfMatch: (number: number) => string;
  warnings: {
    email: string;
    nationality: (date: string) => string;
    residence: string;
    dateBirth: string;
    docExpireAt: string;
  };
  documentTypes: Record<string, string>;
  genders: Record<string, string>;

  identityRules: string;
  noKycReason: string;

  notRun: string;
  allRun: string;

  matches: (count: number) => string;
  noMatch: string;
  noMatchScope: (faces: string, lists: number) => string;
  columns: { number: string; name: string; source: string; foundBy: string; score: string; status: string };
  match: (number: number, count: number) => string;
  continued: (heading: string) => string;
  confirmed: string;
  reference: string;
  reasons: Record<MatchReason, string>;
  comparison: { field: string; person: string; match: string; verdict: string };
  verdicts: Record<EvidenceVerdict, string>;
  face: string;
  faceScore: (score: string) => string;
  faceThresholds: (consider: string, blacklist: string) => string;
  faceOdds: (odds: string, faces: string) => string;
  model: string;
  scaleConsider: string;
  scaleBlacklist: string;
  provider: string;
  list: string;
  listVersion: (version: number | null, date: string | null) => string;
  engine: string;
  entryReference: string;
  matchedName: string;
  nameStrengths: { strong: string; weak: string };
  nameScore: (score: string, threshold: string) => string;
  programmes: string;
  alignment: string;
  alignments: Record<AlignmentKind, string>;

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
  listColumns: { name: string; date: string; entities: string };
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
  /** By the action of the audit trail; others stand as they are. */
  actions: Record<string, string>;
  petitionStatuses: Record<PetitionStatus, string>;
  noHistory: string;

  audit: string;
  auditHash: string;
  auditMeaning: string;
  closing: string;
}

// The words of the specification. Everything else is built from these.

export const resultStatuses = ['clear', 'consider', 'blacklist', 'kycRejected'] as const;
export type ResultStatus = (typeof resultStatuses)[number];

/** When several findings disagree, the first of these that applies is the result. */
export const statusPrecedence = [
  'blacklist',
  'consider',
  'kycRejected',
  'clear',
] as const satisfies readonly ResultStatus[];

export const petitionStatuses = ['processing', 'processed', 'failed'] as const;
export type PetitionStatus = (typeof petitionStatuses)[number];

/** user: an upload; check: compared without saving; test: a test check. */
export const petitionKinds = ['user', 'check', 'test'] as const;
export type PetitionKind = (typeof petitionKinds)[number];

/** What may be kept for so many days: records by their status, checks, test checks, and uploads that failed. */
export const retentionGroups = [...resultStatuses, 'check', 'test', 'failed'] as const;
export type RetentionGroup = (typeof retentionGroups)[number];

export const matchSources = ['provider', 'ai', 'data'] as const;
export type MatchSource = (typeof matchSources)[number];

/** What can decide a record's status. */
export const decidingSources = [...matchSources, 'staff'] as const;
export type DecidingSource = (typeof decidingSources)[number];

/** What decided it; empty when nothing did. */
export const recordSources = ['', ...decidingSources] as const;
export type RecordSource = (typeof recordSources)[number];

export const roles = ['Administrator', 'Developer', 'Operator'] as const;
export type Role = (typeof roles)[number];

/** Route groups of the specification and the roles each admits. */
export const authGroups = {
  admin: ['Administrator'],
  staff: ['Administrator', 'Developer'],
  user: ['Administrator', 'Developer', 'Operator'],
} as const satisfies Record<string, readonly Role[]>;
export type AuthGroup = keyof typeof authGroups;

export function admits(group: AuthGroup, role: Role): boolean {
  const admitted: readonly Role[] = authGroups[group];
  return admitted.includes(role);
}

export const documentTypes = ['IDENTIFICATION_CARD_EU', 'PASSPORT', 'DRIVER_LICENSE_UK', 'RESIDENCE_CARD'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The word of a list in /detail/:location/:id. */
export const detailLocations = [
  'clear',
  'consider',
  'blacklisted',
  'rejected',
  'matches',
  'check',
  'test',
  'petitions',
] as const;
export type DetailLocation = (typeof detailLocations)[number];

/** Where the detail of a petition is found that is opened from no list of results. */
export const locationOfPetition: Readonly<Record<PetitionKind, DetailLocation>> = {
  user: 'petitions',
  check: 'check',
  test: 'test',
};

export const failureReasons = [
  'noFace',
  'severalFaces',
  'unreadable',
  'tooLarge',
  'tooSmall',
  'tooBlurred',
  'tooDark',
  'tooBright',
  // Of petitions that failed before the four above were told apart.
  'tooPoor',
  'pictureUnavailable',
  'internal',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** What makes a photo hard to compare: the first ones no face could be taken from, the others may be missed in a large gallery. */
export const photoFlaws = [
  'noFace',
  'severalFaces',
  'tooSmall',
  'tooBlurred',
  'tooDark',
  'tooBright',
  'small',
  'blurred',
  'dark',
  'bright',
  'turned',
  'eyesCovered',
  'mouthCovered',
] as const;
export type PhotoFlaw = (typeof photoFlaws)[number];

export const kycReasons = [
  'documentExpired',
  'dateBirthInFuture',
  'dateBirthTooOld',
  'underage',
  'residenceNotAccepted',
] as const;
export type KycReason = (typeof kycReasons)[number];

/** How the index of names that people are compared with stands to the provider lists as they are now. */
export const listsStates = ['loaded', 'loading', 'failed'] as const;
export type ListsState = (typeof listsStates)[number];

/** Why a check could not run: a clear that was not fully screened says so. */
export const missingChecks = [
  'noProviderList',
  'noName',
  'noDateBirth',
  'noNationality',
  'noResidence',
  'noDocId',
  'shortDocId',
  'noDocExpireAt',
  'noEmail',
  'photoNotCompared',
  'photosUnlike',
  'engineFailed',
] as const;
export type MissingCheck = (typeof missingChecks)[number];

export const matchReasons = [
  'face',
  'docId',
  'email',
  'nameAndDateBirth',
  'providerDocument',
  'providerNameAndDateBirth',
  'providerName',
  'delisted',
  'liveness',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** The rules that judge a match, strongest first. Each match keeps the word of the one that judged it. */
export const matchRules = [
  'providerDocument',
  'providerNameAndDateBirth',
  'blacklistedFace',
  'blacklistedDocId',
  'delisted',
  'weakProviderNameAndDateBirth',
  'providerName',
  'face',
  'docId',
  'nameAndDateBirth',
  'email',
  'liveness',
] as const;
export type MatchRule = (typeof matchRules)[number];

/** The stronger of two rules comes first. */
export const byRule = (a: { readonly rule: MatchRule }, b: { readonly rule: MatchRule }): number =>
  matchRules.indexOf(a.rule) - matchRules.indexOf(b.rule);

/** What a reviewer saw in a match. */
export const matchOutcomes = ['same', 'different', 'unsure'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** What a reviewer should know before a review is applied. */
export const reviewWarnings = ['freesSubject', 'clearsSame', 'confirmsDifferent', 'final'] as const;
export type ReviewWarning = (typeof reviewWarnings)[number];

/** What both sides are compared by. An entry of a list has a `nationality`, where a record has `countryNationalityName`. */
export const evidenceFields = [
  'firstname',
  'lastname',
  'email',
  'dateBirth',
  'docId',
  'docType',
  'docExpireAt',
  'countryNationalityName',
  'countryResidenceName',
  'nationality',
  'gender',
] as const;
export type EvidenceField = (typeof evidenceFields)[number];

export const evidenceVerdicts = ['agrees', 'contradicts', 'silent'] as const;
export type EvidenceVerdict = (typeof evidenceVerdicts)[number];

/** How well a birth date agrees (the first three), or how far off it is. */
export const birthDateDetails = [
  'exact',
  'within',
  'swapped',
  'otherDay',
  'sameYear',
  'nearYear',
  'otherYear',
] as const;
export type BirthDateDetail = (typeof birthDateDetails)[number];

/** How one word of a name met one word of a list entry. */
export const alignmentKinds = [
  'equal',
  'spelling',
  'transliteration',
  'nickname',
  'initial',
  'omitted',
  'contradicted',
] as const;
export type AlignmentKind = (typeof alignmentKinds)[number];

/** Programs outside AFC that a collision check may ask. */
export const outsideEngines = ['yente', 'watchman'] as const;
export type OutsideEngine = (typeof outsideEngines)[number];

/** What compares with lists. */
export const engines = ['AFC', ...outsideEngines] as const;
export type Engine = (typeof engines)[number];

export const listFormats = ['ofac-sdn', 'un', 'eu', 'uk', 'opensanctions', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

/** What showed that a version of a list is whole: the publisher's sum, a mark at the file's end, the length of an answer. */
export const listProofs = ['checksum', 'endMark', 'transfer', 'none'] as const;
export type ListProof = (typeof listProofs)[number];

export const actorKinds = ['staff', 'client', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

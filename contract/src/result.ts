import { z } from 'zod';
import { historyActions, historyStates } from './audit.ts';
import { maxCommentLength } from './limits.ts';
import type { PersonSubmission } from './person.ts';
import { Picture } from './picture.ts';
import {
  alignmentKinds,
  birthDateDetails,
  documentTypes,
  engines,
  evidenceFields,
  evidenceVerdicts,
  type KycReason,
  kycReasons,
  matchOutcomes,
  matchReasons,
  matchRules,
  matchSources,
  missingChecks,
  outsideEngines,
  petitionKinds,
  type RecordSource,
  type ResultStatus,
  recordSources,
  resultStatuses,
} from './vocabulary.ts';

export const FaceEvidence = z.object({
  cosine: z.number(),
  considerThreshold: z.number(),
  blacklistThreshold: z.number(),
  /** A stranger scores this high once in so many comparisons; 0 where nobody measured that for the model. */
  strangerOdds: z.number(),
  gallerySize: z.number().int(),
  model: z.string(),
  /** Which photos were compared, by their keys: of the subject (none where it was not saved) and of the record. */
  pictureKey: z.string().optional(),
  recordPictureKey: z.string().optional(),
});
export type FaceEvidence = z.infer<typeof FaceEvidence>;

export const NameAlignment = z.object({ subject: z.string(), entry: z.string(), how: z.enum(alignmentKinds) });
export type NameAlignment = z.infer<typeof NameAlignment>;

export const ProviderEvidence = z.object({
  /** Ours, or the outside engine that answered. */
  engine: z.enum(engines),
  list: z.string(),
  version: z.number().int().nullable(),
  listDate: z.string().nullable(),
  reference: z.string(),
  /** What the publisher calls the entry in public, where that is not the reference. */
  listedAs: z.string().optional(),
  matchedName: z.string(),
  nameStrength: z.enum(['strong', 'weak']),
  nameScore: z.number(),
  programmes: z.array(z.string()),
  /** What else the list says of the entry: office, place of birth, relatives, that the person died. */
  remarks: z.string().optional(),
  alignment: z.array(NameAlignment),
});
export type ProviderEvidence = z.infer<typeof ProviderEvidence>;

/** What staff look the entry up by, at its publisher and in the list. */
export const shownReference = ({ reference, listedAs }: ProviderEvidence): string =>
  listedAs ? `${listedAs} (${reference})` : reference;

export const FieldEvidence = z.object({
  field: z.enum(evidenceFields),
  verdict: z.enum(evidenceVerdicts),
  subject: z.string(),
  entry: z.string(),
  /** Of a birth date that was held against one of our lists; what an earlier AFC stored has none. */
  detail: z.enum(birthDateDetails).optional(),
});
export type FieldEvidence = z.infer<typeof FieldEvidence>;

export const Evidence = z.object({
  score: z.number(),
  threshold: z.number(),
  reasons: z.array(z.enum(matchReasons)),
  face: FaceEvidence.nullable(),
  provider: ProviderEvidence.nullable(),
  fields: z.array(FieldEvidence),
});
export type Evidence = z.infer<typeof Evidence>;

/** What contradicts lowered its score below the threshold, and the name alone keeps it a match. */
export const isNearlyExact = ({
  score,
  threshold,
  reasons,
}: Pick<Evidence, 'score' | 'threshold' | 'reasons'>): boolean => reasons.includes('providerName') && score < threshold;

/** What a submission says of a person, as answers tell it. */
const submitted = {
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  dateBirth: z.string(),
  countryNationalityName: z.string(),
  countryResidenceName: z.string(),
  docType: z.enum(['', ...documentTypes]),
  docId: z.string(),
  docExpireAt: z.string(),
} as const satisfies Record<keyof PersonSubmission, z.ZodType<string>>;

export const Match = z.object({
  _id: z.string(),
  userGuid: z.string(),
  /** The other record, if it is one of ours: its `_id` and the version that was loaded. */
  recordId: z.string().nullable(),
  recordVersion: z.number().int().nullable(),
  /** Of the other record: with any of them it falls back to kycRejected, not to clear, when its mark is taken back. */
  kycReasons: z.array(z.enum(kycReasons)),
  ...submitted,
  registryDate: z.string(),
  pictureURLs: z.array(z.string()),
  pictures: z.array(Picture),
  resultStatus: z.enum(resultStatuses),
  source: z.enum(matchSources),
  /** What judged it: the stronger of two matches has the rule that stands first. */
  rule: z.enum(matchRules),
  confirmedMatch: z.boolean(),
  /** A provider blacklisted the list entry or the record behind the match, or there is none any more: no switch moves it. */
  immovable: z.boolean(),
  firstnameMatch: z.boolean(),
  lastnameMatch: z.boolean(),
  emailMatch: z.boolean(),
  registryDateMatch: z.boolean(),
  dateBirthMatch: z.boolean(),
  docIdMatch: z.boolean(),
  evidence: Evidence,
});
export type Match = z.infer<typeof Match>;

/** What tells whether the record behind a match is still there. */
type Behind = Pick<Match, 'source' | 'recordId'> & { evidence: Pick<Evidence, 'reasons'> };

/** The record behind it was erased or removed since: only that there was a match is known. */
export const isRemoved = (match: Behind): boolean =>
  // Behind a list's entry and a doubted photo there never was one.
  match.recordId === null && match.source !== 'provider' && !isDoubtedPhoto(match);

/** Its list dropped the entry since. The mark of the person is staff's alone then, and stands on the person. */
export const isDelisted = ({ evidence: { reasons } }: Pick<Behind, 'evidence'>): boolean =>
  reasons.includes('delisted');

/** Nobody was found: the operator's liveness model doubts the subject's own photo. */
export const isDoubtedPhoto = ({ evidence: { reasons } }: Pick<Behind, 'evidence'>): boolean =>
  reasons.includes('liveness');

export const CheckNotRun = z.object({ check: z.enum(missingChecks), detail: z.string() });
export type CheckNotRun = z.infer<typeof CheckNotRun>;

/** What stays when matches are cleared, or a blacklist mark is taken back. */
export const clearedStatus = ({ kycReasons: standing }: { kycReasons: readonly KycReason[] }): ResultStatus =>
  standing.length > 0 ? 'kycRejected' : 'clear';

/** What a provider blacklisted, no switch takes back. */
export const isImmovable = ({ source, resultStatus }: { source: RecordSource; resultStatus: ResultStatus }): boolean =>
  source === 'provider' && resultStatus === 'blacklist';

/**
 * No switch moves it: a provider blacklisted the list entry or the record behind the match, there is none any more, or its
 * list dropped the entry. `otherSource` is the source of the record behind it.
 */
export const isMatchImmovable = (
  match: Behind & Pick<Match, 'resultStatus'>,
  otherSource: RecordSource | undefined,
): boolean =>
  isRemoved(match) ||
  isDelisted(match) ||
  isImmovable({ source: otherSource ?? match.source, resultStatus: match.resultStatus });

/** How many entries of lists match the person beside the `maxEntries` that are named. */
const EntriesLeftOut = z.number().int();

export const Result = z.object({
  _id: z.string(),
  userId: z.string(),
  kind: z.enum(petitionKinds),
  version: z.number().int(),
  ...submitted,
  registryDate: z.string(),
  resultStatus: z.enum(resultStatuses),
  source: z.enum(recordSources),
  /** How many matches there are. A list shows at most `maxMatchesInList`; the record itself has all of them. */
  matchCount: z.number().int(),
  matchList: z.array(Match),
  entriesLeftOut: EntriesLeftOut,
  pictureS3Key: z.string(),
  pictureURLs: z.array(z.string()),
  pictures: z.array(Picture),
  countryNationalityNameWarn: z.boolean(),
  countryResidenceNameWarn: z.boolean(),
  docExpireAtWarn: z.boolean(),
  dateBirthWarn: z.boolean(),
  emailMatch: z.boolean(),
  kycReasons: z.array(z.enum(kycReasons)),
  checksNotRun: z.array(CheckNotRun),
  sample: z.boolean(),
  /** When it becomes old enough to be erased by itself; null where no rule says so. */
  keptUntil: z.string().nullable(),
  policyVersion: z.string(),
});
export type Result = z.infer<typeof Result>;

export const ResultList = z.object({ totalResults: z.number().int(), resultList: z.array(Result) });

/** Why somebody decided so; it is kept in the audit trail. */
const Comment = z.string().trim().max(maxCommentLength, 'fieldTooLong').default('');

/** Of the edited record only these are read; everything else posted is ignored. */
export const AppliedChangesRequest = z.object({
  _id: z.string().toLowerCase(),
  version: z.number().int(),
  resultStatus: z.enum(resultStatuses),
  matchList: z
    .array(
      z.object({
        _id: z.string().toLowerCase(),
        resultStatus: z.enum(resultStatuses),
        /** As it was loaded. Who leaves it out takes the record behind the match as it is now. */
        recordVersion: z.number().int().nullable().optional(),
        /** What the reviewer saw. It moves no switch. */
        outcome: z.enum(matchOutcomes).optional(),
      }),
    )
    // One switch for each match: two for the same one could contradict each other.
    .refine((matches) => new Set(matches.map(({ _id }) => _id)).size === matches.length, 'fieldInvalid')
    .default([]),
  comment: Comment,
});
export type AppliedChangesRequest = z.infer<typeof AppliedChangesRequest>;

export const EraseRequest = z.object({ comment: Comment });

/** One line of a record's history, for reviewers: the audit trail's event without its chain. */
export const HistoryEntry = z.object({
  number: z.number().int(),
  at: z.string(),
  actorName: z.string(),
  action: z.enum(historyActions),
  before: z.enum(historyStates),
  after: z.enum(historyStates),
  comment: z.string(),
  /** The record in whose case staff decided about this one. */
  reviewedIn: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
export const History = z.object({ totalResults: z.number().int(), resultList: z.array(HistoryEntry) });

export const ReportQuery = z.object({ masked: z.enum(['true', 'false']).default('false') });
export const Report = z.object({ data: z.base64() });

/** The answer of the external comparison: nothing of it is stored. */
export const Collision = z.object({
  data: z.object({
    resultStatus: z.enum(resultStatuses),
    matchList: z.array(Match),
    entriesLeftOut: EntriesLeftOut,
    kycReasons: z.array(z.enum(kycReasons)),
    checksNotRun: z.array(CheckNotRun),
    engines: z.array(z.object({ engine: z.enum(outsideEngines), answered: z.boolean(), message: z.string() })),
  }),
});
export type Collision = z.infer<typeof Collision>;

import { trendSteps } from '@afc/contract/analytics';
import { historyActions, historyStates } from '@afc/contract/audit';
import { countryNames } from '@afc/contract/countries';
import { errors } from '@afc/contract/errors';
import {
  alignmentKinds,
  birthDateDetails,
  documentTypes,
  engines,
  evidenceFields,
  evidenceVerdicts,
  failureReasons,
  kycReasons,
  listFormats,
  listProofs,
  matchReasons,
  matchSources,
  missingChecks,
  outsideEngines,
  petitionKinds,
  petitionStatuses,
  recordSources,
  resultStatuses,
  retentionGroups,
  roles,
} from '@afc/contract/vocabulary';
import { webhookEvents } from '@afc/contract/webhooks';

interface Words {
  readonly values: readonly string[];
  readonly text: string;
}

/** Lists of words that stand in many places, each said once. */
export const vocabularies: Record<string, Words> = {
  ResultStatus: {
    values: resultStatuses,
    text: 'clear: no match. consider: a possible match that waits for review. blacklist: a positive match. kycRejected: the identity check was rejected. When several apply: blacklist, consider, kycRejected, clear.',
  },
  PetitionStatus: {
    values: petitionStatuses,
    text: 'processing: being compared. processed: it has a result. failed: no usable face was found, or the file could not be read; nobody was enrolled.',
  },
  PetitionKind: { values: petitionKinds, text: 'user: an upload. check: compared without saving. test: a test check.' },
  MatchSource: {
    values: matchSources,
    text: 'provider: a sanctions list. ai: the face. data: document, email, or name with date of birth.',
  },
  RecordSource: {
    values: recordSources,
    text: 'What decided a status; staff: marked without a match; empty: nothing.',
  },
  DocumentType: { values: documentTypes, text: 'A type of document.' },
  FailureReason: { values: failureReasons, text: 'Why a petition failed. Send another photo, but for the last two.' },
  KycReason: { values: kycReasons, text: 'Why an identity check is rejected.' },
  MissingCheck: { values: missingChecks, text: 'Why something could not be compared.' },
  MatchReason: { values: matchReasons, text: 'What made somebody a match.' },
  EvidenceField: {
    values: evidenceFields,
    text: 'A field that is compared. `nationality` and `gender` are of list entries; a record has `countryNationalityName`.',
  },
  EvidenceVerdict: { values: evidenceVerdicts, text: 'Whether two values agree; silent: one of them is not known.' },
  BirthDateDetail: {
    values: birthDateDetails,
    text: 'How two dates of birth compare. They agree: exact: to the day; within: as far as both are given; swapped: where day and month change places. They contradict: otherDay: full dates of the same year or of the next; sameYear, nearYear: the same where less than a full date is known; otherYear: further apart.',
  },
  AlignmentKind: { values: alignmentKinds, text: 'How two words of names met.' },
  Engine: { values: engines, text: 'What compared with lists: AFC itself, or an outside engine.' },
  OutsideEngine: { values: outsideEngines, text: 'An outside engine that a collision check may ask.' },
  HistoryAction: {
    values: historyActions,
    text: 'What happened to a record. other: something that only the audit trail has a word for.',
  },
  HistoryState: {
    values: historyStates,
    text: 'How a petition stood: the status of its result, why it failed, or else its own status; empty where nothing is said of that.',
  },
  RetentionGroup: { values: retentionGroups, text: 'What is kept for so many days.' },
  ListFormat: { values: listFormats, text: 'A format of sanctions lists.' },
  ListProof: { values: listProofs, text: 'What showed that a file is whole.' },
  Role: { values: roles, text: 'What a member of the staff may do.' },
  TrendStep: { values: trendSteps, text: 'The length of a period.' },
  WebhookEvent: {
    values: webhookEvents,
    text: 'petition.processed: a petition has its result, or failed. result.changed: the status of a record changed afterwards. result.erased: a person was erased.',
  },
  CountryName: { values: [...countryNames], text: 'A country, by its English name.' },
  ErrorCode: {
    values: Object.keys(errors),
    text: 'Names an error; it never changes. Later versions may know more: treat an unknown one by its status.',
  },
};

import type { PersonSubmission } from '@afc/contract/person';
import type { CheckNotRun, Evidence, FaceEvidence, ProviderEvidence } from '@afc/contract/result';
import { byRule, type KycReason, type MatchReason } from '@afc/contract/vocabulary';
import { checksNotRun, type PhotoDoubts } from './checks-not-run.ts';
import { type Decision, decide, type Finding, type Judgement, judge } from './decide.ts';
import { fieldEvidence, type KnownRecord, type MatchFlags, matchFlags, noFlags, type Registered } from './record.ts';
import { nameAndDateBirthKey } from './rules/date-of-birth.ts';
import { documentIdKey, isSameDocumentType } from './rules/document-id.ts';
import { emailKey } from './rules/email.ts';
import { checkIdentity, type IdentityCheck } from './rules/identity-check.ts';

export interface Subject extends Registered {
  /** A record never matches itself. */
  readonly id: string;
}

/** The best of a person's photos against the best of another record's. */
export interface FaceHit {
  readonly recordId: string;
  /** The photos, by their keys; of the person only where they are kept. */
  readonly recordPictureKey?: string | undefined;
  readonly pictureKey?: string | undefined;
  readonly cosine: number;
  readonly strangerOdds: number;
}

export interface FaceSearch {
  readonly hits: readonly FaceHit[];
  readonly considerThreshold: number;
  readonly blacklistThreshold: number;
  readonly gallerySize: number;
  readonly model: string;
}

/** What the name screening found on a provider's list. */
export interface ProviderFinding {
  readonly reason: Extract<MatchReason, 'providerDocument' | 'providerNameAndDateBirth' | 'providerName'>;
  readonly score: number;
  readonly threshold: number;
  readonly provider: ProviderEvidence;
  readonly fields: Evidence['fields'];
  /** The entry as a person, as far as the list tells. */
  readonly entry: PersonSubmission;
  /** Changes when the entry's content changes: a hit that staff dismissed stays dismissed until then. */
  readonly entryDigest?: string;
}

/** Only where the operator configured a liveness model. */
export interface LivenessDoubt {
  readonly model: string;
  readonly score: number;
  readonly threshold: number;
}

export interface ScreeningInput {
  readonly subject: Subject;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly kycRejects: readonly KycReason[];
  readonly face: FaceSearch;
  /** Every record a face hit names or that shares a key with the subject; more do no harm. */
  readonly records: readonly KnownRecord[];
  /** null: no provider list is loaded. */
  readonly provider: readonly ProviderFinding[] | null;
  /** How many entries of lists confirm the person beside these. */
  readonly entriesLeftOut?: number;
  /** What outside engines found, judged alike. */
  readonly outside?: readonly ProviderFinding[];
  readonly liveness?: LivenessDoubt | undefined;
  readonly failedEngines?: readonly string[];
  readonly photos?: PhotoDoubts;
}

export interface ScreenedMatch extends MatchFlags, Judgement {
  readonly userGuid: string;
  readonly record: KnownRecord | null;
  readonly entry: PersonSubmission | null;
  readonly entryDigest: string | null;
  readonly confirmedMatch: boolean;
  readonly evidence: Evidence;
}

export interface Screening extends Decision, IdentityCheck {
  readonly emailMatch: boolean;
  readonly matches: ScreenedMatch[];
  readonly entriesLeftOut: number;
  readonly checksNotRun: CheckNotRun[];
}

/** Compares a person with everything that was found and decides. The one place where a result is made. */
export function screen(input: ScreeningInput): Screening {
  const { subject } = input;
  const identity = checkIdentity(subject, input.kycRejects, input.today);
  const others = input.records.filter(({ id }) => id !== subject.id);
  const matches = [
    ...[...(input.provider ?? []), ...(input.outside ?? [])].map((finding) => providerMatch(subject, finding)),
    ...others.map((record) => recordMatch(input, record)),
    livenessMatch(input.liveness),
  ].filter((match) => match !== undefined);
  const email = emailKey(subject.email);
  return {
    ...identity,
    ...decide(matches, identity.kycReasons),
    emailMatch: email !== '' && others.some((other) => emailKey(other.email) === email),
    matches: matches.toSorted(byStrength),
    entriesLeftOut: input.entriesLeftOut ?? 0,
    checksNotRun: checksNotRun(subject, { ...input, isListLoaded: input.provider !== null }),
  };
}

/** The strongest first. What a provider confirms is: no rule stands above its own. */
function byStrength(a: ScreenedMatch, b: ScreenedMatch): number {
  return byRule(a, b) || b.evidence.score - a.evidence.score;
}

function recordMatch(input: ScreeningInput, record: KnownRecord): ScreenedMatch | undefined {
  const { subject, face: search } = input;
  const hit = search.hits.find(({ recordId }) => recordId === record.id);
  const face = hit && hit.cosine >= search.considerThreshold ? faceEvidence(search, hit) : null;
  const findings = dataFindings(subject, record);
  if (face)
    findings.unshift({
      reason: 'face',
      otherStatus: record.resultStatus,
      strong: face.cosine >= search.blacklistThreshold,
    });
  const judgement = judge(findings);
  if (!judgement) return undefined;
  return {
    ...judgement,
    ...matchFlags(subject, record),
    userGuid: record.userId,
    record,
    entry: null,
    entryDigest: null,
    confirmedMatch: false,
    evidence: {
      // Fields that are equal are equal: only a face has degrees.
      score: face?.cosine ?? 1,
      threshold: face?.considerThreshold ?? 1,
      reasons: findings.map(({ reason }) => reason),
      face,
      provider: null,
      fields: fieldEvidence(subject, record),
    },
  };
}

function faceEvidence(search: FaceSearch, hit: FaceHit): FaceEvidence {
  const { considerThreshold, blacklistThreshold, gallerySize, model } = search;
  return {
    cosine: hit.cosine,
    strangerOdds: hit.strangerOdds,
    considerThreshold,
    blacklistThreshold,
    gallerySize,
    model,
    ...(hit.pictureKey === undefined ? {} : { pictureKey: hit.pictureKey }),
    ...(hit.recordPictureKey === undefined ? {} : { recordPictureKey: hit.recordPictureKey }),
  };
}

function dataFindings(subject: Registered, record: KnownRecord): Finding[] {
  const same = (key: (person: Registered) => string) => key(subject) !== '' && key(subject) === key(record);
  const found = (reason: MatchReason, strong: boolean): Finding => ({
    reason,
    otherStatus: record.resultStatus,
    strong,
  });
  const findings: Finding[] = [];
  if (same(({ docId }) => documentIdKey(docId)))
    findings.push(found('docId', isSameDocumentType(subject.docType, record.docType)));
  if (same(({ firstname, lastname, dateBirth }) => nameAndDateBirthKey(firstname, lastname, dateBirth)))
    findings.push(found('nameAndDateBirth', false));
  if (same(({ email }) => emailKey(email))) findings.push(found('email', false));
  return findings;
}

/** What a list entry says about a person; the same at an upload and ever after. */
export function providerMatch(subject: Registered, finding: ProviderFinding): ScreenedMatch | undefined {
  const judgement = judge([
    { reason: finding.reason, otherStatus: null, strong: finding.provider.nameStrength === 'strong' },
  ]);
  if (!judgement) return undefined;
  return {
    ...judgement,
    ...matchFlags(subject, { ...finding.entry, registryDate: '' }, finding.fields),
    userGuid: finding.provider.reference,
    record: null,
    entry: finding.entry,
    entryDigest: finding.entryDigest ?? null,
    confirmedMatch: judgement.verdict === 'blacklist',
    evidence: {
      score: finding.score,
      threshold: finding.threshold,
      reasons: [finding.reason],
      face: null,
      provider: finding.provider,
      fields: finding.fields,
    },
  };
}

function livenessMatch(doubt: LivenessDoubt | undefined): ScreenedMatch | undefined {
  const judgement = doubt && judge([{ reason: 'liveness', otherStatus: null, strong: false }]);
  if (!judgement) return undefined;
  return {
    ...judgement,
    ...noFlags,
    userGuid: '',
    record: null,
    entry: null,
    entryDigest: null,
    confirmedMatch: false,
    evidence: {
      score: doubt.score,
      threshold: doubt.threshold,
      reasons: ['liveness'],
      face: null,
      provider: null,
      fields: [],
    },
  };
}

import { dayOf } from '@afc/contract/day-of';
import type { PersonSubmission } from '@afc/contract/person';
import type { FieldEvidence } from '@afc/contract/result';
import type { EvidenceVerdict, ResultStatus } from '@afc/contract/vocabulary';
import { comparable } from './comparable.ts';
import { documentIdKey } from './rules/document-id.ts';
import { emailKey } from './rules/email.ts';

/** A person with the day of registration, as two of them are compared field by field. */
export interface Registered extends PersonSubmission {
  readonly registryDate: string;
}

/** Another record of ours that the person may be. */
export interface KnownRecord extends Registered {
  readonly id: string;
  readonly userId: string;
  readonly version: number;
  readonly resultStatus: ResultStatus;
}

export interface MatchFlags {
  readonly firstnameMatch: boolean;
  readonly lastnameMatch: boolean;
  readonly emailMatch: boolean;
  readonly registryDateMatch: boolean;
  readonly dateBirthMatch: boolean;
  readonly docIdMatch: boolean;
}

type ComparedField = keyof Registered;

const plain = (text: string) => text;

/** How each field is normalised before two of it are compared. */
const normal: Record<ComparedField, (text: string) => string> = {
  firstname: comparable,
  lastname: comparable,
  email: emailKey,
  registryDate: dayOf,
  dateBirth: plain,
  docId: documentIdKey,
  docType: plain,
  docExpireAt: plain,
  countryNationalityName: plain,
  countryResidenceName: plain,
};

/** Two different dates of registration contradict nothing, so that field is only a flag. */
const evidenceFields = [
  'firstname',
  'lastname',
  'email',
  'dateBirth',
  'docId',
  'docType',
  'docExpireAt',
  'countryNationalityName',
  'countryResidenceName',
] as const satisfies readonly ComparedField[];

/** One person is compared with many, and by most fields twice: as evidence and as a flag. */
const normalised = new WeakMap<Registered, Partial<Record<ComparedField, string>>>();

function normalisedField(person: Registered, field: ComparedField): string {
  const known = normalised.get(person) ?? {};
  normalised.set(person, known);
  known[field] ??= normal[field](person[field]);
  return known[field];
}

function verdict(field: ComparedField, a: Registered, b: Registered): EvidenceVerdict {
  const [left, right] = [normalisedField(a, field), normalisedField(b, field)];
  if (left === '' || right === '') return 'silent';
  return left === right ? 'agrees' : 'contradicts';
}

/** `found` is what the search of a list saw: lists write a document's number in ways of their own. */
export function matchFlags(subject: Registered, other: Registered, found: readonly FieldEvidence[] = []): MatchFlags {
  const agrees = (field: ComparedField) => verdict(field, subject, other) === 'agrees';
  return {
    firstnameMatch: agrees('firstname'),
    lastnameMatch: agrees('lastname'),
    emailMatch: agrees('email'),
    registryDateMatch: agrees('registryDate'),
    dateBirthMatch: agrees('dateBirth'),
    docIdMatch: agrees('docId') || found.some(({ field, verdict: says }) => field === 'docId' && says === 'agrees'),
  };
}

/** Of a match by something else than these fields. */
export const noFlags: MatchFlags = {
  firstnameMatch: false,
  lastnameMatch: false,
  emailMatch: false,
  registryDateMatch: false,
  dateBirthMatch: false,
  docIdMatch: false,
};

/** What agreed and what contradicted, for the reviewer. */
export function fieldEvidence(subject: Registered, other: Registered): FieldEvidence[] {
  return evidenceFields.map((field) => ({
    field,
    verdict: verdict(field, subject, other),
    subject: subject[field],
    entry: other[field],
  }));
}

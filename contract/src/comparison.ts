import { dayOf } from './day-of.ts';
import type { Match, Result } from './result.ts';
import type { EvidenceField, EvidenceVerdict } from './vocabulary.ts';

const comparedFields = [
  'firstname',
  'lastname',
  'email',
  'registryDate',
  'dateBirth',
  'docId',
  'docType',
  'docExpireAt',
  'countryNationalityName',
  'countryResidenceName',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** partly: what both give is equal, such as the year; swapped: it is where day and month change places. */
export type Agreement = 'equal' | 'partly' | 'swapped';

/** other: they differ, which contradicts nothing; words: the name of a list entry, which is compared word by word. */
export type RowVerdict = Agreement | 'differs' | 'silent' | 'other' | 'words';

export interface ComparedRow {
  readonly field: ComparedField | 'gender';
  readonly subject: string;
  readonly match: string;
  readonly verdict: RowVerdict;
  readonly warn: boolean;
}

/** One row per field, as page and report show it: the record's value, the match's, and whether they agree. */
export function compareRows(result: Result, match: Match | undefined): ComparedRow[] {
  const warned = warnings(result);
  const rows = comparedFields.map((field): ComparedRow => {
    const evidence = match?.evidence.fields.find((each) => comparedFieldOf(each.field) === field);
    return {
      field,
      subject: shown(field, result[field]),
      match: match ? shown(field, matchValue(field, match, evidence?.entry ?? '')) : '',
      verdict: match ? verdictOf(field, result, match, evidence?.verdict) : 'silent',
      warn: warned.has(field),
    };
  });
  const gender = match?.evidence.fields.find(({ field }) => field === 'gender');
  if (gender && (gender.subject !== '' || gender.entry !== ''))
    rows.push({
      field: 'gender',
      subject: gender.subject,
      match: gender.entry,
      verdict: ofGender[gender.verdict],
      warn: false,
    });
  return rows;
}

const ofGender: Record<EvidenceVerdict, RowVerdict> = { agrees: 'equal', contradicts: 'differs', silent: 'silent' };

/** The one place where the two words for a nationality meet: that of list entries, and the specified one of a person. */
export const comparedFieldOf = (field: EvidenceField): Exclude<EvidenceField, 'nationality'> =>
  field === 'nationality' ? 'countryNationalityName' : field;

/** Of several birth dates the one that is equal, else all that the entry gives. */
function matchValue(field: ComparedField, match: Match, entry: string): string {
  return field === 'dateBirth' && !match.dateBirthMatch ? entry || match.dateBirth : match[field] || entry;
}

/** How a field agrees. A list may give no more of a birth date than the year, or several dates. */
export function agreementOf(
  field: EvidenceField | ComparedField | 'name',
  match: Pick<Match, 'dateBirthMatch' | 'evidence'>,
): Agreement {
  if (field !== 'dateBirth' || match.dateBirthMatch) return 'equal';
  return match.evidence.fields.some(({ detail }) => detail === 'swapped') ? 'swapped' : 'partly';
}

function verdictOf(
  field: ComparedField,
  result: Result,
  match: Match,
  evidence: EvidenceVerdict | undefined,
): RowVerdict {
  if (flags[field]?.(match)) return 'equal';
  if (evidence === 'agrees') return agreementOf(field, match);
  if (match.evidence.provider && (field === 'firstname' || field === 'lastname')) return 'words';
  if (result[field] === '' || match[field] === '') return evidence === 'contradicts' ? 'differs' : 'silent';
  // Two days of registration contradict nothing, nor do two documents of one person.
  return field === 'registryDate' || evidence === 'silent' ? 'other' : 'differs';
}

const flags: Partial<Record<ComparedField, (match: Match) => boolean>> = {
  firstname: (match) => match.firstnameMatch,
  lastname: (match) => match.lastnameMatch,
  email: (match) => match.emailMatch,
  registryDate: (match) => match.registryDateMatch,
  dateBirth: (match) => match.dateBirthMatch,
  docId: (match) => match.docIdMatch,
};

/** The record's fields that are wrong or risky by themselves. */
function warnings(result: Result): ReadonlySet<ComparedField> {
  const found = new Set<ComparedField>();
  if (result.countryNationalityNameWarn) found.add('countryNationalityName');
  if (result.countryResidenceNameWarn) found.add('countryResidenceName');
  if (result.docExpireAtWarn) found.add('docExpireAt');
  if (result.dateBirthWarn) found.add('dateBirth');
  if (result.emailMatch) found.add('email');
  return found;
}

function shown(field: ComparedField, value: string): string {
  return field === 'registryDate' ? dayOf(value) : value;
}

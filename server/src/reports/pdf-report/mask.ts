import { masked, personalFields } from '@afc/contract/limits';
import type { Evidence, HistoryEntry, Match, Result } from '@afc/contract/result';
import type { EvidenceField } from '@afc/contract/vocabulary';
import type { ReportInput } from './report-input.ts';

/** Fields whose values may be shown: whatever else is compared is masked. */
const shownFields: ReadonlySet<EvidenceField> = new Set([
  'countryNationalityName',
  'countryResidenceName',
  'docType',
  'docExpireAt',
]);

/** The same report with no personal value left in it: what draws it never sees one. */
export function maskInput(input: ReportInput): ReportInput {
  const redact = redactor(input.result);
  return {
    ...input,
    result: {
      ...maskPerson(input.result),
      matchList: input.result.matchList.map((match) => maskMatch(match, redact)),
      checksNotRun: input.result.checksNotRun.map(({ check, detail }) => ({ check, detail: redact(detail) })),
      pictureURLs: [],
      pictures: [],
    },
    history: input.history.map(maskHistory),
    decision: input.decision && { ...input.decision, comment: hide(input.decision.comment) },
  };
}

function maskMatch(match: Match, redact: (text: string) => string): Match {
  return {
    ...maskPerson(match),
    // A list's own reference may hold a name; the id of a record says nothing.
    userGuid: match.recordId === null ? redact(match.userGuid) : match.userGuid,
    evidence: maskEvidence(match.evidence, redact),
    pictureURLs: [],
    pictures: [],
  };
}

function maskEvidence(evidence: Evidence, redact: (text: string) => string): Evidence {
  const { provider } = evidence;
  return {
    ...evidence,
    provider: provider && {
      ...provider,
      reference: redact(provider.reference),
      ...(provider.listedAs === undefined ? {} : { listedAs: redact(provider.listedAs) }),
      matchedName: hide(provider.matchedName),
      ...(provider.remarks === undefined ? {} : { remarks: hide(provider.remarks) }),
      alignment: provider.alignment.map(({ subject, entry, how }) => ({
        subject: hide(subject),
        entry: hide(entry),
        how,
      })),
    },
    fields: evidence.fields.map((field) =>
      shownFields.has(field.field) ? field : { ...field, subject: hide(field.subject), entry: hide(field.entry) },
    ),
  };
}

/** Its words tell of a record, never of a person, but for the comment. */
const maskHistory = (entry: HistoryEntry): HistoryEntry => ({ ...entry, comment: hide(entry.comment) });

function maskPerson<Person extends Pick<Result, (typeof personalFields)[number]>>(person: Person): Person {
  const hidden = Object.fromEntries(personalFields.map((field) => [field, hide(person[field])]));
  return { ...person, ...hidden };
}

/** What was not given stays empty: that it is missing is part of the result. */
function hide(value: string): string {
  return value === '' ? '' : masked;
}

/** Replaces the values of everybody in the report wherever they stand in a text. */
function redactor(result: Result): (text: string) => string {
  const people = [result, ...result.matchList];
  const values = people
    .flatMap((person) => personalFields.map((field) => person[field]))
    .filter((value) => value.length > 1)
    // The longest first: of Anastasia nothing may stay behind Ana.
    .toSorted((a, b) => b.length - a.length);
  return (text) => values.reduce((left, value) => left.replace(new RegExp(escapeRegExp(value), 'giu'), masked), text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import { countryNamed, countryOfCode } from '@afc/contract/countries';
import { maxFieldLength } from '@afc/contract/limits';
import type { PersonSubmission } from '@afc/contract/person';
import type { FieldEvidence } from '@afc/contract/result';
import type { EvidenceVerdict } from '@afc/contract/vocabulary';
import { nameKey } from '@afc/screening/comparable';
import { documentEvidence } from '@afc/screening/names/evidence';
import type { ProviderFinding } from '@afc/screening/screen';
import type { EngineEntry } from './engine-entry.ts';

/**
 * An engine's hit as a finding like those of our own lists, judged by the same table. The engine's score alone
 * confirms nothing: that takes an equal document, or an equal full date of birth with an equal name.
 */
export function engineFinding(person: PersonSubmission, entry: EngineEntry): ProviderFinding {
  const subjectName = nameKey(person.firstname, person.lastname);
  const isSubjects = (name: string): boolean => nameKey(name, '') === subjectName;
  const strongName = [entry.caption, ...entry.names].find(isSubjects);
  const weakName = entry.weakNames.find(isSubjects);
  const document = documentEvidence(
    person.docId,
    entry.documents.map((number) => ({ number })),
  );
  const isDocument = document.verdict === 'agrees';
  const birthDate = entry.birthDates.find((date) => date !== '' && date === person.dateBirth);
  return {
    reason: isDocument ? 'providerDocument' : birthDate && strongName ? 'providerNameAndDateBirth' : 'providerName',
    score: entry.score,
    threshold: entry.threshold,
    provider: {
      engine: entry.engine,
      list: entry.lists.join(', '),
      version: null,
      listDate: null,
      reference: entry.reference,
      matchedName: strongName ?? weakName ?? entry.caption,
      nameStrength: weakName && !strongName ? 'weak' : 'strong',
      nameScore: entry.score,
      programmes: [...entry.programmes],
      alignment: [],
    },
    fields: [...fields(person, entry), document],
    entry: {
      firstname: short(entry.firstname),
      lastname: short(entry.lastname || (entry.firstname ? '' : entry.caption)),
      email: '',
      dateBirth: birthDate ?? entry.birthDates.find((date) => date.length === 10) ?? '',
      countryResidenceName: '',
      countryNationalityName: entry.nationalities.map(countryOfCode).find(Boolean)?.NAME_EN ?? '',
      docExpireAt: '',
      docId: short((isDocument ? document.entry : entry.documents[0]) ?? ''),
      docType: '',
    },
  };
}

function fields(person: PersonSubmission, entry: EngineEntry): FieldEvidence[] {
  const nationality = countryNamed(person.countryNationalityName)?.ALFA_2 ?? '';
  return [
    {
      field: 'dateBirth',
      // A year or month alone agrees with every day in it.
      verdict: verdict(person.dateBirth, entry.birthDates, (date) => person.dateBirth.startsWith(date)),
      subject: person.dateBirth,
      entry: entry.birthDates.join(', '),
    },
    {
      field: 'nationality',
      verdict: verdict(nationality, entry.nationalities, (code) => code === nationality),
      subject: nationality,
      entry: entry.nationalities.join(', '),
    },
  ];
}

function verdict(subject: string, values: readonly string[], agrees: (value: string) => boolean): EvidenceVerdict {
  if (subject === '' || values.length === 0) return 'silent';
  return values.some(agrees) ? 'agrees' : 'contradicts';
}

function short(text: string): string {
  return text.slice(0, maxFieldLength);
}

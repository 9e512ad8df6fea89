import { countryNamed } from '@afc/contract/countries';
import { fullName } from '@afc/contract/full-name';
import type { PersonSubmission } from '@afc/contract/person';
import { z } from 'zod';
import type { EngineSettings } from '../../platform/config/engine-settings.ts';
import { askJson, below } from './ask-json.ts';
import type { EngineEntry } from './engine-entry.ts';
import { EngineFailure } from './engine-failure.ts';

/** yente's own default: from here on it calls a result a match. */
const matchScore = 0.7;

const Result = z.object({
  id: z.string().min(1),
  caption: z.string().default(''),
  properties: z.record(z.string(), z.array(z.unknown())).default({}),
  datasets: z.array(z.string()).default([]),
  score: z.number().min(0).max(1),
  match: z.boolean().optional(),
});

const Answer = z.object({
  responses: z.object({ q: z.object({ status: z.number().default(200), results: z.array(z.unknown()) }) }),
});

/** `POST /match/{dataset}` of yente and of services that speak like it. */
export async function askYente(
  settings: NonNullable<EngineSettings['yente']>,
  person: PersonSubmission,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<EngineEntry[]> {
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (settings.apiKey) headers.authorization = `ApiKey ${settings.apiKey}`;
  const url = below(settings.url, `match/${encodeURIComponent(settings.dataset)}`);
  const answer = Answer.safeParse(
    await askJson(send, url, { method: 'POST', headers, body: question(person), signal }),
  );
  if (!answer.success) throw new EngineFailure('engineForm');
  const { status, results } = answer.data.responses.q;
  if (status !== 200) throw new EngineFailure('engineQuestionStatus', { status });
  const parsed = z.array(Result).safeParse(results);
  if (!parsed.success) throw new EngineFailure('engineForm');
  return parsed.data.filter(({ match, score }) => match ?? score >= matchScore).map(entry);
}

function question(person: PersonSubmission): string {
  const nationality = countryNamed(person.countryNationalityName)?.ALFA_2.toLowerCase() ?? '';
  const properties = {
    name: [fullName(person)],
    firstName: [person.firstname],
    lastName: [person.lastname],
    birthDate: [person.dateBirth],
    nationality: [nationality],
    [person.docType === 'PASSPORT' ? 'passportNumber' : 'idNumber']: [person.docId],
  };
  const given = Object.entries(properties).filter(([, [value]]) => value !== '');
  return JSON.stringify({ queries: { q: { schema: 'Person', properties: Object.fromEntries(given) } } });
}

function entry({ id, caption, datasets, properties, score }: z.output<typeof Result>): EngineEntry {
  const texts = (...names: string[]): string[] =>
    names
      .flatMap((name) => properties[name] ?? [])
      // Every day begins with an empty date, and no country is called by nothing.
      .filter((value): value is string => typeof value === 'string' && value !== '');
  return {
    engine: 'yente',
    lists: datasets,
    reference: id,
    caption: caption || (texts('name')[0] ?? id),
    names: texts('name', 'alias', 'previousName'),
    weakNames: texts('weakAlias'),
    firstname: texts('firstName')[0] ?? '',
    lastname: texts('lastName')[0] ?? '',
    birthDates: texts('birthDate'),
    nationalities: texts('nationality', 'citizenship').map((code) => code.toUpperCase()),
    documents: texts('passportNumber', 'idNumber', 'taxNumber'),
    programmes: texts('programId', 'topics'),
    score,
    threshold: matchScore,
  };
}

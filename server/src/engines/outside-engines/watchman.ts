import { fullName } from '@afc/contract/full-name';
import type { PersonSubmission } from '@afc/contract/person';
import { z } from 'zod';
import type { EngineSettings } from '../../platform/config/engine-settings.ts';
import { askJson, below } from './ask-json.ts';
import type { EngineEntry } from './engine-entry.ts';
import { EngineFailure } from './engine-failure.ts';

const minMatch = 0.8;
const limit = 10;

const text = z.string().nullish();

const Entity = z.object({
  name: z.string().min(1),
  sourceList: text,
  sourceID: text,
  person: z
    .object({
      name: text,
      altNames: z.array(z.string()).nullish(),
      birthDate: text,
      governmentIDs: z.array(z.object({ identifier: text })).nullish(),
    })
    .nullish(),
  sanctionsInfo: z.object({ programs: z.array(z.string()).nullish() }).nullish(),
});

const score = z.number().min(0).max(1);

/** Newer servers put the entity beside the score; older ones put its fields there. */
const Hit = z.union([
  z.object({ entity: Entity, match: score }),
  Entity.extend({ match: score }).transform(({ match, ...entity }) => ({ entity, match })),
]);

/** A Go server writes an empty list as null. */
const Answer = z.object({ entities: z.array(Hit).nullable() });

/** `GET /v2/search` of watchman and of services that speak like it. */
export async function askWatchman(
  settings: NonNullable<EngineSettings['watchman']>,
  person: PersonSubmission,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<EngineEntry[]> {
  const url = below(settings.url, 'v2/search');
  url.searchParams.set('type', 'person');
  url.searchParams.set('name', fullName(person));
  if (person.dateBirth) url.searchParams.set('birthDate', person.dateBirth);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('minMatch', String(minMatch));
  const answer = Answer.safeParse(await askJson(send, url, { headers: { accept: 'application/json' }, signal }));
  if (!answer.success) throw new EngineFailure('engineForm');
  return (answer.data.entities ?? []).filter(({ match }) => match >= minMatch).map(entry);
}

function entry({ entity, match }: z.output<typeof Hit>): EngineEntry {
  const { person } = entity;
  const given = (values: readonly (string | null | undefined)[]): string[] =>
    values.filter((value): value is string => typeof value === 'string' && value !== '');
  return {
    engine: 'watchman',
    lists: given([entity.sourceList]),
    reference: entity.sourceID ?? entity.name,
    caption: entity.name,
    names: given([person?.name, ...(person?.altNames ?? [])]),
    weakNames: [],
    firstname: '',
    lastname: '',
    // A time of day is written behind the date.
    birthDates: given([person?.birthDate]).map((date) => date.slice(0, 10)),
    nationalities: [],
    documents: given((person?.governmentIDs ?? []).map(({ identifier }) => identifier)),
    programmes: entity.sanctionsInfo?.programs ?? [],
    score: match,
    threshold: minMatch,
  };
}

import type { EntityKind } from '../../lists/entity.ts';
import { analyseOrganisation } from './analyse-organisation.ts';
import { analysePerson } from './analyse-person.ts';
import type { AnalysedName, WrittenName } from './analysed-name.ts';

/** Reads a name once into what candidates, score and explanation need. */
export function analyseName(written: string | WrittenName, kind: EntityKind = 'person'): AnalysedName {
  const name = typeof written === 'string' ? { text: written } : written;
  return kind === 'person' ? analysePerson(name) : analyseOrganisation(name, kind);
}

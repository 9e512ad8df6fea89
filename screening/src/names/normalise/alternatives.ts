import type { EntityKind } from '../../lists/entity.ts';
import type { WrittenName } from './analysed-name.ts';
import { organisationAlternatives } from './organisation-alternatives.ts';
import { personAlternatives } from './person-alternatives.ts';

/** The ways to read one written name; any of them may be the one that the other side has. */
export function alternatives<Name extends WrittenName>(name: Name, kind: EntityKind): Name[] {
  return kind === 'person' ? personAlternatives(name) : organisationAlternatives(name);
}

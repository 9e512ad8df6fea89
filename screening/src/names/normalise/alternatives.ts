import type { EntityKind } from '../../lists/entity.ts';
import type { WrittenName } from './analysed-name.ts';
import { hanReadings } from './han-readings.ts';

/** The ways to read one written name; any of them may be the one that the other side has. */
export function alternatives<Name extends WrittenName>(name: Name, kind: EntityKind): Name[] {
  if (kind === 'person') return [name, ...hanReadings(name).map((reading) => ({ ...name, reading }))];
  // "Al-Qa'ida/Islamic Army" holds two.
  if (!name.text.includes('/')) return [name];
  const parts = name.text.split('/').filter((part) => part.trim().length > 3);
  return parts.length < 2 ? [name] : [name, ...parts.map((text) => ({ ...name, text }))];
}

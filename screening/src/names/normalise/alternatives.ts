import type { EntityKind } from '../../lists/entity.ts';
import { isPlace } from '../words/places.ts';
import { isTranslated } from './analyse-organisation.ts';
import type { WrittenName } from './analysed-name.ts';
import { hanReadings } from './han-readings.ts';

/** The ways to read one written name; any of them may be the one that the other side has. */
export function alternatives<Name extends WrittenName>(name: Name, kind: EntityKind): Name[] {
  if (kind === 'person') return [name, ...hanReadings(name).map((reading) => ({ ...name, reading }))];
  const parts = [...eitherName(name.text), ...nameInBrackets(name.text)];
  const names = [name, ...parts.map((text) => ({ ...name, text, partOf: name.text }))];
  return names.flatMap((one) => (isTranslated(one.text) ? [one, { ...one, asWritten: true }] : [one]));
}

/** "Al-Qa'ida/Islamic Army" holds two. */
function eitherName(text: string): string[] {
  if (!text.includes('/')) return [];
  const parts = text.split('/').filter((part) => part.trim().length > 3);
  return parts.length < 2 ? [] : parts;
}

const BRACKETS = /\(([^()]{4,})\)/;
const FORMER = /^(?:ex|now|formerly|former|previously|also known as|[af]\.?k\.?a\.?)(?:[ :-]+|$)/i;

/** "Bank for Development (Vnesheconombank)" and "Adrian Darya 1 (ex Grace 1)", but not "Example Bank (Armenia)". */
function nameInBrackets(text: string): string[] {
  const [all = '', inside = ''] = BRACKETS.exec(text) ?? [];
  const other = inside.replace(FORMER, '').trim();
  if (other.length < 4 || other.split(/\s+/).every((word) => isPlace(word.toLowerCase()))) return [];
  return other === inside.trim() ? [other] : [other, text.replace(all, ' ')];
}

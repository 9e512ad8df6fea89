import { isPlace } from '../words/places.ts';
import { ALSO_CALLED } from './also-called.ts';
import { isTranslated } from './analyse-organisation.ts';
import type { WrittenName } from './analysed-name.ts';

type PartOfName = Pick<WrittenName, 'text' | 'inBrackets'>;

/** The ways to read one name of an organisation, a vessel or an aircraft. */
export function organisationAlternatives<Name extends WrittenName>(name: Name): Name[] {
  const parts: PartOfName[] = [...eitherName(name.text).map((text) => ({ text })), ...nameInBrackets(name.text)];
  const names = [name, ...parts.map((part) => ({ ...name, ...part, partOf: name.text }))];
  return names.flatMap((one) => (isTranslated(one.text) ? [one, { ...one, asWritten: true }] : [one]));
}

/** "Al-Qa'ida/Islamic Army" and "BluePort d/b/a Acme" are two names. */
function eitherName(text: string): string[] {
  const called = text.split(ALSO_CALLED);
  const parts = (called.length < 2 ? text.split('/') : called).filter((part) => part.trim().length > 3);
  return parts.length < 2 ? [] : parts;
}

const BRACKETS = /\(([^()]{4,})\)/;
const FORMER = /^(?:ex|now|formerly|former|previously|also known as|[af]\.?k\.?a\.?)(?:[ :-]+|$)/i;

/**
 * "Bank for Development (Vnesheconombank)" and "Adrian Darya 1 (ex Grace 1)", but not "Example Bank (Armenia)", nor
 * "Example (Dalian) Co., Ltd.": in the middle stands the place, or an acronym.
 */
function nameInBrackets(text: string): PartOfName[] {
  const found = BRACKETS.exec(text);
  if (!found) return [];
  const [all = '', inside = ''] = found;
  const other = inside.replace(FORMER, '').trim();
  if (other.length < 4 || other.split(/\s+/).every((word) => isPlace(word.toLowerCase()))) return [];
  if (other !== inside.trim()) return [{ text: other }, { text: text.replace(all, ' ') }];
  const isLast = !/[\p{L}\p{N}]/u.test(text.slice(found.index + all.length));
  return isLast || isAcronymOf(other, text.slice(0, found.index)) ? [{ text: other, inBrackets: true }] : [];
}

/** "Example Air Great Lakes (EAGL); Fixture Business Company": its letters begin words before it. */
function isAcronymOf(acronym: string, before: string): boolean {
  const letters = acronym.toLowerCase();
  let at = 0;
  for (const word of before.toLowerCase().split(/[\s-]+/)) if (at < letters.length && word[0] === letters[at]) at += 1;
  return at === letters.length;
}

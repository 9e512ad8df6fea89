import { detectScript } from '../names/scripts/script.ts';
import { addOnce } from './add-once.ts';
import type { ListEntity, ListedName, NameRole, NameStrength } from './entity.ts';

/** In characters. No name is as long; comparing one of a hundred thousand letters would never end. */
const LONGEST_NAME = 1_000;

/** In characters, before runs of spaces are shortened. */
const LONGEST_WRITTEN = 10 * LONGEST_NAME;

export interface NameParts {
  given?: string;
  family?: string;
}

/** Adds a name once; an entry that repeats a name keeps its strongest mention. */
export function addName(
  entity: ListEntity,
  text: string,
  role: NameRole,
  strength: NameStrength,
  parts: NameParts = {},
): void {
  const clean = cut(text.slice(0, LONGEST_WRITTEN).replace(/\s+/g, ' ').trim());
  if (!/[\p{L}\p{N}]/u.test(clean)) return;
  const name: ListedName = { text: clean, role, strength, script: detectScript(clean) };
  const { given, family } = wholeParts(clean, parts);
  if (given) name.given = given;
  if (family) name.family = family;
  const kept = addOnce(entity.names, clean, name);
  if (strength === 'strong') kept.strength = 'strong';
}

/** Parts are compared in the name's place: where they are not all of it, its other words would be lost. */
function wholeParts(text: string, { given = '', family = '' }: NameParts): NameParts {
  const parts = { given: cut(given.trim()), family: cut(family.trim()) };
  const [whole, first, last] = [text, given, family].map(letters);
  const isWhole = whole === `${first}${last}` || whole === `${last}${first}`;
  // A name that was cut has more letters than are left of it.
  return isWhole || text.length === LONGEST_NAME ? parts : {};
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Never in the middle of a surrogate pair. */
function cut(text: string): string {
  return text.length > LONGEST_NAME ? text.slice(0, LONGEST_NAME).replace(/\p{Surrogate}$/u, '') : text;
}

/** Where no name is marked as the main one, the first that is not weak takes its place. */
export function withMainName(entity: ListEntity): ListEntity {
  const { names } = entity;
  const first = names.find(({ strength }) => strength === 'strong');
  if (first && names.every(({ role }) => role !== 'primary')) first.role = 'primary';
  return entity;
}

/** "LAST, First Middle" names both parts; without the comma nobody knows which word is the family name. */
export function partsOfCommaName(text: string): NameParts {
  const comma = text.indexOf(',');
  if (comma < 0) return {};
  return { family: text.slice(0, comma), given: text.slice(comma + 1) };
}

export function addUnique(values: string[], value: string | undefined): void {
  if (value) addOnce(values, value, value);
}

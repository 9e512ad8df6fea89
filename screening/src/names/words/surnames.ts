import { rowNumbers } from '../table-rows.ts';
import { givenNameOf } from './given-names.ts';
import { SURNAME_ROWS } from './surname-rows.ts';

const numbers = rowNumbers(SURNAME_ROWS);

/** The number of the surname a word is a spelling of; undefined for every other word. */
export function surnameNumber(word: string): number | undefined {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  if (word.endsWith('a')) return numberOfWife(word);
  return LITHUANIAN.test(word) ? numbers.get(word.slice(0, -2)) : undefined;
}

/** "Ivanovas" is an Ivanov. */
const LITHUANIAN = /(?:ov|ev|in)as$/;

/** "Ivanova" and "Kowalska" are the same family as "Ivanov" and "Kowalski"; Martina is no Martin's. */
function numberOfWife(word: string): number | undefined {
  const masculine = /(?:ov|ev|in|yn)a$/.test(word)
    ? word.slice(0, -1)
    : word.replace(/(?<=[sc]k)(?:aya|aia|aja|a)$/, 'i');
  return masculine === word || givenNameOf(word) !== undefined ? undefined : numbers.get(masculine);
}

/** What makes another family's name out of one: "Kellermann", "Nováček", "Petrovsky". */
const DERIVED_ENDS = new Set(
  'mann man sky ski skiy enko ek cek ec son sen zadeh zade zada zai nejad pour tas oglu ci li'.split(' '),
);

/** "Keller" and "Kellermann": each a name, and longer by no slip of the pen. */
export function isDerivedFrom(name: string, other: string): boolean {
  if (name.length < 4 || !other.startsWith(name)) return false;
  const end = other.slice(name.length);
  // "Rashidi" and "Rashidian"
  return DERIVED_ENDS.has(end) || (end === 'an' && name.endsWith('i'));
}

import { GIVEN_NAME_ROWS } from './given-name-rows.ts';
import { NICKNAME_ROWS } from './nickname-rows.ts';
import { soundOf } from './sound.ts';

/** Names of men in one language and of women in another say nothing about each other. */
const AMBIGUOUS = new Set(['andrea', 'daniele', 'gabriele', 'jean', 'michele', 'simone']);

/** The number of the name a word is a spelling of, by its sound. */
const numbers = new Map<string, number>();
/** By number: the names it is a short, pet or foreign form of, or they of it; and itself. */
const relatives: Set<number>[] = [];

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' ').filter((word) => word.length > 2 && !AMBIGUOUS.has(word)));

function newName(): number {
  return relatives.push(new Set([relatives.length])) - 1;
}

for (const row of rowsOf(GIVEN_NAME_ROWS)) {
  const sounds = row.map((word) => soundOf(word));
  const name = sounds.map((sound) => numbers.get(sound)).find((known) => known !== undefined) ?? newName();
  for (const sound of sounds) if (!numbers.has(sound)) numbers.set(sound, name);
}
for (const [full = '', ...forms] of rowsOf(NICKNAME_ROWS)) {
  const name = numberFor(full);
  for (const form of forms) {
    const other = numberFor(form);
    relatives[name]?.add(other);
    relatives[other]?.add(name);
  }
}

function numberFor(word: string): number {
  const sound = soundOf(word);
  const known = numbers.get(sound) ?? newName();
  numbers.set(sound, known);
  return known;
}

/** The number of a known given name; undefined for every other word. */
export function givenNameOf(sound: string): number | undefined {
  return numbers.get(sound);
}

/** Two names that have no form in common: Mario is not a slip of the pen for Maria, nor Khalil for Khalid. */
export function areDifferentNames(a: number, b: number): boolean {
  const [here, there] = [relatives[a], relatives[b]];
  if (!here || !there) return false;
  for (const one of here) if (there.has(one)) return false;
  return true;
}

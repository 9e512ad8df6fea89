import { wordSet } from '../table-rows.ts';
import { VIETNAMESE_SURNAMES } from '../words/east-asian-surnames.ts';
import { givenNameOf } from '../words/given-names.ts';
import {
  isOnlySurname,
  isSurname,
  isSyllable,
  isSyllables,
  LONGEST_SYLLABLE,
  VIETNAMESE_SYLLABLE,
} from './syllables.ts';

export interface SyllabicName {
  surname: number;
  /** The two words that are one given name, in its order, however they are spaced. */
  given: readonly [number, number];
  /** The word that is a syllable but for a slip of the pen. */
  slipped?: number | undefined;
}

/** What a comma, a hyphen or the fields of a form say about the order. */
export type ToldOrder = 'family first' | 'family last' | undefined;

/** "Jogn", "Sko", "Yongg": the syllable that the word is with two neighbours exchanged or a letter doubled. */
function unslipped(word: string): string | undefined {
  if (word.length > LONGEST_SYLLABLE || givenNameOf(word) !== undefined) return undefined;
  const once = word.replace(/(.)\1/, '$1');
  if (once !== word) return isSyllable(once) ? once : undefined;
  for (let at = 1; at < word.length; at++) {
    const exchanged = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    if (isSyllable(exchanged)) return exchanged;
  }
  return undefined;
}

/** English given names that would be syllables of Korean. */
const WESTERN = wordSet('ben dan dick don jack jan jim jon ken mark mick nick pat rick ron sam tim tom');
const isWestern = (word: string): boolean => !isSyllable(word) || WESTERN.has(word);

/**
 * A name made of single syllables ("Kim Jong Un", "Jong Un Kim", "Xi Jin Ping"), a Western name before or behind it
 * ("John Lee Ka Chiu"); undefined when the name is not of that kind.
 */
export function syllabicName(words: readonly string[], told: () => ToldOrder): SyllabicName | undefined {
  if ((words.length !== 3 && words.length !== 4) || isOnlyVietnamese(words)) return undefined;
  // "Jack Ma Yun"
  if (words.length === 3 && WESTERN.has(words[0] ?? '')) return undefined;
  const western = words.length === 4 ? [0, 3].find((at) => isWestern(words[at] ?? '')) : undefined;
  const own = words.map((_, at) => at).filter((at) => at !== western);
  const meant = syllablesOf(own.map((at) => words[at] ?? ''));
  // "Kim Jong Un" in one field and "김정은" in the other: that one is told, not the order of these.
  const surname = meant && surnamePlace(meant, western === 3 ? undefined : told());
  if (surname === undefined) return undefined;
  const [first = 0, second = 0] = surname === 1 ? [own[2], own[0]] : own.filter((_, place) => place !== surname);
  const slipped = own.find((at, place) => meant?.[place] !== words[at]);
  return { surname: own[surname] ?? 0, given: [first, second], slipped };
}

/** Three syllables, as they are meant where one of them is misspelt; undefined for all other words. */
function syllablesOf(words: readonly string[]): string[] | undefined {
  if (words.length !== 3) return undefined;
  const strange = words.findIndex((word) => !isSyllable(word));
  if (strange < 0) return [...words];
  if (words.some((word, at) => at > strange && !isSyllable(word)) || isVietnamese(words)) return undefined;
  const meant = unslipped(words[strange] ?? '');
  return meant === undefined ? undefined : words.with(strange, meant);
}

function surnamePlace([first = '', middle = '', last = '']: readonly string[], told: ToldOrder): 0 | 1 | 2 | undefined {
  if (told === 'family first') return 0;
  // "Un Kim Jong": the last word was put first.
  if (isOnlySurname(middle) && !isOnlySurname(first) && !isOnlySurname(last)) return 1;
  if (told === 'family last') return isSurname(last) ? 2 : undefined;
  if (isSurname(last) && (!isSurname(first) || (isOnlySurname(last) && !isOnlySurname(first)))) return 2;
  return isSurname(first) ? 0 : undefined;
}

/** "Min Ho Son": both ends may be the surname, and each is in one of the orders that the name is written in. */
export function mayEndWithSurname(words: readonly string[]): boolean {
  const meant = syllablesOf(words);
  const [first = '', , last = ''] = meant ?? [];
  return isSurname(last) && !isOnlySurname(first) && surnamePlace([first, '', last], undefined) === 0;
}

/** "Kim Jong" and "Un" in the fields of a form: Kim is a surname and nothing else. */
export function mustBeginWithSurname(words: readonly string[]): boolean {
  const [first = '', , last = ''] = words;
  return isOnlySurname(first) && !isOnlySurname(last) && syllablesOf(words) !== undefined;
}

/** Two words of which one is a known surname and the other made of one to three syllables: not so "Juan Carlos". */
export function isEastAsianPair(words: readonly string[]): boolean {
  if (words.length !== 2) return false;
  const [first = '', second = ''] = words;
  return (isSurname(first) && mayBeGiven(second)) || (isSurname(second) && mayBeGiven(first));
}

const mayBeGiven = (word: string): boolean => isSyllables(word) && (word.length < 5 || givenNameOf(word) === undefined);

/** "Le Van Anh": a surname and syllables, none of which is the particle that it looks like. */
export function isVietnamese(words: readonly string[]): boolean {
  const surname = [words[0], words.at(-1)].some((word = '') => VIETNAMESE_SURNAMES.has(word));
  return words.length > 2 && surname && words.every((word) => VIETNAMESE_SYLLABLE.test(word));
}

/** "Pham Thi Lan": Lan is a Chinese surname, but Pham none. */
const isOnlyVietnamese = (words: readonly string[]): boolean =>
  isVietnamese(words) &&
  [words[0], words.at(-1)].some((word = '') => VIETNAMESE_SURNAMES.has(word) && !isSurname(word));

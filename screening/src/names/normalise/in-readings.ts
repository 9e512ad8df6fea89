import type { Script } from '../scripts/script.ts';
import type { WrittenName } from './analysed-name.ts';
import type { NameReading } from './name-pieces.ts';

type Reader = (word: string) => readonly (string | undefined)[];

/** The words of a name with one space between them, whether they came in two fields or with a comma. */
export const inOneLine = ({ text, given, family }: WrittenName): string =>
  (given && family ? `${given} ${family}` : text.replace(',', ' ')).trim().replace(/\s+/g, ' ');

const MOST_NAMES = 64;

/** Every way to read all the words, where the first or the last is a name of that country. */
export function inReadings(
  words: readonly string[],
  script: Script,
  read: Reader,
  isName: (word: string) => boolean,
): NameReading[] {
  let names: NameReading['pieces'][] = [[]];
  for (const source of words) {
    const ways = read(source).flatMap((word) => (word === undefined ? [] : { word, source, loose: false }));
    names = names.flatMap((pieces) => ways.map((way) => [...pieces, way])).slice(0, MOST_NAMES);
  }
  return names
    .filter((pieces) => isName(pieces[0]?.word ?? '') || isName(pieces.at(-1)?.word ?? ''))
    .map((pieces) => ({ pieces, script }));
}

/** One letter would be taken for an initial. */
const SURNAMES_OF_A_VOWEL: Partial<Record<string, string>> = { i: 'yi', o: 'oh', u: 'woo' };
export const noInitial = (word: string): string => SURNAMES_OF_A_VOWEL[word] ?? word;

const MOST_N = 2;

/** Neither Russian nor Japanese tells a Korean n from ng: each that stands behind a vowel may be either. */
export function koreanWays(word: string | undefined): string[] {
  if (word === undefined) return [];
  const [first = '', ...others] = word.split(/(?<=[aeiou])n/);
  if (others.length === 0 || others.length > MOST_N) return [noInitial(word)];
  return others.reduce((ways, part) => ways.flatMap((way) => [`${way}n${part}`, `${way}ng${part}`]), [first]);
}

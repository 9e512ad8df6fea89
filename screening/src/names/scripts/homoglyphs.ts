import { plainApostrophes } from './apostrophes.ts';

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ԁ: 'd',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ѕ: 'S',
  Ј: 'J',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  υ: 'u',
  ι: 'i',
  κ: 'k',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};

/** Small letters that look only like Latin capitals: forgers have no use for them. */
const ONLY_CAPITALS = 'вн';

/** Digits and signs that a scanner or a forger puts for letters. */
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '|': 'l',
  '!': 'i',
};

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const GREEK = /\p{Script=Greek}/u;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Latin letters, and what looks like them in the other alphabet. */
const turnedRound = (alphabet: RegExp): ReadonlyMap<string, string> =>
  new Map(Object.entries(LOOKALIKES).flatMap(([other, latin]) => (alphabet.test(other) ? [[latin, other]] : [])));
const cyrillic = turnedRound(CYRILLIC);
const greek = turnedRound(GREEK);

/** A number of a document has no word to tell its alphabet by: each letter that looks like a Latin one is that one. */
export const inLatinLookalikes = (text: string): string =>
  FOREIGN.test(text) ? Array.from(text, (letter) => LOOKALIKES[letter] ?? letter).join('') : text;

/** A word of two alphabets is one of Latin letters, unless it has letters that only the other alphabet has. */
export function foldLookalikes(word: string): string {
  if (!FOREIGN.test(word) || !LATIN.test(word)) return word;
  const other = CYRILLIC.test(word) ? cyrillic : greek;
  const letters = Array.from(word);
  const foreign = letters.filter((letter) => !LATIN.test(letter) && /\p{L}/u.test(letter));
  const own = foreign.some((letter) => !LOOKALIKES[letter] || ONLY_CAPITALS.includes(letter));
  // "Mария": the M is the only Latin letter, and looks like a Cyrillic one.
  if (own && letters.every((letter) => !LATIN.test(letter) || other.has(letter)))
    return letters.map((letter) => other.get(letter) ?? letter).join('');
  return letters.map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

/** Capitals and small l's, and no article: "l'ESTRANGE". */
const CAPITALS_AND_L = /^(?!l')(?=.*l)(?=(?:.*\p{Lu}){2})[\p{Lu}\p{M}'l]+$/u;

/** "SAlF": a scanner reads the I of a word in capitals as an l. */
export function foldSmallL(word: string): string {
  return word.includes('l') && CAPITALS_AND_L.test(plainApostrophes(word)) ? word.replaceAll('l', 'I') : word;
}

/** "Sech1n" is Sechin; a word of digits only stays a number. */
export function foldSigns(word: string): string {
  if (!/[0-9$@|!]/.test(word) || !/\p{L}/u.test(word)) return word;
  return word.replace(/[0-9$@|!]/g, (sign) => SIGNS[sign] ?? sign);
}

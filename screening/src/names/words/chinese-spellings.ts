import { readTable, tableRows } from '../table-rows.ts';

/** By syllable in pinyin, what it is in other spellings. */
type Spellings = ReadonlyMap<string, ReadonlySet<string>>;

const spellingsOf = (table: string): Spellings =>
  new Map(tableRows(readTable(table)).map(([pinyin = '', ...others]) => [pinyin, new Set(others)]));

const surnames = spellingsOf('chinese-surnames-in-dialects');
const inDialects = withLongVowels(spellingsOf('chinese-given-names-in-dialects'));
const inWadeGiles = spellingsOf('wade-giles');

/** Hong Kong writes Ka as Kar and Kah, too. */
function withLongVowels(spellings: Spellings): Spellings {
  const longer = (word: string) => (/[^aeiou][ao]$/.test(word) ? [word, `${word}r`, `${word}h`] : [word]);
  return new Map(Array.from(spellings, ([pinyin, others]) => [pinyin, new Set([...others].flatMap(longer))]));
}

const wordsOf = (spellings: Spellings): string[] => Array.from(spellings.values(), (others) => [...others]).flat();

/** Syllables that only these spellings have. */
export const DIALECT_SYLLABLES: ReadonlySet<string> = new Set([...wordsOf(surnames), ...wordsOf(inDialects)]);

/** By surname in a dialect, the same in pinyin. */
export const PINYIN_SURNAMES: ReadonlyMap<string, readonly string[]> = turnedRound(surnames);

/** By syllable of a given name in pinyin, the same in dialects; and by syllable in a dialect, the same in pinyin. */
export const GIVEN_IN_DIALECTS: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(inDialects, ([pinyin, others]) => [pinyin, [...others]]),
);
export const GIVEN_IN_PINYIN: ReadonlyMap<string, readonly string[]> = turnedRound(inDialects);

function turnedRound(spellings: Spellings): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const [pinyin, others] of spellings)
    for (const other of others) made.set(other, [...(made.get(other) ?? []), pinyin]);
  return made;
}

/** Chan or Tan, and Chen. */
export function isDialectSurname(word: string, pinyin: string): boolean {
  return surnames.get(pinyin)?.has(word) === true;
}

/** Jen, and Ren. */
export function isWadeGiles(syllable: string, pinyin: string): boolean {
  return inWadeGiles.get(pinyin)?.has(syllable) === true;
}

export const areDialectSurnames = (a: string, b: string): boolean => isDialectSurname(a, b) || isDialectSurname(b, a);

const LONGEST = 6;

/** "Kahkee" may be what pinyin writes "jiageng", "moju" what it writes "moruo": syllable by syllable. */
export function isSpelling(word: string, pinyin: string, dialect: boolean, same: SameSyllable): boolean {
  if (word === '' || pinyin === '') return word === pinyin;
  for (let size = Math.min(LONGEST, pinyin.length); size > 0; size--) {
    const syllable = pinyin.slice(0, size);
    const others = (dialect ? inDialects : inWadeGiles).get(syllable);
    for (let length = Math.min(LONGEST, word.length); length > 0; length--) {
      const other = word.slice(0, length);
      if (!others?.has(other) && !same(other, syllable)) continue;
      if (isSpelling(word.slice(length), pinyin.slice(size), dialect, same)) return true;
    }
  }
  return false;
}

/** Whether two syllables are one by the rules of romanisation. */
type SameSyllable = (a: string, b: string) => boolean;

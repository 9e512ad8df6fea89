import { readTable, wordPairs } from '../table-rows.ts';
import { oneArabicSpelling } from './arabic-letters.ts';
import { withoutGreekAccents } from './greek-accents.ts';

const namesIn = (script: string): [string, string][] => wordPairs(readTable(`names-in-${script}`));

const arabic = new Map(namesIn('arabic').map(([name, reading]) => [oneArabicSpelling(name), reading]));
const greek = new Map(namesIn('greek'));
const others = new Map(['hebrew', 'kana', 'cyrillic', 'indic'].flatMap(namesIn));

/** The sign behind a Hebrew letter, for which most people type an apostrophe. */
const GERESH = '׳';

export function readArabicName(word: string): string | undefined {
  return arabic.get(oneArabicSpelling(word));
}

/** A name whose letters alone do not tell how it is read. */
export function readName(word: string): string | undefined {
  return others.get(word.replaceAll(GERESH, "'").normalize('NFKC')) ?? greek.get(withoutGreekAccents(word));
}

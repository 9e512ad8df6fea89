import { readTable, wordPairs } from '../table-rows.ts';
import { oneArabicSpelling } from './arabic-letters.ts';

const namesIn = (script: string): [string, string][] => wordPairs(readTable(`names-in-${script}`));

const arabic = new Map(namesIn('arabic').map(([name, reading]) => [oneArabicSpelling(name), reading]));
const others = new Map(['hebrew', 'kana', 'cyrillic', 'indic'].flatMap(namesIn));

export function readArabicName(word: string): string | undefined {
  return arabic.get(oneArabicSpelling(word));
}

/** A name whose letters alone do not tell how it is read. */
export function readName(word: string): string | undefined {
  return others.get(word.normalize('NFKC'));
}

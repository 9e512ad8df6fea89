import { readTable, wordPairs } from '../table-rows.ts';
import { inOneForm } from './characters.ts';
import { readForeignInHan } from './foreign-in-han.ts';
import { readForeignInHangul } from './foreign-in-hangul.ts';

let names: Map<string, string> | undefined;

/** Most lists have no name in characters. */
function readTheTables(): Map<string, string> {
  return new Map(['names-in-han', 'names-in-hangul'].flatMap((table) => wordPairs(readTable(table))));
}

/** A name that Chinese and Korean write in one way, whatever its spelling in Latin letters. */
export function knownForeignName(word: string): string | undefined {
  names ??= readTheTables();
  return names.get(word) ?? names.get(inOneForm(word));
}

const HANGUL = /^\p{Script=Hangul}/u;

/** A word of a foreign name in characters that stand for its sound. */
export const hearForeignWord = (word: string): string =>
  HANGUL.test(word) ? readForeignInHangul(word) : readForeignInHan(word);

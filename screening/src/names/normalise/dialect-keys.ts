import { remembered } from '../../remembered.ts';
import { GIVEN_IN_DIALECTS, GIVEN_IN_PINYIN } from '../words/chinese-spellings.ts';
import { eastAsianKey } from './east-asian-key.ts';
import { LONGEST_SYLLABLE } from './syllables.ts';

const MOST_KEYS = 80;
const LONGEST_NAME = 12;
const keyOf = remembered(2_000, eastAsianKey);

/** What a Chinese given name may be elsewhere, as keys of its syllables: "jiageng" is Kah Kee in Singapore, and the other way round. */
export const dialectKeys = remembered(5_000, (given): string[] => {
  if (given.length > LONGEST_NAME) return [];
  return [...spelledBy(given, GIVEN_IN_DIALECTS), ...spelledBy(given, GIVEN_IN_PINYIN)].slice(0, MOST_KEYS);
});

/** Every way to take the word apart, with each syllable in each of its other spellings or as it is. */
function spelledBy(word: string, spellings: ReadonlyMap<string, readonly string[]>): string[] {
  if (word === '') return [''];
  const keys: string[] = [];
  for (let size = Math.min(LONGEST_SYLLABLE, word.length); size > 0; size--) {
    const syllable = word.slice(0, size);
    const others = spellings.get(syllable);
    if (!others) continue;
    const rests = spelledBy(word.slice(size), spellings);
    if (rests.length === 0) continue;
    for (const other of [...others, syllable]) for (const rest of rests) keys.push(keyOf(other) + rest);
  }
  return keys;
}

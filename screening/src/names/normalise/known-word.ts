import { remembered } from '../../remembered.ts';
import { givenNameOf, surnameOf } from '../words/given-names.ts';
import { COMMON, fatherOf, PARENT_OF } from '../words/name-words.ts';
import { surnameNumber } from '../words/surnames.ts';
import type { NameToken } from './analysed-name.ts';
import { readSound } from './sound.ts';
import { usualSpelling } from './usual-spelling.ts';

/** What a word says whatever name it stands in. */
type KnownWord = Pick<
  NameToken,
  | 'sound'
  | 'key'
  | 'vowels'
  | 'length'
  | 'weight'
  | 'against'
  | 'rarity'
  | 'patronymic'
  | 'number'
  | 'givenName'
  | 'surname'
  | 'surnameOf'
  | 'usual'
>;

function readWord(word: string, loose: boolean): KnownWord {
  const { sound, key, vowels, length } = readSound(word, loose);
  const common = COMMON.has(word);
  return {
    sound,
    key,
    vowels,
    length,
    weight: word.length === 1 ? 0.4 : common ? 0.75 : Math.min(1, 0.6 + 0.1 * word.length),
    against: PARENT_OF.has(word) ? 0.3 : 1,
    rarity: common ? 0.3 : word.length < 4 ? 0.6 : 0.8,
    patronymic: fatherOf(word) !== undefined,
    number: /^\d+$/.test(word) ? word : undefined,
    // A script that leaves sounds out spells no name in full.
    givenName: loose ? undefined : givenNameOf(word),
    surname: loose ? undefined : surnameNumber(word),
    surnameOf: loose ? undefined : surnameOf(word),
    usual: loose ? undefined : usualSpelling(word),
  };
}

/** Lists and people repeat their words. */
const MOST_REMEMBERED = 50_000;
const plainWord = remembered(MOST_REMEMBERED, (word) => readWord(word, false));
const looseWord = remembered(MOST_REMEMBERED, (word) => readWord(word, true));

/** Of people's names. */
export const knownWord = (word: string, loose: boolean): KnownWord => (loose ? looseWord(word) : plainWord(word));

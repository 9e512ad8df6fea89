import { remembered } from '../../remembered.ts';
import { givenNameOf, surnameOf } from '../words/given-names.ts';
import { COMMON, fatherOf, PARENT_OF } from '../words/name-words.ts';
import { surnameNumber } from '../words/surnames.ts';
import { readSound } from './sound.ts';
import { usualSpelling } from './usual-spelling.ts';

/** What a word says whatever name it stands in. */
class KnownWord {
  readonly sound: string;
  readonly key: string;
  readonly vowels: boolean;
  readonly length: number;
  readonly weight: number;
  readonly against: number;
  readonly rarity: number;
  readonly patronymic: boolean;
  readonly number: string | undefined;
  readonly givenName: number | undefined;
  readonly surname: number | undefined;
  readonly surnameOf: number | undefined;
  readonly usual: string | undefined;

  constructor(word: string, loose: boolean) {
    const { sound, key, vowels, length } = readSound(word, loose);
    const common = COMMON.has(word);
    this.sound = sound;
    this.key = key;
    this.vowels = vowels;
    this.length = length;
    this.weight = word.length === 1 ? 0.4 : common ? 0.75 : Math.min(1, 0.6 + 0.1 * word.length);
    this.against = PARENT_OF.has(word) ? 0.3 : 1;
    this.rarity = common ? 0.3 : word.length < 4 ? 0.6 : 0.8;
    this.patronymic = fatherOf(word) !== undefined;
    this.number = /^\d+$/.test(word) ? word : undefined;
    // A script that leaves sounds out spells no name in full.
    this.givenName = loose ? undefined : givenNameOf(word);
    this.surname = loose ? undefined : surnameNumber(word);
    this.surnameOf = loose ? undefined : surnameOf(word);
    this.usual = loose ? undefined : usualSpelling(word);
  }
}

/** Lists and people repeat their words. */
const MOST_REMEMBERED = 50_000;
const plainWord = remembered(MOST_REMEMBERED, (word) => new KnownWord(word, false));
const looseWord = remembered(MOST_REMEMBERED, (word) => new KnownWord(word, true));

/** Of people's names. */
export const knownWord = (word: string, loose: boolean): KnownWord => (loose ? looseWord(word) : plainWord(word));

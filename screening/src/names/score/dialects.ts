import { remembered } from '../../remembered.ts';
import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { areOtherPinyin, eastAsianKey } from '../normalise/east-asian-key.ts';
import { isSyllable } from '../normalise/syllables.ts';
import { isDialectSurname, isSpelling, isWadeGiles } from '../words/chinese-spellings.ts';
import { COSTS } from './costs.ts';

/** "Tan Kah Kee" and "Chen Jiageng", "Leung Chi Wai" and "Liang Zhiwei": the same characters, as they are spoken elsewhere. */
export function dialectCost(left: AnalysedName, right: AnalysedName): number {
  if (!mayBeChinese(left) || !mayBeChinese(right)) return Number.POSITIVE_INFINITY;
  const [a, b] = [surnameAndGiven(left), surnameAndGiven(right)];
  if (isReadAs(a, b) || isReadAs(b, a)) return COSTS.otherDialect;
  // "Chu Teh" and "De Zhu": nothing tells which of two syllables is the surname.
  const [surname, given] = a;
  const [other, name] = b;
  const turned = isMandarin(surname, given, name, other) || isMandarin(name, other, surname, given);
  return turned ? COSTS.otherDialect : Number.POSITIVE_INFINITY;
}

/** Two words made of syllables. Characters are read in pinyin. */
function mayBeChinese({ tokens }: AnalysedName): boolean {
  return tokens.length === 2 && tokens[0]?.eastAsian !== undefined && tokens.every(isOfSyllables);
}

const isOfSyllables = ({ eastAsian, script }: NameToken): boolean =>
  eastAsian !== undefined && (script === 'Latin' || script === 'Han');

/** The surname stands first, unless the lengths tell otherwise. */
function surnameAndGiven({ tokens: [first, second] }: AnalysedName): Word[] {
  const givenFirst = first && second && first.text.length > second.text.length && !isSyllable(first.text);
  return givenFirst ? [second, first] : [first, second];
}

type Word = NameToken | undefined;

/**
 * A dialect is known by the surname: beside the same one, only the other way to write Mandarin is left. Some surnames
 * are spelt alike in both: Chu and Cheng.
 */
function isReadAs([surname, given]: Word[], [inPinyin, name]: Word[]): boolean {
  if (!surname || !given || !inPinyin || !name || surname.script !== 'Latin') return false;
  const dialect = isDialectSurname(surname.text, inPinyin.text);
  if (dialect && isSpelling(given.text, name.text, true, isOneSyllable)) return true;
  return isMandarin(surname, given, inPinyin, name);
}

function isMandarin(surname: Word, given: Word, inPinyin: Word, name: Word): boolean {
  if (!surname || !given || !inPinyin || !name || surname.script !== 'Latin') return false;
  const same = isOneSyllable(surname.text, inPinyin.text) || isWadeGiles(surname.text, inPinyin.text);
  return same && !areOtherPinyin(given.text, name.text) && isSpelling(given.text, name.text, false, isOneSyllable);
}

const MOST_REMEMBERED = 5_000;
const keyOf = remembered(MOST_REMEMBERED, (word) => (isSyllable(word) ? eastAsianKey(word) : ''));

const isOneSyllable = (a: string, b: string): boolean => a === b || (keyOf(a) !== '' && keyOf(a) === keyOf(b));

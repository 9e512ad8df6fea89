import { editDistance } from '../edit-distance.ts';
import {
  CANTONESE_SURNAMES,
  CHINESE_SURNAMES,
  KOREAN_SURNAMES,
  VIETNAMESE_SURNAMES,
} from '../words/east-asian-surnames.ts';
import { givenNameOf } from '../words/given-names.ts';
import type { NameToken } from './analysed-name.ts';

const SURNAME_KEY = new Map<string, string>();
for (const row of [...KOREAN_SURNAMES, ...CANTONESE_SURNAMES]) {
  const key = SURNAME_KEY.get(row[0] ?? '') ?? row[0] ?? '';
  for (const spelling of row) if (!SURNAME_KEY.has(spelling)) SURNAME_KEY.set(spelling, key);
}

const KOREAN_SYLLABLE =
  /^(?:kk|tt|pp|ss|jj|ch|sh|kh|th|ph|[bcdghjklmnprsty])?(?:yeo|yae|wae|yoo|you|woo|ee|eo|ae|oe|ui|eu|ya|ye|yo|yu|wa|we|wi|wo|oo|ou|oi|[aeiou])(?:ng|rk|hn|hr|ck|[nmlkptbgrsh])?$/;
const CHINESE_SYLLABLE =
  /^(?:zh|ch|sh|ts|tz|hs|ss|sz|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|iung|uang|ueng|ieh|ueh|uei|erh|ien|iao|ian|ing|uai|uan|ang|eng|ong|ung|iu|ia|ie|in|ui|uo|un|ua|ue|ai|ei|ao|ou|an|en|er|ih|eh|[aeiou])$/;
const CANTONESE_SYLLABLE =
  /^(?:tsz|sze?|ng|(?:ng|kw|gw|ch|ts|sh|[bpmfdtnlgkhwsyj])?(?:eu|oo|ee|ue|ai|au|aw|ei|iu|oi|ow|or|ar|oh|ah|ui|[aeiou])(?:ng|[mnptk])?)$/;

const isSyllable = (word: string): boolean =>
  KOREAN_SYLLABLE.test(word) || CHINESE_SYLLABLE.test(word) || CANTONESE_SYLLABLE.test(word);

const LONGEST_SYLLABLE = 6;
/** No surname of one syllable has a doubled consonant: "Ppak" is a slip. */
const undoubled = (word: string): string =>
  word.length > LONGEST_SYLLABLE ? word : word.replace(/([^aeiou])\1/, '$1');
const isSurname = (word: string): boolean =>
  SURNAME_KEY.has(word) || CHINESE_SURNAMES.has(word) || SURNAME_KEY.has(undoubled(word));

/** Frequent surnames that no given name has for a syllable. */
const ONLY_SURNAMES = new Set(['kim', 'gim', 'lee', 'rhee', 'park', 'pak', 'choi', 'choe']);
const isOnlySurname = (word: string): boolean => ONLY_SURNAMES.has(undoubled(word));

export interface SyllabicName {
  surname: number;
  /** The two words that are one given name, however they are spaced. */
  given: readonly [number, number];
  /** The word that is a syllable but for a slip of the pen. */
  slipped?: number | undefined;
}

/** "Jogn", "Sko", "Yongg": the syllable that the word is with two neighbours exchanged or a letter doubled. */
function unslipped(word: string): string | undefined {
  if (word.length > LONGEST_SYLLABLE || givenNameOf(word) !== undefined) return undefined;
  const once = word.replace(/(.)\1/, '$1');
  if (once !== word) return isSyllable(once) ? once : undefined;
  for (let at = 1; at < word.length; at++) {
    const exchanged = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    if (isSyllable(exchanged)) return exchanged;
  }
  return undefined;
}

/**
 * A name made of single syllables ("Kim Jong Un", "Jong Un Kim", "Xi Jin Ping"), a Western name before or behind it
 * ("John Lee Ka Chiu"); undefined when the name is not of that kind.
 */
export function syllabicName(words: readonly string[], familyLast: () => boolean): SyllabicName | undefined {
  if (words.length !== 3 && words.length !== 4) return undefined;
  const western = words.length === 4 ? [0, 3].find((at) => !isSyllable(words[at] ?? '')) : undefined;
  const own = words.map((_, at) => at).filter((at) => at !== western);
  const meant = syllablesOf(own.map((at) => words[at] ?? ''));
  const surname = meant && surnamePlace(meant, familyLast());
  if (surname === undefined) return undefined;
  const [first = 0, second = 0] = own.filter((_, place) => place !== surname);
  const slipped = own.find((at, place) => meant?.[place] !== words[at]);
  return { surname: own[surname] ?? 0, given: [first, second], slipped };
}

/** Three syllables, as they are meant where one of them is misspelt; undefined for all other words. */
function syllablesOf(words: readonly string[]): string[] | undefined {
  if (words.length !== 3) return undefined;
  const strange = words.findIndex((word) => !isSyllable(word));
  if (strange < 0) return [...words];
  if (words.some((word, at) => at > strange && !isSyllable(word)) || isVietnamese(words)) return undefined;
  const meant = unslipped(words[strange] ?? '');
  return meant === undefined ? undefined : words.with(strange, meant);
}

function surnamePlace([first = '', , last = '']: readonly string[], familyLast: boolean): 0 | 2 | undefined {
  if (familyLast) return isSurname(last) ? 2 : undefined;
  if (isSurname(last) && (!isSurname(first) || (isOnlySurname(last) && !isOnlySurname(first)))) return 2;
  return isSurname(first) ? 0 : undefined;
}

/** "Min Ho Son": both ends may be the surname, and each is in one of the orders that the name is written in. */
export function mayEndWithSurname(words: readonly string[]): boolean {
  const meant = syllablesOf(words);
  const [first = '', , last = ''] = meant ?? [];
  return isSurname(last) && !isOnlySurname(first) && surnamePlace([first, '', last], false) === 0;
}

/** Two words of which one is a known surname and the other made of one to three syllables. */
export function isEastAsianPair(words: readonly string[]): boolean {
  if (words.length !== 2) return false;
  const [first = '', second = ''] = words;
  return (isSurname(first) && isSyllables(second)) || (isSurname(second) && isSyllables(first));
}

const SYLLABLES = new RegExp(
  [KOREAN_SYLLABLE, CHINESE_SYLLABLE, CANTONESE_SYLLABLE]
    .map(({ source }) => `^(?:${source.slice(1, -1)}){1,3}$`)
    .join('|'),
);
const isSyllables = (word: string): boolean => SYLLABLES.test(word);

/**
 * The same surname in another spelling: Kim and Gim, Lee and Yi, Park and Bak, Chow and Chau. Beside another surname the
 * word may be the given name, and Wang Lei is not Wang Li.
 */
export function surnameKey(word: string, beside: string): string | undefined {
  if (isSurname(beside) && !isOnlySurname(word)) return undefined;
  return SURNAME_KEY.get(word) ?? SURNAME_KEY.get(undoubled(word));
}

/** 朱 and "Chu", which is the spelling of a Korean surname too. */
export function areSameSyllable(a: string, b: string): boolean {
  return !(SURNAME_KEY.has(a) && SURNAME_KEY.has(b)) && eastAsianKey(a) === eastAsianKey(b);
}

/** Brings the romanisations of Korean and Chinese syllables (Revised, McCune, pinyin, Wade-Giles) to one key. */
export function eastAsianKey(word: string): string {
  return (
    word
      .replace(/oe|oi|wae/g, 'we')
      .replace(/ae|ai/g, 'E')
      .replace(/ui|ee/g, 'i')
      .replace(/yeo/g, 'yo')
      .replace(/eo/g, 'o')
      .replace(/eu/g, 'u')
      .replace(/oo|ou|uh(?![aeiouwyE])/g, 'u')
      .replace(/wu/g, 'u')
      .replace(/ien/g, 'ian')
      .replace(/ung/g, 'ong')
      .replace(/un/g, 'on')
      .replace(/hs|sh|x/g, 's')
      .replace(/zh|ch|ts|tz|jj|[jqcz]/g, 'c')
      .replace(/ng/g, 'N')
      .replace(/[kg]+/g, 'k')
      .replace(/[dt]+/g, 't')
      .replace(/[bp]+/g, 'p')
      .replace(/(?<=[ao])r(?![aeiou])/g, '')
      .replace(/[rl]+/g, 'l')
      .replace(/u/g, 'o')
      .replace(/E/g, 'e')
      .replace(/y(?=[aeio])/g, '')
      .replace(/(?<=[tpkc])h/g, '')
      .replace(/h(?![aeiou])/g, '')
      // "Nam-myong" is not "Nam-yong".
      .replace(/([^mn])\1+/g, '$1')
  );
}

/** What only pinyin writes: no other romanisation has a q or an x, a "zh", "jia" or "ian". */
const PINYIN_ONLY = /[qx]|zh|(?<!t)z|c(?!h)|ji(?:[aeou]|ng)|ju[ae]|ian(?!g)/;

/** Jian and Qian: both can only be pinyin, which writes one sound in one way. */
export function areOtherPinyin(a: string, b: string): boolean {
  return a !== b && PINYIN_ONLY.test(a) && PINYIN_ONLY.test(b);
}

/** Wang and Fang, Bo and Bao, Thanh and Thinh: one syllable each, which no romanisation takes for the other. */
export function areOtherSyllables({ text: a, eastAsian }: Word, { text: b, eastAsian: other }: Word): boolean {
  // Vietnamese words are their own keys, for each is written in one way: Dong is not Dung.
  if (VIETNAMESE_SYLLABLE.test(a) && VIETNAMESE_SYLLABLE.test(b))
    return (eastAsian === a && other === b) || eastAsianKey(a) !== eastAsianKey(b);
  if (isSyllable(a) && isSyllable(b)) return areOtherPinyin(a, b) || eastAsianKey(a) !== eastAsianKey(b);
  if (!isSyllables(a) || !isSyllables(b)) return false;
  return editDistance(eastAsianKey(a), eastAsianKey(b)) > 1 || (areOtherPinyin(a, b) && beginsOtherwise(a, b));
}

type Word = Pick<NameToken, 'text' | 'eastAsian'>;

/** Xiaoming and Xiaoling: one syllable begins with another consonant; n and l are one sound to many. */
function beginsOtherwise(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const [one = '', another = ''] = [a[at], b[at]];
  if (a.slice(at + 1) !== b.slice(at + 1) || !/^[aeiou]/.test(a.slice(at + 1))) return false;
  return !/[aeiou]/.test(one + another) && !/^[nl]{2}$/.test(one + another);
}

const VIETNAMESE_SYLLABLE =
  /^(?:ngh|nh|ng|kh|gh|ph|th|tr|ch|gi|qu|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

/** "Le Van Anh": a surname and syllables, none of which is the particle that it looks like. */
export function isVietnamese(words: readonly string[]): boolean {
  const surname = [words[0], words.at(-1)].some((word = '') => VIETNAMESE_SURNAMES.has(word));
  return words.length > 2 && surname && words.every((word) => VIETNAMESE_SYLLABLE.test(word));
}

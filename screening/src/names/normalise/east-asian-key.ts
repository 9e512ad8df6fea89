import { remembered } from '../../remembered.ts';
import { editDistance } from '../edit-distance.ts';
import type { NameToken } from './analysed-name.ts';
import {
  isOnlySurname,
  isSurname,
  isSyllable,
  isSyllables,
  SURNAME_KEY,
  undoubled,
  VIETNAMESE_SYLLABLE,
} from './syllables.ts';

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

const MOST_REMEMBERED = 20_000;

/** Brings the romanisations of Korean and Chinese syllables (Revised, McCune, pinyin, Wade-Giles) to one key. */
export const eastAsianKey = remembered(MOST_REMEMBERED, (word) =>
  word
    // North Korea writes what the South does not speak: Ryong and Yong.
    .replace(/(?<=^|[gmn])[rl]y/g, 'y')
    .replace(/wh/g, 'hw')
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
    // "Jianguo" is Jian-guo: no syllable begins with these vowels, and Korean has none of them.
    .replace(/ng(?!u[ao])/g, 'N')
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
    .replace(/([^mn])\1+/g, '$1'),
);

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
  const [key, another] = [eastAsianKey(a), eastAsianKey(b)];
  if (editDistance(key, another) > 1) return true;
  return (areOtherPinyin(a, b) && hasOtherSound(a, b)) || (key !== another && hasOtherSound(key, another));
}

type Word = Pick<NameToken, 'text' | 'eastAsian'>;

/** Xiaoming and Xiaoling: one syllable has another consonant or vowel; n and l are one sound to many. */
function hasOtherSound(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const [one = '', another = ''] = [a[at], b[at]];
  if (a.slice(at + 1) !== b.slice(at + 1)) return false;
  // Ho and Hee, Long and Ling; but an a is anything to some: 振 is Chan and Chun, 金 Kam and Kim.
  if (/^(?:io|oi)$/.test(one + another)) return true;
  if (!/^[aeiou]/.test(a.slice(at + 1))) return false;
  return !/[aeiouN]/.test(one + another) && !/^[nl]{2}$/.test(one + another);
}

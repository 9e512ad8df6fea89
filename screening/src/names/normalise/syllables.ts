import { DIALECT_SYLLABLES } from '../words/chinese-spellings.ts';
import { CANTONESE_SURNAMES, CHINESE_SURNAMES, KOREAN_SURNAMES } from '../words/east-asian-surnames.ts';

/** By each spelling of a Korean or Cantonese surname, the one that stands for all of them. */
export const SURNAME_KEY = new Map<string, string>();
for (const row of [...KOREAN_SURNAMES, ...CANTONESE_SURNAMES]) {
  const key = SURNAME_KEY.get(row[0] ?? '') ?? row[0] ?? '';
  for (const spelling of row) if (!SURNAME_KEY.has(spelling)) SURNAME_KEY.set(spelling, key);
}

const KOREAN_SYLLABLE =
  /^(?:kk|tt|pp|ss|jj|ch|sh|kh|th|ph|wh|[bcdghjklmnprsty])?(?:yeo|yae|wae|yoo|you|woo|ee|eo|ae|oe|ui|eu|ya|ye|yo|yu|wa|we|wi|wo|oo|ou|oi|[aeiou])(?:ng|rk|hn|hr|ck|[nmlkptbgrsh])?$/;
const CHINESE_SYLLABLE =
  /^(?:zh|ch|sh|ts|tz|hs|ss|sz|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|iung|uang|ueng|ieh|ueh|uei|erh|ien|iao|ian|ing|uai|uan|ang|eng|ong|ung|iu|ia|ie|in|ui|uo|un|ua|ue|ai|ei|ao|ou|an|en|er|ih|eh|[aeiou])$/;
const CANTONESE_SYLLABLE =
  /^(?:tsz|sze?|ng|(?:ng|kw|gw|ch|ts|sh|[bpmfdtnlgkhwsyj])?(?:eu|oo|ee|ue|ai|au|aw|ei|iu|oi|ow|or|ar|oh|ah|ui|[aeiou])(?:ng|[mnptk])?)$/;

/** Surnames of two syllables, which stand where others have one: Sunwoo, Jegal. */
const LONG_SURNAMES = new Set(KOREAN_SURNAMES.flat().filter((word) => word.length > 4 && !KOREAN_SYLLABLE.test(word)));

export const isSyllable = (word: string): boolean =>
  LONG_SURNAMES.has(word) ||
  KOREAN_SYLLABLE.test(word) ||
  CHINESE_SYLLABLE.test(word) ||
  CANTONESE_SYLLABLE.test(word) ||
  DIALECT_SYLLABLES.has(word);

const SYLLABLES = new RegExp(
  [KOREAN_SYLLABLE, CHINESE_SYLLABLE, CANTONESE_SYLLABLE]
    .map(({ source }) => `^(?:${source.slice(1, -1)}){1,3}$`)
    .join('|'),
);
/** One to three of them written together. */
export const isSyllables = (word: string): boolean => SYLLABLES.test(word);

export const VIETNAMESE_SYLLABLE =
  /^(?:ngh|nh|ng|kh|gh|ph|th|tr|ch|gi|qu|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

export const LONGEST_SYLLABLE = 6;
/** No surname of one syllable has a doubled consonant: "Ppak" is a slip. */
export function undoubled(word: string): string {
  if (word.length > LONGEST_SYLLABLE) return word;
  for (let i = 1; i < word.length; i++)
    if (word[i] === word[i - 1] && !'aeiou'.includes(word.charAt(i))) return word.slice(0, i) + word.slice(i + 1);
  return word;
}
export const isSurname = (word: string): boolean =>
  SURNAME_KEY.has(word) || CHINESE_SURNAMES.has(word) || SURNAME_KEY.has(undoubled(word));

/** Frequent surnames that no given name has for a syllable. */
const ONLY_SURNAMES = new Set(['kim', 'gim', 'lee', 'rhee', 'park', 'pak', 'choi', 'choe', 'wong', 'tsang', 'chow']);
export const isOnlySurname = (word: string): boolean => ONLY_SURNAMES.has(undoubled(word));

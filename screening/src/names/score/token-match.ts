import type { NameToken } from '../normalise/analysed-name.ts';
import { TAMIL } from '../scripts/indic.ts';
import { NAME_TITLES } from '../words/name-words.ts';
import { ORDINARY_WORDS } from '../words/organisation-words.ts';
import { areDifferentPlaces } from '../words/places.ts';
import { matchKnownForm } from './known-form.ts';
import { INITIAL, NO_MATCH, OTHER_NAME, SAME_NUMBER, SAME_SOUND, type TokenMatch, WITH_FULL_STOP } from './matched.ts';
import { matchOrganisationForm } from './organisation-form.ts';
import { areCharacters, matchSpelling } from './spelling.ts';

const equal: TokenMatch = { cost: 0, how: 'equal' };

/** The Arabic article in its spellings, and as it is spoken before the letter that follows (as-Safrani); "son of". */
const SMALL_WORDS = [
  new Set('al el ul ol il as es us ash ar er ur at et an en un az ez uz ad ed ud'.split(' ')),
  new Set('bin ben ibn ebn bn'.split(' ')),
];
const small: TokenMatch = { cost: 0.06, how: 'transliteration' };

/** How one word of a name meets one word of the other. */
export function matchTokens(a: NameToken, b: NameToken, person: boolean): TokenMatch {
  if (a.text === b.text && !areOtherCharacters(a, b)) return equal;
  if (a.number !== undefined || b.number !== undefined) {
    if (isOrdinalOf(a, b) || isOrdinalOf(b, a)) return { cost: SAME_NUMBER, how: 'spelling' };
    if (a.number !== undefined && a.number === b.number) return { cost: SAME_NUMBER, how: 'spelling' };
    return a.number !== undefined && b.number !== undefined && !person ? { cost: 0.55, how: 'spelling' } : NO_MATCH;
  }
  if (person && (a.text.length === 1 || b.text.length === 1)) {
    if (a.loose !== b.loose) return NO_MATCH;
    // The Korean surname O is no initial of Oh.
    if (a.eastAsian !== undefined && a.eastAsian === b.eastAsian) return { cost: SAME_SOUND, how: 'transliteration' };
    if (areTamilInitials(a, b) || areTamilInitials(b, a)) return { cost: SAME_SOUND, how: 'transliteration' };
    const [initial, word] = a.text.length === 1 ? [a.text, b.text] : [b.text, a.text];
    return isInitialOf(initial, word) ? { cost: INITIAL, how: 'initial' } : NO_MATCH;
  }
  if (
    !person &&
    (areDifferentPlaces(a.text, b.text) || areShort(a, b) || areOrdinals(a, b) || areOpposite(a.text, b.text))
  )
    return NO_MATCH;
  if (a.title !== b.title && areOneTitle(a.text, b.text)) return sameTitle;
  // "Abu" and the particles are no names: they meet only each other.
  if (person && a.against < 0.5 !== b.against < 0.5) return NO_MATCH;
  if (person && a.particle && b.particle && SMALL_WORDS.some((one) => one.has(a.text) && one.has(b.text))) return small;
  const spelled = matchSpelling(a, b);
  if (!person && areOrdinary(a.text, b.text)) return { cost: Math.max(spelled.cost, OTHER_NAME), how: 'spelling' };
  // "Ould" is no misspelt "el".
  if (a.particle && spelled.cost >= OTHER_NAME) return NO_MATCH;
  if (spelled.cost <= WITH_FULL_STOP || areCharacters(a, b)) return spelled;
  const known = person ? matchKnownForm(a, b) : matchOrganisationForm(a, b);
  return known && known.cost < spelled.cost ? known : spelled;
}

/** A title here, and perhaps a name there: "Sheik Hasina Wajed" and "Sheikh Hasina". */
const areOneTitle = (a: string, b: string): boolean => NAME_TITLES.has(a) && NAME_TITLES.get(a) === NAME_TITLES.get(b);
const sameTitle: TokenMatch = { cost: 0, how: 'transliteration' };

const areOrdinals = (a: NameToken, b: NameToken): boolean => ORDINAL.test(a.text) && ORDINAL.test(b.text);
/** "Grain" and "Green", but "North" and "Northern" are one word. */
const areOrdinary = (a: string, b: string): boolean =>
  ORDINARY_WORDS.has(a) && ORDINARY_WORDS.has(b) && a.replace(ADJECTIVE_END, '') !== b.replace(ADJECTIVE_END, '');
const ADJECTIVE_END = /(?:er|e)n$/;

const ORDINAL =
  /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth)$/;

/** "Primexport" and "Primimport". */
const areOpposite = (a: string, b: string): boolean =>
  a.endsWith('port') &&
  b.endsWith('port') &&
  ((a.endsWith('export') && b.endsWith('import')) || (a.endsWith('import') && b.endsWith('export')));

/** "26th" and "26", "2nd" and "II" */
const isOrdinalOf = (a: NameToken, b: NameToken): boolean =>
  b.number !== undefined && ORDINAL.test(a.text) && a.text.slice(0, -2) === b.number;

/** 伟 and 薇 sound alike, and are two names. */
const areOtherCharacters = (a: NameToken, b: NameToken): boolean => areCharacters(a, b) && a.source !== b.source;

/** Three letters are an acronym: another letter is another one, unless a scanner read it as a figure. */
const areShort = (a: NameToken, b: NameToken): boolean =>
  a.text.length < 4 &&
  b.text.length < 4 &&
  !/\d/.test(a.text + b.text) &&
  !(a.vowels && a.sound === b.sound) &&
  (a.key !== b.key || a.key.length < 2);

/** By the letter of an initial, how other transliterations of the name begin. */
const INITIALS: Partial<Record<string, RegExp>> = { e: /^ye/, y: /^[ij][aou]/, j: /^y/, v: /^w/, w: /^v/ };

/** "E." for Yevgeny, "Yu." for Iurii and "W." for Vasily. */
function isInitialOf(initial: string, word: string): boolean {
  return word.startsWith(initial) || INITIALS[initial]?.test(word) === true;
}

/** "டி." is T. and D. */
const TAMIL_INITIALS: Partial<Record<string, string>> = { k: 'g', t: 'd', p: 'b', s: 'c' };

function areTamilInitials(tamil: NameToken, other: NameToken): boolean {
  return tamil.script === 'Indic' && TAMIL_INITIALS[tamil.text] === other.text && TAMIL.test(tamil.source);
}

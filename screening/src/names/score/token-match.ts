import { editDistance } from '../edit-distance.ts';
import type { NameToken } from '../normalise/analysed-name.ts';
import { areOtherPinyin, areOtherSyllables, areSameSyllable } from '../normalise/east-asian.ts';
import { bareText } from '../normalise/sound.ts';
import { isSyllabic } from '../scripts/script.ts';
import { areDifferentNames, givenNameOf, isFeminineOf, isFormOf } from '../words/given-names.ts';
import { fatherOf } from '../words/name-words.ts';
import { isNickname } from '../words/nicknames.ts';
import { areDifferentPlaces, areSamePlace } from '../words/places.ts';
import { isDerivedFrom } from '../words/surnames.ts';
import { looksScanned, unscan } from './scanner-slips.ts';
import { weightedDistance } from './token-distance.ts';

export type MatchedHow = 'equal' | 'spelling' | 'transliteration' | 'nickname' | 'initial';

export interface TokenMatch {
  /** The longer word is "servant of" the shorter one: the part that was left out still counts as a word. */
  partial?: boolean;
  /** 0 is equal; .84 is as much difference as a whole name may have and still pass. */
  cost: number;
  how: MatchedHow;
}

/** Costs above this are no match: the two words contradict each other. */
export const MATCH_LIMIT = 1.15;
/** A whole name passes with about this many wrong letters, however long its words are ... */
const EDITS_ALLOWED = 2.3;
/** ... and no word with more than this share of its letters. */
const SHARE_ALLOWED = 0.44;
/** A word of three letters has no room for a wrong consonant: Lau is not Lam. */
const SHORT_SHARE_ALLOWED = 0.37;
/** Given names of East Asia are put together from few syllables: another syllable is another person. */
const SYLLABLE_EDITS_ALLOWED = 1.5;
/** Without vowels, letters are few: the same two limits over consonants. */
const LOOSE_EDITS_ALLOWED = 1.6;
const LOOSE_SHARE_ALLOWED = 0.45;
const LOOSE_BASE = 0.08;
const LOOSE_SHORT = 0.3;

const FIRST_LETTER = 0.15;
/** More than this share of plain wrong letters is never forgiven. */
const HOPELESS = 0.6;
const SAME_CONSONANTS = 0.75;
const VOWELS_LEFT_OUT = 0.22;
/** The first slip costs less than the second. */
const CONVEX = 1.3;
const SAME_SOUND = 0.12;
const SAME_SYLLABLES = 0.15;
/** Two spellings known to be of one name, however unlike: Serhii and Sjarhej. */
const SAME_NAME = 0.35;
const NICKNAME = 0.45;
const INITIAL = 0.35;
const ABBREVIATION = 0.5;
const WITH_FULL_STOP = 0.25;
const CONTRACTED = 0.3;
const WITHOUT_SERVANT_OF = 0.35;
const OTHER_CHARACTER = 1.1;
/** Syllables that no two romanisations of one name share, however alike they look: Jong Hun and Jong Un. */
const OTHER_KEY = 0.5;
/** Our own romanisation of Han and Hangul is regular: a difference there is a difference in the name. */
const OTHER_SYLLABLES = 1.3;

/** One known name for another: more than a slip, unless the rest of the person agrees. */
export const OTHER_NAME = 0.95;

const equal: TokenMatch = { cost: 0, how: 'equal' };
export const NO_MATCH: TokenMatch = { cost: 9, how: 'spelling' };

/** How one word of a name meets one word of the other. */
export function matchTokens(a: NameToken, b: NameToken, person: boolean): TokenMatch {
  if (a.text === b.text) return equal;
  if (a.number !== undefined || b.number !== undefined) {
    if (a.number !== undefined && a.number === b.number) return { cost: 0.02, how: 'spelling' };
    return a.number !== undefined && b.number !== undefined && !person ? { cost: 0.55, how: 'spelling' } : NO_MATCH;
  }
  if (person && (a.text.length === 1 || b.text.length === 1)) {
    if (a.loose !== b.loose) return NO_MATCH;
    const [initial, word] = a.text.length === 1 ? [a.text, b.text] : [b.text, a.text];
    return isInitialOf(initial, word) ? { cost: INITIAL, how: 'initial' } : NO_MATCH;
  }
  if (!person && (areDifferentPlaces(a.text, b.text) || areShort(a, b))) return NO_MATCH;
  // "Abu" and the particles are no names: they meet only each other.
  if (person && a.against < 0.5 !== b.against < 0.5) return NO_MATCH;
  const spelled = matchSpelling(a, b);
  if (spelled.cost <= WITH_FULL_STOP) return spelled;
  const known = person ? matchKnownForm(a, b) : matchWords(a, b);
  return known && known.cost < spelled.cost ? known : spelled;
}

/** Three letters are an acronym: another letter is another one, unless a scanner read it as a figure. */
const areShort = (a: NameToken, b: NameToken): boolean =>
  a.text.length < 4 && b.text.length < 4 && !/\d/.test(a.text + b.text) && (a.key !== b.key || a.key.length < 2);

/** How else transliterations begin what one letter stands for. */
const INITIALS: Partial<Record<string, RegExp>> = { e: /^ye/, y: /^[ij][aou]/, j: /^y/, v: /^w/, w: /^v/ };

/** "E." for Yevgeny, "Yu." for Iurii and "W." for Vasily. */
function isInitialOf(initial: string, word: string): boolean {
  return word.startsWith(initial) || INITIALS[initial]?.test(word) === true;
}

/** "Vlad.", and "Hdez." for Hernández. */
function matchShortened(a: NameToken, b: NameToken): TokenMatch | undefined {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (!short.abbreviated) return undefined;
  if (long.text.startsWith(short.text)) return { cost: WITH_FULL_STOP, how: 'spelling' };
  return isContractionOf(short.text, long.text) ? { cost: CONTRACTED, how: 'spelling' } : undefined;
}

/** First and last letter, and between them some of the others in their order. */
function isContractionOf(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function matchWords(a: NameToken, b: NameToken): TokenMatch | undefined {
  if (areSamePlace(a.text, b.text)) return { cost: SAME_SOUND, how: 'spelling' };
  return matchShortened(a, b) ?? matchInflected(a, b);
}

const ENGLISH_ENDS = new Set(['s', 'es', 'al', 'ary']);
/** What one activity is called by: "Refining" and "Refinery", but the Constructors are not the Construction. */
const ACTIVITY_ENDS = new Set(['e', 'ery', 'ing', 'ment']);
const SHORTEST_STEM = 5;
const DERIVED = 0.35;

/** "Revolution Guard" and "Revolutionary Guards": the words of an organisation's name are words of a language. */
function matchInflected(a: NameToken, b: NameToken): TokenMatch | undefined {
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  const inflected = short.length > 3 && long.startsWith(short) && ENGLISH_ENDS.has(long.slice(short.length));
  if (inflected) return { cost: SAME_SOUND, how: 'spelling' };
  let stem = 0;
  while (stem < short.length && short[stem] === long[stem]) stem += 1;
  const derived = stem >= SHORTEST_STEM && ACTIVITY_ENDS.has(short.slice(stem)) && ACTIVITY_ENDS.has(long.slice(stem));
  return derived ? { cost: DERIVED, how: 'spelling' } : undefined;
}

/** "Heydar oglu" and "Geydarovich": two languages' ways to name a father. */
function haveSameFather(a: NameToken, b: NameToken): boolean {
  const [here, there] = [fatherOf(a.text), fatherOf(b.text)];
  // Where both names are made in one way, their letters tell.
  if (!a.patronymic || !b.patronymic || (here === undefined) === (there === undefined)) return false;
  const [father, other] = [here ?? a.text, there ?? b.text];
  const [known, knownToo] = [givenNameOf(father), givenNameOf(other)];
  return known === undefined || knownToo === undefined ? editDistance(father, other) < 2 : known === knownToo;
}

function matchKnownForm(a: NameToken, b: NameToken): TokenMatch | undefined {
  if (haveSameFather(a, b)) return { cost: SAME_NAME, how: 'transliteration' };
  const shortened = matchShortened(a, b);
  if (shortened) return shortened;
  if (a.givenName !== undefined && b.givenName !== undefined) {
    if (a.givenName === b.givenName) return { cost: SAME_NAME, how: 'transliteration' };
    if (isFormOf(a.givenName, b.givenName)) return { cost: NICKNAME, how: 'nickname' };
  } else if ((a.text.length < 3 || b.text.length < 3) && isNickname(a.text, b.text)) {
    return { cost: NICKNAME, how: 'nickname' };
  }
  if (a.surname !== undefined && a.surname === b.surname) return { cost: SAME_NAME, how: 'transliteration' };
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (isHalfOf(short.text, long.text)) return { cost: WITHOUT_SERVANT_OF, how: 'spelling', partial: true };
  // "Moh" or "Alej": at least three letters of a known given name, clearly cut off, and no name of its own.
  const cutOff = short.givenName === undefined && short.eastAsian === undefined && short.text.length >= 3;
  const given = long.givenName !== undefined && !long.patronymic && long.text.length >= short.text.length + 3;
  if (cutOff && given && long.text.startsWith(short.text)) return { cost: ABBREVIATION, how: 'spelling' };
  return undefined;
}

/** "Rahman" of "Abdul Rahman", "Kamal" of "Kamal al-Din", "Najib" of "Najibullah". */
function isHalfOf(half: string, compound: string): boolean {
  if (compound.length !== half.length + 5) return false;
  if (compound.startsWith('abdul')) return compound.endsWith(half);
  return half.length > 3 && (compound.endsWith('uddin') || compound.endsWith('ullah')) && compound.startsWith(half);
}

/** Both written in characters that stand for syllables: another character is another name, however alike they sound. */
function matchCharacters(a: NameToken, b: NameToken): TokenMatch {
  const left = Array.from(a.source);
  const right = Array.from(b.source);
  if (a.sound === b.sound) return { cost: SAME_SOUND, how: 'spelling' };
  if (left.length !== right.length) return NO_MATCH;
  const different = left.filter((character, index) => character !== right[index]).length;
  return { cost: different * OTHER_CHARACTER, how: 'spelling' };
}

function haveSameSyllables(a: NameToken, b: NameToken): boolean {
  if (a.script !== b.script) return a.eastAsian === b.eastAsian || areSameSyllable(a.text, b.text);
  return a.eastAsian === b.eastAsian && !areOtherPinyin(a.text, b.text);
}

function matchSpelling(a: NameToken, b: NameToken): TokenMatch {
  if (a.script === b.script && isSyllabic(a.script)) return matchCharacters(a, b);
  const syllables = a.eastAsian !== undefined && b.eastAsian !== undefined;
  if (syllables && haveSameSyllables(a, b)) {
    return { cost: SAME_SYLLABLES, how: 'transliteration' };
  }
  if (a.loose !== b.loose) return matchLoose(a, b);
  if (a.sound === b.sound && !syllables) return { cost: SAME_SOUND, how: 'spelling' };
  if (isVowelless(a, b)) {
    const bare = bareText(a.text);
    if (bare === bareText(b.text) || (a.key === b.key && a.key.length > 2)) {
      return { cost: bare.length > 2 ? VOWELS_LEFT_OUT : 2 * VOWELS_LEFT_OUT, how: 'spelling' };
    }
  }
  const longest = Math.max(a.text.length, b.text.length);
  if (Math.min(a.text.length, b.text.length) * 2 < longest) return NO_MATCH;
  if (editDistance(a.sound, b.sound) > HOPELESS * longest && !areExchanged(a.text, b.text)) return NO_MATCH;
  const allowed = lettersAllowed(a, b);
  const sameKey = a.key === b.key && a.key.length > 2;
  // Nothing beyond this can be a match.
  const limit = (allowed * MATCH_LIMIT) / (sameKey ? SAME_CONSONANTS : 1);
  let distance = weightedDistance(a.sound, b.sound, false, limit) + 0.1;
  if (distance > limit + 0.6) return NO_MATCH;
  if (distance > 0.3) distance = Math.min(distance, weightedDistance(a.text, b.text, false, limit));
  if (distance > 0.5 && (looksScanned(a.text) || looksScanned(b.text))) {
    distance = Math.min(distance, 0.4 + weightedDistance(unscan(a.text), unscan(b.text), false, limit));
  }
  let cost = (distance / allowed) ** CONVEX;
  if (a.sound[0] !== b.sound[0] && !beginExchanged(a.text, b.text)) cost += FIRST_LETTER;
  if (syllables && a.script !== b.script) cost *= OTHER_SYLLABLES;
  if (sameKey) cost *= SAME_CONSONANTS;
  if (cost < OTHER_NAME && ((syllables && areOtherSyllables(a.text, b.text)) || isOtherName(a, b)))
    return { cost: OTHER_NAME, how: 'spelling' };
  return {
    cost: Math.max(cost, syllables ? OTHER_KEY : SAME_SOUND * 0.5),
    how: sameKey && cost < 0.6 ? 'transliteration' : 'spelling',
  };
}

/** "Kmi" and "Kim": the edit distance counts two neighbours exchanged as two wrong letters of three. */
function areExchanged(a: string, b: string): boolean {
  if (a.length !== 3 || b.length !== 3) return false;
  return a[0] === b[0] ? a[1] === b[2] && a[2] === b[1] : a[2] === b[2] && a[0] === b[1] && a[1] === b[0];
}

/** "Amrtin" and "Martin": both letters are there; in a word of three it may be another name, as Amy and May. */
const beginExchanged = (a: string, b: string): boolean => a.length > 3 && a[0] === b[1] && a[1] === b[0];

function lettersAllowed(a: NameToken, b: NameToken): number {
  const longest = Math.max(a.length, b.length);
  const syllables = a.eastAsian !== undefined && b.eastAsian !== undefined;
  const edits = syllables ? SYLLABLE_EDITS_ALLOWED : EDITS_ALLOWED;
  return Math.min(edits, (longest < 4 ? SHORT_SHARE_ALLOWED : SHARE_ALLOWED) * longest);
}

const SURNAME_OF_STEM = /[oe](?:va?|ff?|w)$/;

function isOtherName(a: NameToken, b: NameToken): boolean {
  if (a.givenName !== undefined && b.givenName !== undefined) return areDifferentNames(a.givenName, b.givenName);
  if (a.givenName !== undefined && isFeminineOf(a.text, b.text)) return true;
  if (b.givenName !== undefined && isFeminineOf(b.text, a.text)) return true;
  // Yıldız is not a slip of the pen for Yılmaz, nor Dumont for Dupont.
  if (a.surname !== undefined && b.surname !== undefined && a.surname !== b.surname) return true;
  if (isDerivedFrom(a.text, b.text) || isDerivedFrom(b.text, a.text)) return true;
  // "Petrov" is a surname, "Petrovich" the son of a Peter.
  if (a.patronymic !== b.patronymic && SURNAME_OF_STEM.test((a.patronymic ? b : a).text)) return true;
  return (
    (a.surnameOf !== undefined && a.surnameOf === b.givenName) ||
    (b.surnameOf !== undefined && b.surnameOf === a.givenName)
  );
}

function consonantsIn(sound: string): number {
  let count = 0;
  for (let i = 0; i < sound.length; i++) if (!'aeiouy'.includes(sound.charAt(i))) count += 1;
  return count;
}

/** One word comes from a script that leaves sounds out: the consonants decide. */
export function matchLoose(a: Pick<NameToken, 'sound' | 'key'>, b: Pick<NameToken, 'sound' | 'key'>): TokenMatch {
  const consonants = Math.max(consonantsIn(a.sound), consonantsIn(b.sound));
  if (Math.abs(a.key.length - b.key.length) > 2) return NO_MATCH;
  const distance = weightedDistance(a.sound, b.sound, true);
  let cost = LOOSE_BASE + Math.max(distance / LOOSE_EDITS_ALLOWED, distance / (LOOSE_SHARE_ALLOWED * consonants));
  if (consonants < 3) cost += LOOSE_SHORT;
  return { cost, how: 'transliteration' };
}

/** "Mhmmd": somebody left the vowels out, but for a first one. */
function isVowelless(a: NameToken, b: NameToken): boolean {
  return a.text.length > 1 && b.text.length > 1 && a.vowels !== b.vowels;
}

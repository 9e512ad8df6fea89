import { editDistance } from '../edit-distance.ts';
import type { NameToken } from '../normalise/analysed-name.ts';
import { areOtherPinyin, areOtherSyllables, areSameSyllable, surnameKey } from '../normalise/east-asian-key.ts';
import { bareText, consonantKey, soundAndKey } from '../normalise/sound.ts';
import { inOneForm } from '../scripts/characters.ts';
import { endsWithWrittenVowel } from '../scripts/indic.ts';
import type { Script } from '../scripts/script.ts';
import { EDITS_ALLOWED, MATCH_LIMIT, NO_MATCH, OTHER_NAME, SAME_SOUND, type TokenMatch } from './matched.ts';
import { isOtherName } from './other-name.ts';
import { looksScanned, unscan } from './scanner-slips.ts';
import { KHMER, type Letters, LOOSE, STRICT, TAMIL, TRANSCRIBED, weightedDistance } from './token-distance.ts';

/** No word passes with more than this share of its letters wrong. */
const SHARE_ALLOWED = 0.44;
/** A word of three letters has no room for a wrong consonant: Lau is not Lam. */
const SHORT_SHARE_ALLOWED = 0.37;
/** Given names of East Asia are put together from few syllables: another syllable is another person. */
const SYLLABLE_EDITS_ALLOWED = 1.5;
/** Without vowels, letters are few: the same two limits over consonants. */
const LOOSE_EDITS_ALLOWED = 1.6;
const LOOSE_SHARE_ALLOWED = 0.45;
const KHMER_EDITS_ALLOWED = 1.3;
const KHMER_SHARE_ALLOWED = 0.26;
/** Sothea and Sothy. */
const KHMER_END = 0.4;
const LOOSE_BASE = 0.08;
/** Few consonants say little; beside long vowels they say more. */
const FEW_CONSONANTS = 0.3;
const FEW_CONSONANTS_OF_MANY = 0.15;
const MANY_LETTERS = 4;
const OTHER_EDGE = 0.7;

const FIRST_LETTER = 0.15;
/** More than this share of plain wrong letters is never forgiven. */
const HOPELESS = 0.6;
const SAME_CONSONANTS = 0.75;
const VOWELS_LEFT_OUT = 0.22;
/** The first slip costs less than the second. */
const CONVEX = 1.3;
const SAME_SYLLABLES = 0.15;
const OTHER_CHARACTER = 1.1;
/** A keyboard offers every character that sounds like the one meant: one may be a slip, two are another person. */
const SOUNDS_ALIKE = 0.55;
/** Syllables that no two romanisations of one name share, however alike they look: Jong Hun and Jong Un. */
const OTHER_KEY = 0.5;
/** Our own romanisation of Han and Hangul is regular: a difference there is a difference in the name. */
const OTHER_SYLLABLES = 1.3;

const HAN = /^\p{Script=Han}+$/u;

/** Both written in Han or Hangul, however they are read. */
export function areCharacters(a: NameToken, b: NameToken): boolean {
  if (a.script !== b.script || a.script === 'Latin') return false;
  if (a.script === 'Han') return true;
  if (a.script === 'Transcribed') return false;
  const inHan = HAN.test(a.source);
  return inHan === HAN.test(b.source) && (inHan || a.script === 'Hangul');
}

/** Both written in characters that stand for syllables or words: another character is another name, however they sound. */
function matchCharacters(a: NameToken, b: NameToken): TokenMatch {
  const left = Array.from(inOneForm(a.source));
  const right = Array.from(inOneForm(b.source));
  if (left.length !== right.length) return NO_MATCH;
  const different = left.filter((character, index) => character !== right[index]).length;
  if (different === 0) return { cost: SAME_SOUND, how: 'spelling' };
  return { cost: different * (a.sound === b.sound ? SOUNDS_ALIKE : OTHER_CHARACTER), how: 'spelling' };
}

function haveSameSyllables(a: NameToken, b: NameToken): boolean {
  if (a.script !== b.script)
    return a.eastAsian === b.eastAsian || areSameSyllable(a.text, b.text) || isSurnameOf(a, b) || isSurnameOf(b, a);
  return a.eastAsian === b.eastAsian && !areOtherPinyin(a.text, b.text);
}

/** "Hur Jun" may be a Jun as well; 허준 can only be a Hur. */
const isSurnameOf = ({ text }: NameToken, { eastAsian }: NameToken): boolean => surnameKey(text, '') === eastAsian;

/** How alike two words are written. */
export function matchSpelling(a: NameToken, b: NameToken): TokenMatch {
  if (areCharacters(a, b)) return matchCharacters(a, b);
  const syllables = a.eastAsian !== undefined && b.eastAsian !== undefined;
  if (syllables && haveSameSyllables(a, b)) return { cost: SAME_SYLLABLES, how: 'transliteration' };
  const match = matchSounds(a, b, syllables);
  const edges = otherEdges(a, b);
  return edges === 0 ? match : { ...match, cost: match.cost + OTHER_EDGE * edges };
}

function matchSounds(a: NameToken, b: NameToken, syllables: boolean): TokenMatch {
  if (a.loose !== b.loose) return matchLoose(a, b);
  if (a.sound === b.sound && !syllables) return { cost: SAME_SOUND, how: 'spelling' };
  return matchVowelless(a, b) ?? matchLetters(a, b, syllables);
}

/** "Mhmmd": somebody left the vowels out, but for a first one. */
function matchVowelless(a: NameToken, b: NameToken): TokenMatch | undefined {
  if (a.vowels === b.vowels || a.text.length < 2 || b.text.length < 2) return undefined;
  const bare = bareText(a.text);
  if (bare !== bareText(b.text) && !haveSameKey(a, b)) return undefined;
  return { cost: bare.length > 2 ? VOWELS_LEFT_OUT : 2 * VOWELS_LEFT_OUT, how: 'spelling' };
}

/** By the letters that differ. */
function matchLetters(a: NameToken, b: NameToken, syllables: boolean): TokenMatch {
  if (isHopeless(a, b)) return NO_MATCH;
  const allowed = lettersAllowed(a, b, syllables);
  const sameKey = haveSameKey(a, b);
  // A larger distance cannot be a match, whatever makes it cheaper below.
  const limit = (allowed * MATCH_LIMIT) / (sameKey ? SAME_CONSONANTS : 1);
  const heard = weightedDistance(a.sound, b.sound, STRICT, limit) + 0.1;
  if (heard > limit + 0.6) return NO_MATCH;
  let cost = (nearestReading(a.text, b.text, heard, limit) / allowed) ** CONVEX;
  if (a.sound[0] !== b.sound[0] && !beginExchanged(a.text, b.text)) cost += FIRST_LETTER;
  if (syllables && a.script !== b.script) cost *= OTHER_SYLLABLES;
  if (sameKey) cost *= SAME_CONSONANTS;
  if (cost < OTHER_NAME && ((syllables && areOtherSyllables(a, b)) || isOtherName(a, b))) {
    return { cost: OTHER_NAME, how: 'spelling' };
  }
  return {
    cost: Math.max(cost, syllables ? OTHER_KEY : SAME_SOUND * 0.5),
    how: sameKey && cost < 0.6 ? 'transliteration' : 'spelling',
  };
}

const haveSameKey = (a: NameToken, b: NameToken): boolean => a.key === b.key && a.key.length > 2;

function isHopeless(a: NameToken, b: NameToken): boolean {
  const longest = Math.max(a.text.length, b.text.length);
  if (Math.min(a.text.length, b.text.length) * 2 < longest) return true;
  return editDistance(a.sound, b.sound) > HOPELESS * longest && !areExchanged(a.text, b.text);
}

/** The least distance between two words: as they are heard, as they are written, or as a scanner or an ear took them. */
function nearestReading(a: string, b: string, heard: number, limit: number): number {
  let distance = heard;
  if (distance > 0.3) distance = Math.min(distance, weightedDistance(a, b, STRICT, limit));
  if (distance > 0.5 && (looksScanned(a) || looksScanned(b))) {
    distance = Math.min(distance, 0.4 + weightedDistance(unscan(a), unscan(b), STRICT, limit));
  }
  if (distance > 0.5 && (a.includes('aw') || b.includes('aw'))) {
    distance = Math.min(distance, 0.4 + weightedDistance(oneVowel(a), oneVowel(b), STRICT, limit));
  }
  return distance;
}

/** Arabic "aw", which is an o to many: Fawzi and Fouzi, Kawtharani and Kotharani. */
const DIPHTHONG = /aw(?=[^aeiouy])/;
const oneVowel = (text: string): string => soundAndKey(text.replace(DIPHTHONG, 'ou'), false).sound;

/** "Kmi" and "Kim", "Diza" and "Diaz": by their sounds, most letters of so short a word seem to be wrong. */
function areExchanged(a: string, b: string): boolean {
  if (a.length < 3 || a.length > 4 || a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** "Amrtin" and "Martin": both letters are there; in a word of three it may be another name, as Amy and May. */
const beginExchanged = (a: string, b: string): boolean => a.length > 3 && a[0] === b[1] && a[1] === b[0];

function lettersAllowed(a: NameToken, b: NameToken, syllables: boolean): number {
  const longest = Math.max(a.length, b.length);
  const edits = syllables ? SYLLABLE_EDITS_ALLOWED : EDITS_ALLOWED;
  return Math.min(edits, (longest < 4 ? SHORT_SHARE_ALLOWED : SHARE_ALLOWED) * longest);
}

const VOWELS = new Set(Array.from('aeiouy', (vowel) => vowel.charCodeAt(0)));

/** The y of "Yazdi" is one, that of "Nayef" is none. */
function consonantsIn(sound: string): number {
  let count = sound.startsWith('y') ? 1 : 0;
  for (let i = 0; i < sound.length; i++) if (!VOWELS.has(sound.charCodeAt(i))) count += 1;
  return count;
}

export type Heard = Pick<NameToken, 'sound' | 'key' | 'script' | 'loose'>;

/** One word comes from a script that leaves sounds out: the consonants decide. */
export function matchLoose(one: Heard, other: Heard): TokenMatch {
  const a = heardIn(one, other.script);
  const b = heardIn(other, one.script);
  if (one.script === 'Khmer' || other.script === 'Khmer') return matchKhmer(a.sound, b.sound);
  if (Math.abs(a.key.length - b.key.length) > 2) return NO_MATCH;
  // "Aya" has none.
  const consonants = Math.max(1, consonantsIn(a.sound), consonantsIn(b.sound));
  const allowed = Math.min(LOOSE_EDITS_ALLOWED, LOOSE_SHARE_ALLOWED * consonants);
  const letterCosts = costsOf(one.loose ? one : other);
  let cost = LOOSE_BASE + weightedDistance(a.sound, b.sound, letterCosts, allowed * MATCH_LIMIT) / allowed;
  const letters = Math.min(a.sound.length, b.sound.length);
  if (consonants < 3) cost += letters < MANY_LETTERS ? FEW_CONSONANTS : FEW_CONSONANTS_OF_MANY;
  return { cost, how: 'transliteration' };
}

/** Of the scripts of India, only Tamil is loose. */
function costsOf({ script }: Heard): Letters {
  if (script === 'Indic') return TAMIL;
  return script === 'Transcribed' || script === 'Kana' ? TRANSCRIBED : LOOSE;
}

/** Words are short, and another vowel is another word. */
function matchKhmer(a: string, b: string): TokenMatch {
  const distance = weightedDistance(a, b, KHMER);
  const share = KHMER_SHARE_ALLOWED * Math.max(a.length, b.length);
  const end = (a.endsWith('a') && b.endsWith('i')) || (a.endsWith('i') && b.endsWith('a')) ? KHMER_END : 0;
  return { cost: LOOSE_BASE + end + distance / Math.min(KHMER_EDITS_ALLOWED, share), how: 'transliteration' };
}

/** Abjads leave out vowels inside a word, not at its edges: خالد is Khalid, not Khalida, and شريفي no Ashrafi. */
function otherEdges(a: NameToken, b: NameToken): number {
  if (a.script === b.script) return 0;
  const [own, other] = WRITTEN_EDGES.has(a.script) ? [a, b] : [b, a];
  if (own.script === 'Indic') return Number(endsOtherwiseInIndia(own, other));
  // Words that are known are compared with all their vowels.
  if (!own.loose || !WRITTEN_EDGES.has(own.script)) return 0;
  return Number(beginsOtherwise(own, other)) + Number(endsOtherwise(own, other));
}

const WRITTEN_EDGES = new Set<Script>(['Arabic', 'Hebrew', 'Indic']);

/** चेतना is Chetana, not Chetan; शत्रुघ्न may be Shatrughna or Shatrughan. */
function endsOtherwiseInIndia({ source, text }: NameToken, { text: other }: NameToken): boolean {
  if (/[iouy]$/.test(text) || endsWithWrittenVowel(source)) return !/[aeiouyh]$/.test(other);
  return /[iouy]$/.test(other);
}

function endsOtherwise({ text, sound }: NameToken, { sound: other }: NameToken): boolean {
  // Many leave out the h that "Salih" ends with. As French writes it, "Slimane" ends with a consonant.
  if (/[aeiou]$/.test(sound) || /[^cdgkstz]h$/.test(text)) return !/[aeiou]$/.test(other);
  return /[aiou]$/.test(other);
}

function beginsOtherwise({ sound }: NameToken, { text, sound: other }: NameToken): boolean {
  // Two consonants get a vowel before them: استانکزی is Stanikzai. "Wali" and "Ouali", "Yasin" and "Iassin" begin alike.
  if (/^[aeo]/.test(sound)) return /^[^aeiouvy][aeiouy]/.test(other);
  // The e of "Essaadi" is of its article.
  return /^[^aeiouvy]/.test(sound) && /^[aeo]/.test(other) && !/^[ae](.)\1/.test(text);
}

interface Unheard {
  signs: RegExp;
  heard: (letters: string) => string;
}

/** An l is an r, as in アリ, and an r that no vowel follows is hardly heard, as in 默克尔. */
const HEARD_IN_EAST_ASIA: Unheard = {
  signs: /[lr]|eau/,
  heard: (letters) =>
    letters
      .replace(/r(?![aeiouy])/g, 'R')
      .replaceAll('l', 'r')
      .replaceAll('eau', 'o'),
};

/** What a script cannot write, and what only Latin letters have. */
const UNHEARD: Partial<Record<Script, Unheard>> = {
  Kana: HEARD_IN_EAST_ASIA,
  Transcribed: HEARD_IN_EAST_ASIA,
  // "Charn" and "Korn": the r makes the vowel long. "Shinawatra": it is not spoken.
  Thai: { signs: /r/, heard: (letters) => letters.replace(/(?<=[td])ra?$|(?<=[ao])r(?![aeiouy])/g, '') },
  // "Sar" and "Hor" end with a vowel; "Rainsy" and "Taing" are spelt as in French.
  Khmer: {
    signs: /[aeo]r(?![aeiouy])|ain/,
    heard: (letters) => letters.replace(/(?<=[aeo])r(?![aeiouy])|(?<=a)i(?=n)/g, ''),
  },
  // "Xay" is Say.
  Lao: { signs: /ks/, heard: (letters) => letters.replaceAll('ks', 's') },
};

function heardIn(word: Heard, other: Script): Heard {
  const unheard = UNHEARD[other];
  if (!unheard?.signs.test(word.sound)) return word;
  const sound = unheard.heard(word.sound);
  return { sound, key: consonantKey(sound), script: word.script, loose: word.loose };
}

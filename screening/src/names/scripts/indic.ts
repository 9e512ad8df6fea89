import anyAscii from 'any-ascii';
import { wordPairs } from '../table-rows.ts';

/** A letter of an Indian script is a consonant with an "a", until a sign behind it says otherwise. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/;
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/;
const NASAL =
  /[\u0900-\u0902\u0980-\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u0b01\u0b02\u0b82\u0c00-\u0c02\u0c81\u0c82\u0d02\u0d82]/;
/** The next consonant is a double one. */
const ADDAK = '\u0a71';
/** One letter for k and g, t and d, p and b. */
export const TAMIL = /\p{Script=Tamil}/u;
/** Behind a vowel a breath, which names do not write, and the mark of an abbreviation. */
const VISARGA = /[\u0903\u0983\u0a83\u0b03\u0c03\u0c83\u0d03\u0d83]/g;

type Places = readonly [from: number, to: number];

/** All these scripts but that of Sinhala have their letters at the same places. */
function standsWithin(letter: string, [from, to]: Places, inSinhala: Places): boolean {
  const point = letter.codePointAt(0) ?? 0;
  if (point >= 0xd80) return point >= inSinhala[0] && point <= inSinhala[1];
  const place = point & 0x7f;
  return place >= from && place <= to;
}

const isVowel = (letter: string): boolean => standsWithin(letter, [0x05, 0x14], [0xd85, 0xd96]);
const isConsonant = (letter: string): boolean =>
  standsWithin(letter, [0x15, 0x39], [0xd9a, 0xdc6]) || ASSAMESE_AND_ODIA.test(letter);

const ASSAMESE_AND_ODIA = /[\u09f0\u09f1\u0b71]/;

const SIBILANT = /[शषশষશષஶஷశషಶಷശഷශෂଶଷ]/;
const PALATAL = /[चচਚચచಚചචଚ]/;
/** With a dot below them they are other sounds. */
const DOTTED: Record<string, string> = { k: 'q', j: 'z', ph: 'f', d: 'r', dh: 'rh', s: 'sh' };

const plainOf = (letter: string): string =>
  anyAscii(letter)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** `joined`: another consonant stands before it, and no vowel between them. */
function soundOf(letter: string, joined: boolean, sign: string): string {
  const plain = plainOf(letter).replace(/(?<=.)a$/, '');
  if (NUKTA.test(sign)) return DOTTED[plain] ?? plain;
  if (SIBILANT.test(letter)) return 'sh';
  if (PALATAL.test(letter)) return 'ch';
  // Tamil has one letter for s and ch.
  if (letter === 'ச') return joined || VIRAMA.test(sign) ? 'ch' : 's';
  if (letter === 'ழ') return 'zh';
  // Bengali: "Jamini", but "Bandyopadhyay"; "Barun", but "Biswas".
  if (letter === 'য') return joined ? 'y' : 'j';
  return letter === 'ব' && joined ? 'w' : plain;
}

/** Hindi and its neighbours write an "a" that nobody speaks, at the end of a word and between two syllables (Kuldip). */
const UNSPOKEN = /^[\u0900-\u0b7f]/;
/** Behind two consonants it is spoken (Chandra, Krishna), unless these are a nasal and another, or one doubled (Govind, Bhatt). */
const SPOKEN_END = /(?:[^aeiouə][rynmvlw]|n[dt]r)ə$/;
const DOUBLED_END = /(.)\1h?ə$/;
const BETWEEN = /(?<=[aeiouə][^aeiouə]h?)ə(?=[^aeiouə]h?[aeiou])/g;

function asSpoken(text: string): string {
  const isSpoken = text.length < 4 || (SPOKEN_END.test(text) && !DOUBLED_END.test(text));
  return (isSpoken ? text : text.replace(/ə$/, '')).replace(BETWEEN, '');
}

/** "Pragya", "Lakshmi", "Vetri", "Anton", "Rajendran", "Wickremesinghe": letters that are spoken as others. */
const respelled = (word: string): string =>
  word
    .replaceAll('ज्ञ', 'ग्य')
    .replaceAll('জ্ঞ', 'গ্য')
    .replaceAll('જ્ઞ', 'ગ્ય')
    .replaceAll('ட்ச', 'க்ஷ')
    // Of Devanagari, since Tamil has no f.
    .replaceAll('ஃப', 'फ़')
    .replaceAll('ற்ற', 'ட்ர')
    .replaceAll('ன்ற', 'ன்ட்ர')
    .replaceAll('ன்ர', 'ன்ட')
    .replace(/^இர(?![ிு])/u, 'ர')
    .replaceAll('සිංහ', 'සිංගෙ');

/** The "a" that comes with a consonant by itself. */
const OWN = 'ə';

export function romaniseIndic(word: string): string {
  const letters = Array.from(respelled(word.normalize('NFC').replace(VISARGA, '')));
  const sounds: string[] = [];
  let joined = false;
  let doubled = false;
  letters.forEach((letter, at) => {
    if (NUKTA.test(letter)) return;
    if (letter === ADDAK) {
      doubled = true;
      return;
    }
    if (isConsonant(letter)) {
      const sound = soundOf(letter, joined, letters[at + 1] ?? '');
      if (doubled) sounds.push(sound.charAt(0));
      sounds.push(sound, OWN);
    } else if (NASAL.test(letter)) {
      sounds.push(at === letters.length - 1 ? 'm' : 'n');
    } else {
      // The sign of a vowel, or of none, takes its place.
      if (sounds.at(-1) === OWN && /\p{M}/u.test(letter)) sounds.pop();
      sounds.push(plainOf(letter));
    }
    joined = VIRAMA.test(letter);
    doubled = false;
  });
  const text = sounds.join('');
  const spoken = (UNSPOKEN.test(word) ? asSpoken(text) : text).replaceAll(OWN, 'a');
  return TAMIL.test(word) ? inTamil(spoken) : spoken.replace(/n(?=[pbm])/g, 'm');
}

/** No b and d ("Abdul"), an n before a p ("Anbu"), and an l for the zh of "Kanimozhi" ("Tamil"). */
const inTamil = (spoken: string): string => spoken.replace(/^apt(?=[aou])/, 'abd').replace(/(?<=i)zh/g, 'l');

/** The vowel at the end is written; one that comes with a consonant may be spoken or not. */
export function endsWithWrittenVowel(word: string): boolean {
  const last = word.normalize('NFC').at(-1) ?? '';
  if (/\p{L}/u.test(last)) return isVowel(last);
  return /\p{M}/u.test(last) && ![VIRAMA, NUKTA, NASAL].some((sign) => sign.test(last));
}

const LETTER_NAMES = new Map(wordPairs('e a; ai i; o o; ji g; yu u; vai y; ech h; hech h; echch h; eph f; eks x'));
const LETTER_NAME = /^(?:[ea]([lmnrs])a?|([b-df-hj-np-tv-z])[aeiou]{0,2})$/;

/** "के." and "எஸ்." are K. and S.: Indian initials are the English names of letters, or a first syllable. */
export function letterNamed(name: string): string | undefined {
  const [, behind, first] = LETTER_NAME.exec(name) ?? [];
  return LETTER_NAMES.get(name) ?? behind ?? first;
}

import type { NameToken } from '../normalise/analysed-name.ts';
import { bareText, coarseKey, consonantKey, soundAndKey } from '../normalise/sound.ts';
import { PINYIN_SURNAMES } from '../words/chinese-spellings.ts';
import { COMMON } from '../words/name-words.ts';

/** What words are looked up by: a seed for each keeps their hashes apart. */
const SEEDS = {
  text: 0x811c9dc5,
  key: 0x1b873593,
  coarse: 0x85ebca6b,
  syllables: 0xc2b2ae35,
  prefix: 0x27d4eb2f,
  bare: 0x165667b1,
  givenName: 0x9e3779b1,
  surname: 0x7feb352d,
  document: 0x2c1b3c6d,
} as const;
const PRIME = 0x01000193;

/** `skip` is the place of a letter to leave out, -1 for none. */
function hash(text: string, skip: number, seed: number): number {
  let value = seed;
  for (let i = 0; i < text.length; i++) if (i !== skip) value = Math.imul(value ^ text.charCodeAt(i), PRIME);
  return value ^ (value >>> 15);
}

/** Hashes of the word itself and of the word less one letter: two words one slip apart share one of them. */
function oneSlip(text: string, seed: number, out: number[]): void {
  out.push(hash(text, -1, seed));
  for (let i = 0; i < text.length; i++) if (text[i] !== text[i - 1]) out.push(hash(text, i, seed));
}

function numberLookup(value: number, seed: number): number {
  const mixed = Math.imul(value ^ seed, PRIME);
  return mixed ^ (mixed >>> 15);
}

/** Finds this very word and no other. */
export function wordLookup(text: string): number {
  return hash(text, -1, SEEDS.text);
}

/** Finds the names of these very words, in any order. */
export function nameLookup(tokens: readonly NameToken[]): number {
  return tokens.reduce((sum, { text }) => (sum + wordLookup(text)) | 0, 0);
}

/** Tells names apart that are written otherwise or have other words. */
export function nameHash(letters: string, wordIds: readonly number[]): number {
  return wordIds.reduce((value, id) => Math.imul(value ^ id, PRIME), hash(letters, -1, SEEDS.text));
}

/** Finds entries by the key of a document's number. */
export function documentLookup(key: string): number {
  return hash(key, -1, SEEDS.document);
}

/** Finds words of the same syllables, however they are spelt. */
export function syllablesLookup(key: string): number {
  return hash(key, -1, SEEDS.syllables);
}

/** How many letters of an abbreviated word are looked up. */
export const PREFIX = 3;

export function prefixLookup(text: string): number {
  return hash(text.slice(0, PREFIX), -1, SEEDS.prefix);
}

/** A word without its vowels finds the words that have them. */
export function bareLookup(text: string): number {
  return hash(bareText(text), -1, SEEDS.bare);
}

/** What is longer somebody wrote without spaces, as a rule: a slip in it is found in its parts, or by its consonants. */
const LONGEST_WORD = 24;

/** All hashes under which a word is found, and under which it looks for others. */
export function lookupsOf(token: NameToken, out: number[]): void {
  const { length } = token.text;
  if (length < 3 || length > LONGEST_WORD) out.push(hash(token.text, -1, SEEDS.text));
  else oneSlip(token.text, SEEDS.text, out);
  if (token.number !== undefined || token.joined) return;
  // French writes the "sh" of others so: Chahine, Shahin.
  if (token.eastAsian === undefined && token.key.includes('c'))
    out.push(hash(token.key.replaceAll('c', 's'), -1, SEEDS.key));
  if (token.key.length >= 5) oneSlip(token.key, SEEDS.key, out);
  else if (token.key.length > 1) out.push(hash(token.key, -1, SEEDS.key));
  // Serhii and Sjarhej, Correia and Correa: one name, however it is spelt.
  if (token.givenName !== undefined && !COMMON.has(token.text))
    out.push(numberLookup(token.givenName, SEEDS.givenName));
  if (token.surname !== undefined) out.push(numberLookup(token.surname, SEEDS.surname));
  if (token.usual !== undefined) out.push(hash(soundAndKey(token.usual, false).key, -1, SEEDS.key));
  if (token.eastAsian === undefined) return;
  out.push(syllablesLookup(token.eastAsian));
  // "Tan" is found as "Chen", and finds it.
  for (const surname of PINYIN_SURNAMES.get(token.text) ?? []) out.push(wordLookup(surname));
}

/** Finds words across scripts: only the rough sound of their consonants counts. */
export function coarseLookups({ key, sound, script }: NameToken, out: number[]): void {
  addCoarse(key, out);
  if (script !== 'Thai' || sound.length > LONGEST_THAI) return;
  // "Pornthip", "Charnvirakul", "Shinawatra": Latin letters have an r that nobody speaks.
  for (const { index } of sound.matchAll(BEFORE_SILENT_R))
    addCoarse(consonantKey(`${sound.slice(0, index + 1)}r${sound.slice(index + 1)}`), out);
}

const BEFORE_SILENT_R = /[ao](?![aeiouy])|[td]$/g;
const LONGEST_THAI = 24;

function addCoarse(key: string, out: number[]): void {
  const coarse = coarseKey(key);
  if (coarse.length > 1) out.push(hash(coarse, -1, SEEDS.coarse));
}

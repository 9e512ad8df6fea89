import type { NameToken } from '../normalise/analysed-name.ts';
import { bareText, coarseKey } from '../normalise/sound.ts';

/** Kinds of look-up, kept apart by their seed. */
const SEEDS = {
  text: 0x811c9dc5,
  key: 0x1b873593,
  coarse: 0x85ebca6b,
  syllables: 0xc2b2ae35,
  prefix: 0x27d4eb2f,
  bare: 0x165667b1,
} as const;
const PRIME = 0x01000193;

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

/** Finds this very word and no other. */
export function wordLookup(text: string): number {
  return hash(text, -1, SEEDS.text);
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

/** All hashes under which a word is found, and under which it looks for others. */
export function lookupsOf(token: NameToken, out: number[]): void {
  if (token.text.length < 3) out.push(hash(token.text, -1, SEEDS.text));
  else oneSlip(token.text, SEEDS.text, out);
  if (token.number !== undefined || token.joined) return;
  if (token.key.length >= 5) oneSlip(token.key, SEEDS.key, out);
  else if (token.key.length > 1) out.push(hash(token.key, -1, SEEDS.key));
  if (token.eastAsian !== undefined) out.push(hash(token.eastAsian, -1, SEEDS.syllables));
}

/** Look-ups between scripts; `loose` words file themselves there, and so does whatever is compared with them. */
export function coarseLookup(token: NameToken): number | undefined {
  const key = coarseKey(token.key);
  return key.length > 1 ? hash(key, -1, SEEDS.coarse) : undefined;
}

/** Hash to numbers, in typed arrays: a few bytes an entry instead of a map of strings. */
export class HashTable {
  readonly #starts: Int32Array;
  readonly #hashes: Int32Array;
  readonly #values: Int32Array;
  readonly #mask: number;

  constructor(hashes: Int32Array, values: Int32Array) {
    let size = 1024;
    while (size < hashes.length) size *= 2;
    this.#mask = size - 1;
    this.#starts = new Int32Array(size + 1);
    this.#hashes = new Int32Array(hashes.length);
    this.#values = new Int32Array(hashes.length);
    for (const value of hashes) {
      const bucket = value & this.#mask;
      this.#starts[bucket + 1] = (this.#starts[bucket + 1] ?? 0) + 1;
    }
    for (let i = 0; i < size; i++) this.#starts[i + 1] = (this.#starts[i + 1] ?? 0) + (this.#starts[i] ?? 0);
    const next = this.#starts.slice();
    for (let i = 0; i < hashes.length; i++) {
      const value = hashes[i] ?? 0;
      const bucket = value & this.#mask;
      const at = next[bucket] ?? 0;
      next[bucket] = at + 1;
      this.#hashes[at] = value;
      this.#values[at] = values[i] ?? 0;
    }
  }

  forEach(wanted: number, visit: (value: number) => void): void {
    const bucket = wanted & this.#mask;
    const end = this.#starts[bucket + 1] ?? 0;
    for (let at = this.#starts[bucket] ?? 0; at < end; at++) {
      if (this.#hashes[at] === wanted) visit(this.#values[at] ?? 0);
    }
  }
}

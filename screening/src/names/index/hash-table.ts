import type { IntList } from './int-lists.ts';

/** As many as half of a hash has. */
const FEWEST_BUCKETS = 65_536;
const HASHES_IN_A_BUCKET = 2;

/** Hash to numbers, in typed arrays: a few bytes an entry instead of a map of strings. */
export class HashTable {
  readonly #mask: number;
  /** Where each bucket starts; the hashes and values of one bucket stand beside each other, in the order they came. */
  readonly #starts: Int32Array;
  /** The upper half of each hash: its bucket tells the rest. */
  readonly #hashes: Uint16Array;
  readonly #values: Int32Array;

  /** Without values, each hash's value is its own place. */
  constructor(hashes: IntList, values?: IntList) {
    let size = FEWEST_BUCKETS;
    while (size * HASHES_IN_A_BUCKET < hashes.length) size *= 2;
    const mask = size - 1;
    // One place further on than they belong: filling the buckets moves each start to where its bucket ends.
    const starts = new Int32Array(size + 2);
    for (let i = 0; i < hashes.length; i++) {
      const bucket = hashes.at(i) & mask;
      starts[bucket + 2] = (starts[bucket + 2] ?? 0) + 1;
    }
    for (let at = 2; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    this.#mask = mask;
    this.#starts = starts;
    this.#hashes = new Uint16Array(hashes.length);
    this.#values = new Int32Array(hashes.length);
    for (let i = 0; i < hashes.length; i++) {
      const hash = hashes.at(i);
      const bucket = hash & mask;
      const at = starts[bucket + 1] ?? 0;
      starts[bucket + 1] = at + 1;
      this.#hashes[at] = hash >>> 16;
      this.#values[at] = values ? values.at(i) : i;
    }
  }

  forEach(wanted: number, visit: (value: number) => void): void {
    const bucket = wanted & this.#mask;
    const upper = wanted >>> 16;
    const end = this.#starts[bucket + 1] ?? 0;
    for (let at = this.#starts[bucket] ?? 0; at < end; at++) {
      if (this.#hashes[at] === upper) visit(this.#values[at] ?? 0);
    }
  }
}

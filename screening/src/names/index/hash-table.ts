import { Grouped } from './int-lists.ts';

/** Hash to numbers, in typed arrays: a few bytes an entry instead of a map of strings. */
export class HashTable {
  readonly #mask: number;
  /** Where each bucket starts; the hashes and values of one bucket stand beside each other. */
  readonly #starts: Int32Array;
  readonly #hashes: Int32Array;
  readonly #values: Int32Array;

  constructor(hashes: Int32Array, values: Int32Array) {
    let size = 1024;
    while (size < hashes.length) size *= 2;
    const mask = size - 1;
    const places = new Grouped(
      hashes.map((hash) => hash & mask),
      size,
    );
    this.#mask = mask;
    this.#starts = places.starts;
    this.#hashes = places.values.map((at) => hashes[at] ?? 0);
    // In place: ever new arrays are a good part of the memory that building takes.
    this.#values = places.values;
    for (let i = 0; i < this.#values.length; i++) this.#values[i] = values[this.#values[i] ?? 0] ?? 0;
  }

  forEach(wanted: number, visit: (value: number) => void): void {
    const bucket = wanted & this.#mask;
    const end = this.#starts[bucket + 1] ?? 0;
    for (let at = this.#starts[bucket] ?? 0; at < end; at++) {
      if (this.#hashes[at] === wanted) visit(this.#values[at] ?? 0);
    }
  }
}

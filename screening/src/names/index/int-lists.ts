const CHUNK = 65_536;

/** Numbers, ever more of them. In chunks: one long array would be copied whenever it is full. */
export class IntList {
  readonly #chunks: Int32Array[] = [];
  length = 0;

  push(value: number): void {
    const place = this.length++ % CHUNK;
    if (place === 0) this.#chunks.push(new Int32Array(CHUNK));
    const last = this.#chunks[this.#chunks.length - 1];
    if (last) last[place] = value;
  }

  at(index: number): number {
    return this.#chunks[Math.floor(index / CHUNK)]?.[index % CHUNK] ?? 0;
  }

  /** In one piece, for whoever keeps them. */
  toArray(): Int32Array {
    const all = new Int32Array(this.length);
    for (const [i, chunk] of this.#chunks.entries()) {
      const start = i * CHUNK;
      all.set(chunk.subarray(0, this.length - start), start);
    }
    return all;
  }
}

/** Values grouped by their keys, which are numbers from 0 on. Without values, each key's value is its own place. */
export class Grouped {
  readonly starts: Int32Array;
  readonly values: Int32Array;

  constructor(keys: Int32Array, size: number, values?: IntList) {
    this.starts = new Int32Array(size + 1);
    this.values = new Int32Array(keys.length);
    for (const key of keys) this.starts[key + 1] = (this.starts[key + 1] ?? 0) + 1;
    for (let key = 0; key < size; key++) this.starts[key + 1] = (this.starts[key + 1] ?? 0) + (this.starts[key] ?? 0);
    const next = this.starts.slice();
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? 0;
      const at = next[key] ?? 0;
      this.values[at] = values ? values.at(i) : i;
      next[key] = at + 1;
    }
  }

  count(key: number): number {
    return (this.starts[key + 1] ?? 0) - (this.starts[key] ?? 0);
  }

  of(key: number): Int32Array {
    return this.values.subarray(this.starts[key], this.starts[key + 1]);
  }
}

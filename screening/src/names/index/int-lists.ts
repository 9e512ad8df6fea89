/** A typed array that grows. */
export class IntList {
  #values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** For whoever only reads them now. */
  get filled(): Int32Array {
    return this.#values.subarray(0, this.length);
  }

  /** For whoever keeps them. */
  trimmed(): Int32Array {
    return this.#values.slice(0, this.length);
  }
}

/** Values grouped by their keys, which are numbers from 0 on. Without values, each key's value is its own place. */
export class Grouped {
  readonly starts: Int32Array;
  readonly values: Int32Array;

  constructor(keys: Int32Array, size: number, values?: Int32Array) {
    this.starts = new Int32Array(size + 1);
    this.values = new Int32Array(keys.length);
    for (const key of keys) this.starts[key + 1] = (this.starts[key + 1] ?? 0) + 1;
    for (let key = 0; key < size; key++) this.starts[key + 1] = (this.starts[key + 1] ?? 0) + (this.starts[key] ?? 0);
    const next = this.starts.slice();
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? 0;
      const at = next[key] ?? 0;
      this.values[at] = values ? (values[i] ?? 0) : i;
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

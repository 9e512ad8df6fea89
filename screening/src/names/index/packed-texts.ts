/** Many texts as bytes outside the heap: a fraction of the memory of strings, and nothing for the collector to walk. */
export class PackedTexts {
  #bytes = Buffer.alloc(65_536);
  readonly #ends: number[] = [0];

  get length(): number {
    return this.#ends.length - 1;
  }

  push(text: string): void {
    const start = this.#ends.at(-1) ?? 0;
    const end = start + Buffer.byteLength(text);
    if (end > this.#bytes.length) this.#resize(Math.max(end, this.#bytes.length * 2));
    this.#bytes.write(text, start);
    this.#ends.push(end);
  }

  at(index: number): string {
    return this.#bytes.toString('utf8', this.#ends[index], this.#ends[index + 1]);
  }

  /** Gives back what was kept for more. */
  trim(): this {
    this.#resize(this.#ends.at(-1) ?? 0);
    return this;
  }

  #resize(size: number): void {
    const bytes = Buffer.alloc(size);
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }
}

interface Page {
  readonly bytes: Buffer;
  /** Where each of its texts ends. */
  readonly ends: Int32Array;
}

/** In texts. */
const PAGE = 1_024;

/**
 * Many texts as bytes outside the heap: a fraction of the memory of strings, and nothing for the collector to walk. In
 * pages: one long buffer would be copied whenever it is full.
 */
export class PackedTexts {
  readonly #pages: Page[] = [];
  /** The page that is not full yet; its bytes are used again for the next one. */
  #bytes = Buffer.alloc(65_536);
  #ends = new Int32Array(PAGE);
  length = 0;

  push(text: string): void {
    const place = this.length % PAGE;
    const start = place === 0 ? 0 : (this.#ends[place - 1] ?? 0);
    const end = start + Buffer.byteLength(text);
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], Math.max(end, this.#bytes.length * 2));
    this.#bytes.write(text, start);
    this.#ends[place] = end;
    this.length += 1;
    if (place === PAGE - 1) this.#close();
  }

  at(index: number): string {
    const { bytes, ends } = this.#pages[Math.floor(index / PAGE)] ?? { bytes: this.#bytes, ends: this.#ends };
    const place = index % PAGE;
    return bytes.toString('utf8', place === 0 ? 0 : ends[place - 1], ends[place]);
  }

  /** Gives back what was kept for more. */
  trim(): this {
    const place = this.length % PAGE;
    this.#bytes = Buffer.from(this.#bytes.subarray(0, place === 0 ? 0 : this.#ends[place - 1]));
    return this;
  }

  #close(): void {
    this.#pages.push({ bytes: Buffer.from(this.#bytes.subarray(0, this.#ends[PAGE - 1])), ends: this.#ends });
    this.#ends = new Int32Array(PAGE);
  }
}

import { IntList } from './int-lists.ts';

/** Numbers, counted from 0 on, by the hash of what each stands for: outside the heap, which a map of millions would fill. */
export class Numbered {
  /** By hash, the number and one; 0 where there is none. At most half are taken. */
  #slots = new Int32Array(1_024);
  readonly #hashes = new IntList();

  find(hash: number, isSame: (number: number) => boolean): number | undefined {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return undefined;
      if (this.#hashes.at(number) === hash && isSame(number)) return number;
    }
  }

  /** Gives the next number to what has this hash. */
  push(hash: number): number {
    const number = this.#hashes.length;
    this.#hashes.push(hash);
    if (this.#hashes.length * 2 > this.#slots.length) this.#enlarge();
    else this.#take(number);
    return number;
  }

  #take(number: number): void {
    const mask = this.#slots.length - 1;
    let slot = this.#hashes.at(number) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = number + 1;
  }

  #enlarge(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#hashes.length; number++) this.#take(number);
  }
}

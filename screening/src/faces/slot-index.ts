/**
 * Finds the slot of an id: open addressing in one Int32Array, 8 to 16 bytes an entry, where a Map takes 40 and more
 * and ends at 16 million entries. Only slots are stored; the caller knows the id of a slot.
 */
export class SlotIndex {
  readonly #idOf: (slot: number) => number;
  #slots = new Int32Array(1024).fill(-1);
  #size = 0;

  constructor(idOf: (slot: number) => number) {
    this.#idOf = idOf;
  }

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** The slot of an id, or -1. */
  get(id: number): number {
    return this.#slots[this.#find(id)] ?? -1;
  }

  set(id: number, slot: number): void {
    if ((this.#size + 1) * 2 > this.#slots.length) this.#grow();
    const at = this.#find(id);
    if (this.#slots[at] === -1) this.#size++;
    this.#slots[at] = slot;
  }

  delete(id: number): void {
    const mask = this.#slots.length - 1;
    let gap = this.#find(id);
    if (this.#slots[gap] === -1) return;
    this.#size--;
    // Entries behind the gap move up when the gap lies on their way, so that no search ends too early.
    for (let at = (gap + 1) & mask; ; at = (at + 1) & mask) {
      const slot = this.#slots[at] ?? -1;
      if (slot === -1) break;
      const home = hash(this.#idOf(slot)) & mask;
      if (((at - home) & mask) >= ((at - gap) & mask)) {
        this.#slots[gap] = slot;
        gap = at;
      }
    }
    this.#slots[gap] = -1;
  }

  #find(id: number): number {
    const mask = this.#slots.length - 1;
    let at = hash(id) & mask;
    for (;;) {
      const slot = this.#slots[at] ?? -1;
      if (slot === -1 || this.#idOf(slot) === id) return at;
      at = (at + 1) & mask;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2).fill(-1);
    for (const slot of old) if (slot !== -1) this.#slots[this.#find(this.#idOf(slot))] = slot;
  }
}

/** Ids are mostly consecutive; multiplying spreads them. */
function hash(id: number): number {
  const mixed = Math.imul(id, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

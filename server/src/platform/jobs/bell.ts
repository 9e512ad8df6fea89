/** Wakes everybody who waits; a ring while somebody looks for work is not lost. */
export class Bell {
  rings = 0;
  readonly #waiting = new Set<() => void>();

  /** Returns at the first ring after the `heard`th, or when the time is over. */
  async after(heard: number, ms: number): Promise<void> {
    if (this.rings !== heard) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#waiting.add(wake);
    });
  }

  ring(): void {
    this.rings++;
    for (const wake of this.#waiting) wake();
  }
}

/** So many rows must agree before they say anything about one more. */
const ENOUGH = 5;

export interface LastCell {
  text: string;
  quoted: boolean;
}

/** What the last cells of a file's rows have in common: where all look alike, one that was cut off does not. */
export class LastCells {
  #rows = 0;
  #quoted = true;
  /** Of every cell so far; undefined once two differ. */
  #shape: string | undefined;

  add({ text, quoted }: LastCell): void {
    this.#quoted &&= quoted;
    if (this.#rows === 0) this.#shape = shapeOf(text);
    else if (this.#shape !== undefined && this.#shape !== shapeOf(text)) this.#shape = undefined;
    this.#rows += 1;
  }

  /** A cut takes away what stands at the end: a cell that is longer than the others is only another value. */
  looksCut({ text, quoted }: LastCell): boolean {
    if (this.#rows < ENOUGH) return false;
    return (this.#quoted && !quoted) || shapeOf(text).length < (this.#shape?.length ?? 0);
  }
}

/** In characters. What follows is not compared. */
const LONGEST_SHAPE = 1_000;

/** 2026-02-13 and 1999-12-31 have the same: letters and digits stand for any other. */
function shapeOf(text: string): string {
  return text.slice(0, LONGEST_SHAPE).replace(/\p{L}/gu, 'a').replace(/\d/g, '0');
}

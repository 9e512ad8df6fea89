/** Reads the cells of one record, line by line: a quoted cell may go on in the next line. */
export class CsvCells {
  readonly cells: string[] = [];
  /** Of the last cell. */
  quoted = false;
  readonly #delimiter: string;
  /** What is known of a quoted cell that is not closed yet. */
  #cell: string | undefined;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** `open` where a quoted cell is not closed yet; `torn` where anything follows its closing quotation mark. */
  take(line: string): 'whole' | 'open' | 'torn' {
    let at = 0;
    if (this.#cell !== undefined) this.#cell += '\n';
    for (;;) {
      if (this.#cell === undefined) {
        const end = this.#end(line, at);
        const text = line.slice(at, end).trimStart();
        this.quoted = text.startsWith('"');
        if (this.quoted) {
          at = line.indexOf('"', at) + 1;
          this.#cell = '';
        } else {
          // A quotation mark inside of a cell that does not begin with one is a letter like others.
          this.cells.push(text.trimEnd());
          if (end === line.length) return 'whole';
          at = end + this.#delimiter.length;
          continue;
        }
      }
      const close = this.#readQuoted(line, at);
      if (close === undefined) return 'open';
      const end = this.#end(line, close + 1);
      if (line.slice(close + 1, end).trim() !== '') return 'torn';
      if (end === line.length) return 'whole';
      at = end + this.#delimiter.length;
    }
  }

  #end(line: string, from: number): number {
    const end = line.indexOf(this.#delimiter, from);
    return end < 0 ? line.length : end;
  }

  /** Where the cell is closed; a doubled quotation mark is one of its letters. */
  #readQuoted(line: string, from: number): number | undefined {
    const before = this.#cell ?? '';
    for (let at = from; ; ) {
      const mark = line.indexOf('"', at);
      const isOpen = mark < 0;
      if (!isOpen && line[mark + 1] === '"') {
        at = mark + 2;
        continue;
      }
      const cell = before + line.slice(from, isOpen ? undefined : mark).replaceAll('""', '"');
      this.#cell = isOpen ? cell : undefined;
      if (isOpen) return undefined;
      this.cells.push(cell);
      return mark;
    }
  }
}

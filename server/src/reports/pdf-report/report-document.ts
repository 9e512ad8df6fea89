import PDFDocument from 'pdfkit';

/** A font as the writer keeps it for one document: what it knows of each glyph by its code in the document. */
export interface WriterFont {
  readonly id: string;
  readonly subset: { includeGlyph(glyph: number): number };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  /** From units of the font to thousandths of its size. */
  readonly scale: number;
  ref(): unknown;
}

/**
 * The writer makes bytes of every few characters it is given, tens of thousands of times in a report. Here a page's
 * content and the file stay text until they are complete. What this uses of the writer beyond what its types tell
 * (the fields that are only declared) holds for the one version that is installed; tests read every file back.
 */
export class ReportDocument extends PDFDocument {
  declare _offset: number;
  declare _font: WriterFont;
  // The writer writes before the fields of this class could be set.
  declare contents: Map<PDFKit.PDFPage, string> | undefined;
  declare written: Uint8Array[] | undefined;
  declare pending: string | undefined;

  override addContent(data: string): this {
    this.contents ??= new Map();
    this.contents.set(this.page, `${this.contents.get(this.page) ?? ''}${data}\n`);
    return this;
  }

  _write(data: string | Uint8Array): void {
    if (typeof data === 'string') {
      this.pending = `${this.pending ?? ''}${data}\n`;
      this._offset += data.length + 1;
    } else {
      this.#flush();
      this.written?.push(data);
      this._offset += data.length;
    }
  }

  /** The font of a name that was registered. */
  writerFont(name: string): WriterFont {
    this.font(name);
    return this._font;
  }

  /** Ends the document: the whole file. */
  finish(): Buffer {
    for (const [page, content] of this.contents ?? []) page.write(Buffer.from(content, 'latin1'));
    this.end();
    this.#flush();
    const file = Buffer.concat(this.written ?? []);
    // Something that was begun and not ended would keep the writer waiting for ever.
    if (!file.subarray(-7).includes('%%EOF')) throw new Error('The report is not complete.');
    return file;
  }

  #flush(): void {
    this.written ??= [];
    if (this.pending) this.written.push(Buffer.from(this.pending, 'latin1'));
    this.pending = '';
  }
}

import { page } from '../theme.ts';
import type { Block, Part } from './block.ts';

export type FlowOptions = {
  /** Room that must be left under it on the same page, so that a heading never stands alone. */
  keep?: number;
  /** Drawn again at the top when the block begins a page. */
  heads?: readonly Block[];
  /** What the block is, for readers that read aloud; a decoration is none of their business. */
  tag?: 'H1' | 'H2' | 'H3' | 'P' | 'Sect' | 'TR' | 'Decoration';
  /** Its line among the bookmarks: a chapter where it is tagged as one, else a part of the chapter before it. */
  bookmark?: string;
  /** What it is part of; of the whole report unless told. */
  within?: PDFKit.PDFStructureElement;
};

/** Puts blocks one under the other on as many pages as they need. */
export class Flow {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  #chapter: PDFKit.PDFOutline;
  #y: number = page.top;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#chapter = doc.outline;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  add(block: Block, { keep = 0, heads = [], tag = 'P', bookmark, within = this.#root }: FlowOptions = {}): void {
    if (block.height === 0) return;
    if (!this.atTop && this.#y + block.height + keep > page.height - page.bottom) {
      this.#doc.addPage();
      this.#y = page.top;
      for (const head of heads) this.#draw(head, 'Decoration', within);
    }
    if (bookmark !== undefined) this.#mark(bookmark, tag === 'H2');
    this.#draw(block, tag, within);
  }

  /** The structure of a table, for rows to be added within. */
  table(): PDFKit.PDFStructureElement {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    return table;
  }

  #draw(block: Block, tag: NonNullable<FlowOptions['tag']>, within: PDFKit.PDFStructureElement): void {
    const y = this.#y;
    const { parts } = block;
    if (tag === 'Decoration') {
      this.#doc.markContent('Artifact', { type: 'Layout' });
      block.draw(page.left, y);
      this.#doc.endMarkedContent();
    } else if (parts)
      within.add(
        this.#doc.struct(
          tag,
          {},
          parts.map((part) => this.#part(part, y)),
        ),
      );
    else within.add(this.#doc.struct(tag, {}, () => block.draw(page.left, y)));
    this.#y += block.height;
  }

  #part({ tag, alt, draw }: Part, y: number): PDFKit.PDFStructureElement {
    const options = { ...(alt === undefined ? {} : { alt }), ...(tag === 'TH' ? { scope: 'Column' } : {}) };
    return this.#doc.struct(tag, options, () => draw(page.left, y));
  }

  #mark(title: string, isChapter: boolean): void {
    // The writer counts `left` from the right edge of the page.
    const place = { fit: false, top: this.#y, left: page.width, expanded: true };
    const item = (isChapter ? this.#doc.outline : this.#chapter).addItem(title, place);
    if (isChapter) this.#chapter = item;
  }

  gap(height: number): void {
    // At the top of a page there is nothing to keep away from.
    if (!this.atTop) this.#y += height;
  }

  /** The rest of the page stays empty when less than this is left. */
  need(height: number): void {
    if (this.atTop || this.#y + height <= page.height - page.bottom) return;
    this.#doc.addPage();
    this.#y = page.top;
  }

  get atTop(): boolean {
    return this.#y === page.top;
  }

  end(): void {
    this.#root.end();
  }
}

import { contentWidth, page } from '../theme.ts';
import { type Block, space } from './block.ts';

export type FlowOptions = {
  /** Room that must be left under it on the same page, so that a heading never stands alone. */
  keep?: number;
  /** Drawn again at the top when the block begins a page. */
  head?: Block;
  /** What the block is, for readers that read aloud. */
  tag?: 'H1' | 'H2' | 'H3' | 'P' | 'Sect' | 'Table' | 'Figure';
  alt?: string;
};

/** Puts blocks one under the other on as many pages as they need. */
export class Flow {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  #y: number = page.top;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  add(block: Block, { keep = 0, head = space(0), tag = 'P', alt }: FlowOptions = {}): void {
    if (block.height === 0) return;
    const bottom = page.height - page.bottom;
    let drawn = block;
    if (!this.atTop && this.#y + block.height + keep > bottom) {
      this.#doc.addPage();
      this.#y = page.top;
      drawn = withHead(head, block);
    }
    const options = alt === undefined ? {} : { alt };
    this.#root.add(this.#doc.struct(tag, options, () => drawn.draw(page.left, this.#y)));
    this.#y += drawn.height;
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

export const flowWidth = contentWidth;

function withHead(head: Block, block: Block): Block {
  return {
    height: head.height + block.height,
    draw(x, y) {
      head.draw(x, y);
      block.draw(x, y + head.height);
    },
  };
}

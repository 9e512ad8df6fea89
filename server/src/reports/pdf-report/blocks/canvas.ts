import type { ReportDocument } from '../report-document.ts';
import { type TextStyle, Typesetter } from '../text/typesetter.ts';
import type { Line } from '../text/wrap.ts';
import { lineHeight } from '../theme.ts';
import type { Block } from './block.ts';

/** A text may not outgrow a page: what is longer ends with an ellipsis. */
const maxLines = 48;

/** The letters stand so far below the top of their line. */
const baselineShare = 1.04;

/** Makes blocks that draw on one document. */
export class Canvas {
  readonly doc: ReportDocument;
  readonly #typesetter: Typesetter;

  constructor(doc: ReportDocument) {
    this.doc = doc;
    this.#typesetter = new Typesetter(doc);
  }

  text(content: string, width: number, style: TextStyle, align: 'left' | 'right' = 'left'): Block {
    return this.#block(this.#lines(content, width, style), width, style, align);
  }

  /** All of a text, in as many blocks as it needs. */
  texts(content: string, width: number, style: TextStyle): Block[] {
    const lines = content === '' ? [] : this.#typesetter.lines(content, width, style);
    const count = Math.ceil(lines.length / maxLines);
    return Array.from({ length: count }, (_, index) =>
      this.#block(lines.slice(index * maxLines, (index + 1) * maxLines), width, style),
    );
  }

  #block(lines: readonly Line[], width: number, style: TextStyle, align: 'left' | 'right' = 'left'): Block {
    const step = style.size * lineHeight;
    return {
      height: lines.length * step,
      draw: (x, y) => {
        lines.forEach((line, index) => {
          const left = align === 'right' ? x + width - line.width : x;
          this.#typesetter.draw(line, left, y + index * step + style.size * baselineShare, style);
        });
      },
    };
  }

  widthOf(content: string, style: TextStyle): number {
    return Math.max(0, ...this.#typesetter.lines(content, Number.POSITIVE_INFINITY, style).map(({ width }) => width));
  }

  /** A rectangle behind a block, as wide as told, with a bar at its left. */
  panel(block: Block, width: number, { fill, bar }: { fill: string; bar: string }): Block {
    return {
      height: block.height,
      draw: (x, y) => {
        this.doc.rect(x, y, width, block.height).fill(fill);
        this.doc.rect(x, y, 3, block.height).fill(bar);
        block.draw(x, y);
      },
    };
  }

  rule(width: number, color: string, thickness = 0.6): Block {
    return {
      height: thickness,
      draw: (x, y) =>
        void this.doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(thickness)
          .stroke(color),
    };
  }

  /** A word on a tinted ground with rounded corners. */
  pill(word: string, colors: { ink: string; tint: string }, style: TextStyle): Block & { width: number } {
    const width = this.widthOf(word, style) + 12;
    const text = this.text(word, width, { ...style, color: colors.ink });
    const height = text.height + 4;
    return {
      width,
      height,
      draw: (x, y) => {
        this.doc.roundedRect(x, y, width, height, 3).fill(colors.tint);
        text.draw(x + 6, y + 2);
      },
    };
  }

  #lines(content: string, width: number, style: TextStyle): Line[] {
    if (content === '') return [];
    const lines = this.#typesetter.lines(content, width, style);
    if (lines.length <= maxLines) return lines;
    return [...lines.slice(0, maxLines - 1), ...this.#typesetter.lines('…', width, style)];
  }
}

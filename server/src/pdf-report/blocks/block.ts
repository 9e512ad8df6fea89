/** A rectangle of the report whose height is known before it is drawn. */
export interface Block {
  readonly height: number;
  draw(x: number, y: number): void;
  /** What it consists of, where a reader that reads aloud should know; together they draw the whole block. */
  readonly parts?: readonly Part[] | undefined;
}

export type Part = { tag: PartTag; alt?: string | undefined; draw(x: number, y: number): void };
export type PartTag = 'TH' | 'TD' | 'Figure' | 'P';

/** One under the other. */
export function stack(gap: number, ...blocks: readonly Block[]): Block {
  const shown = blocks.filter(({ height }) => height > 0);
  const height = shown.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, shown.length - 1);
  return {
    height,
    draw(x, y) {
      let top = y;
      for (const block of shown) {
        block.draw(x, top);
        top += block.height + gap;
      }
    },
  };
}

export type Cell = { block: Block; width: number; tag?: PartTag; alt?: string };

/** Side by side, tops aligned. */
export function row(gap: number, ...cells: readonly Cell[]): Block {
  const parts: Part[] = [];
  let left = 0;
  for (const { block, width, tag = 'P', alt } of cells) {
    const offset = left;
    parts.push({ tag, alt, draw: (x, y) => block.draw(x + offset, y) });
    left += width + gap;
  }
  return {
    height: Math.max(0, ...cells.map(({ block }) => block.height)),
    draw(x, y) {
      for (const part of parts) part.draw(x, y);
    },
    parts: cells.some(({ tag }) => tag !== undefined) ? parts : undefined,
  };
}

export function padded(block: Block, [vertical, horizontal]: readonly [number, number]): Block {
  return { height: block.height + 2 * vertical, draw: (x, y) => block.draw(x + horizontal, y + vertical) };
}

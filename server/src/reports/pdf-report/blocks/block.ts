/** A rectangle of the report whose height is known before it is drawn. */
export interface Block {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
  /** What it consists of, where a reader that reads aloud should know; together they draw the whole block. */
  readonly parts?: readonly Part[] | undefined;
}

export type Part = { tag: PartTag; alt?: string | undefined; draw: (x: number, y: number) => void };
export type PartTag = 'H3' | 'TH' | 'TD' | 'Figure' | 'P';

/** A block that is one thing of its kind. */
export function part(tag: PartTag, { height, draw }: Block, alt?: string): Block {
  return { height, draw, parts: [{ tag, alt, draw }] };
}

/** One under the other. */
export function stack(gap: number, ...blocks: readonly Block[]): Block {
  let height = 0;
  const placed = blocks
    .filter((block) => block.height > 0)
    .map((block, index) => {
      const top = height + (index > 0 ? gap : 0);
      height = top + block.height;
      return { block, left: 0, top };
    });
  return together(height, placed);
}

export type Cell = { block: Block; width: number };

/** Side by side, tops aligned. */
export function row(gap: number, ...cells: readonly Cell[]): Block {
  let next = 0;
  const placed = cells.map(({ block, width }) => {
    const left = next;
    next += width + gap;
    return { block, left, top: 0 };
  });
  return together(Math.max(0, ...cells.map(({ block }) => block.height)), placed);
}

type Placed = { block: Block; left: number; top: number };

function together(height: number, placed: readonly Placed[]): Block {
  const hasParts = placed.some(({ block }) => block.parts);
  return {
    height,
    draw(x, y) {
      for (const { block, left, top } of placed) block.draw(x + left, y + top);
    },
    parts: hasParts ? placed.flatMap(partsOf) : undefined,
  };
}

/** Beside blocks with parts, one without is a paragraph. */
function partsOf({ block, left, top }: Placed): Part[] {
  const own: readonly Part[] = block.parts ?? (block.height > 0 ? [{ tag: 'P', draw: block.draw }] : []);
  return own.map(({ tag, alt, draw }) => ({ tag, alt, draw: (x, y) => draw(x + left, y + top) }));
}

export function padded(block: Block, [vertical, horizontal]: readonly [number, number]): Block {
  return { height: block.height + 2 * vertical, draw: (x, y) => block.draw(x + horizontal, y + vertical) };
}

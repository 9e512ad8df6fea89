import type { Report } from '../report.ts';
import type { TextStyle } from '../text/typesetter.ts';
import { colors, contentWidth, styles } from '../theme.ts';
import { type Block, part, row, stack } from './block.ts';
import type { Canvas } from './canvas.ts';

export type TableCell = string | { text: string; style: TextStyle } | { blocks: (width: number) => Block[] };
export type Column = { title: string; share: number; align?: 'left' | 'right' };
export type TableTitles = {
  /** Puts down what stands above the table; `keep` is the room of its first row. */
  title?: (keep: number) => void;
  /** Stands above it on each further page. */
  continued?: Block;
};

const gap = 8;
const padding = 2.6;
const titleStyle: TextStyle = { ...styles.label, weight: 700 };

/** A table over the whole width that may run over several pages; its head stands on each. */
export function addTable(
  { canvas, flow }: Pick<Report, 'canvas' | 'flow'>,
  columns: readonly Column[],
  rows: readonly TableCell[][],
  { title, continued }: TableTitles = {},
): void {
  const room = contentWidth - gap * (columns.length - 1);
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (room * share) / total);
  const line = (cells: readonly Block[], color: string, tag: 'TH' | 'TD'): Block => {
    const parts = cells.map((block, index) => ({ block: part(tag, block), width: widths[index] ?? 0 }));
    return ruled(row(gap, ...parts), canvas.rule(contentWidth, color, 0.5));
  };
  const blocksOf = (cell: TableCell, index: number): Block[] =>
    cellBlocks(canvas, cell, widths[index] ?? 0, columns[index]?.align);
  const titles = columns.map((column) => ({ text: column.title, style: titleStyle }));
  const head = line(titles.flatMap(blocksOf), colors.muted, 'TH');
  const body = rows.flatMap((cells) => {
    const blocks = cells.map(blocksOf);
    // What outgrows a row goes on in the next, so that no row outgrows a page.
    const count = Math.max(...blocks.map(({ length }) => length));
    return Array.from({ length: count }, (_, index) =>
      line(
        blocks.map((each) => each[index] ?? stack(0)),
        colors.line,
        'TD',
      ),
    );
  });
  const above = continued ? [continued] : [];
  const firstRow = body[0]?.height ?? 0;
  title?.(head.height + firstRow);
  const within = flow.table();
  flow.add(head, { keep: firstRow, tag: 'TR', heads: above, within });
  for (const each of body) flow.add(each, { heads: [...above, head], tag: 'TR', within });
}

/** A row with room above and below and a line at its foot, which its last cell draws. */
function ruled(cells: Block, rule: Block): Block {
  const height = cells.height + 2 * padding + rule.height;
  const parts = (cells.parts ?? []).map((cell, index, all) => ({
    ...cell,
    draw(x: number, y: number) {
      cell.draw(x, y + padding);
      if (index === all.length - 1) rule.draw(x, y + height - rule.height);
    },
  }));
  return {
    height,
    parts,
    draw(x, y) {
      for (const cell of parts) cell.draw(x, y);
    },
  };
}

function cellBlocks(canvas: Canvas, cell: TableCell, width: number, align: Column['align']): Block[] {
  if (typeof cell === 'string') return [canvas.text(cell, width, styles.small, align)];
  return 'blocks' in cell ? cell.blocks(width) : [canvas.text(cell.text, width, cell.style, align)];
}

import type { TextStyle } from '../text/typesetter.ts';
import { colors, contentWidth, styles } from '../theme.ts';
import { type Block, row } from './block.ts';
import type { Canvas } from './canvas.ts';
import type { Flow } from './flow.ts';

export type TableCell = string | { text: string; style: TextStyle } | { block: (width: number) => Block };
export type Column = { title: string; share: number; align?: 'left' | 'right' };
/** What stands above the table: once, or again on each further page. */
export type TableTitles = { title?: Block; continued?: Block };

/** Between a title and what it is the title of. */
export const titleGap = 2;
const gap = 8;
const padding = 2.6;

/** A table over the whole width that may run over several pages; its head stands on each. */
export function addTable(
  canvas: Canvas,
  flow: Flow,
  columns: readonly Column[],
  rows: readonly TableCell[][],
  { title, continued }: TableTitles = {},
): void {
  const room = contentWidth - gap * (columns.length - 1);
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (room * share) / total);
  const line = (cells: readonly TableCell[], plain: TextStyle, color: string, tag: 'TH' | 'TD'): Block => {
    const blocks = cells.map((cell, index) => {
      const width = widths[index] ?? 0;
      return { block: cellBlock(canvas, cell, width, plain, columns[index]?.align), width, tag };
    });
    return ruled(row(gap, ...blocks), canvas.rule(contentWidth, color, 0.5));
  };
  const titles = columns.map(({ title }) => title);
  const head = line(titles, { ...styles.label, weight: 700 }, colors.muted, 'TH');
  const body = rows.map((cells) => line(cells, styles.small, colors.line, 'TD'));
  const above = continued ? [continued] : [];
  const firstRow = body[0]?.height ?? 0;
  if (title) {
    flow.add(title, { tag: 'H3', keep: titleGap + head.height + firstRow });
    flow.gap(titleGap);
  }
  const within = flow.table();
  flow.add(head, { keep: firstRow, tag: 'TR', heads: above, within });
  for (const each of body) flow.add(each, { heads: [...above, head], tag: 'TR', within });
}

/** A row with room above and below and a line at its foot, which its last cell draws. */
function ruled(cells: Block, rule: Block): Block {
  const height = cells.height + 2 * padding + rule.height;
  const parts = (cells.parts ?? []).map((part, index, all) => ({
    ...part,
    draw(x: number, y: number) {
      part.draw(x, y + padding);
      if (index === all.length - 1) rule.draw(x, y + height - rule.height);
    },
  }));
  return {
    height,
    parts,
    draw(x, y) {
      for (const part of parts) part.draw(x, y);
    },
  };
}

function cellBlock(canvas: Canvas, cell: TableCell, width: number, plain: TextStyle, align: Column['align']): Block {
  if (typeof cell === 'string') return canvas.text(cell, width, plain, align);
  return 'block' in cell ? cell.block(width) : canvas.text(cell.text, width, cell.style, align);
}

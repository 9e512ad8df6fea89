import type { TextStyle } from '../text/typesetter.ts';
import { colors, contentWidth, styles } from '../theme.ts';
import { type Block, padded, row, stack } from './block.ts';
import type { Canvas } from './canvas.ts';
import type { Flow } from './flow.ts';

export type TableCell = string | { text: string; style: TextStyle } | { block: (width: number) => Block };
export type Column = { title: string; share: number; align?: 'left' | 'right' };

const gap = 8;
const padding = [2.6, 0] as const;

/** A table over the whole width that may run over several pages; its head stands on each. */
export function addTable(
  canvas: Canvas,
  flow: Flow,
  columns: readonly Column[],
  rows: readonly TableCell[][],
  above?: Block,
): void {
  const room = contentWidth - gap * (columns.length - 1);
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (room * share) / total);
  const line = (cells: readonly TableCell[], plain: TextStyle, color: string): Block => {
    const blocks = cells.map((cell, index) => {
      const width = widths[index] ?? 0;
      return { block: cellBlock(canvas, cell, width, plain, columns[index]?.align), width };
    });
    return stack(0, padded(row(gap, ...blocks), padding), canvas.rule(contentWidth, color, 0.5));
  };
  const titles = columns.map(({ title }) => title);
  const head = line(titles, { ...styles.label, weight: 700 }, colors.muted);
  const repeated = above ? stack(4, above, head) : head;
  const body = rows.map((cells) => line(cells, styles.small, colors.line));
  flow.add(head, { keep: body[0]?.height ?? 0, tag: 'Table', ...(above ? { head: above } : {}) });
  for (const each of body) flow.add(each, { head: repeated, tag: 'Table' });
}

function cellBlock(canvas: Canvas, cell: TableCell, width: number, plain: TextStyle, align: Column['align']): Block {
  if (typeof cell === 'string') return canvas.text(cell, width, plain, align);
  return 'block' in cell ? cell.block(width) : canvas.text(cell.text, width, cell.style, align);
}

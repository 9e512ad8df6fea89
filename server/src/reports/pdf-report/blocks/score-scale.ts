import { colors, styles } from '../theme.ts';
import type { Block } from './block.ts';
import type { Canvas } from './canvas.ts';

export type Threshold = { at: number; label: string };

const barHeight = 5;

/** A score on a line from 0 to 1, and the thresholds it is measured by. */
export function scoreScale(canvas: Canvas, width: number, value: number, thresholds: readonly Threshold[]): Block {
  const { doc } = canvas;
  const style = { ...styles.note, size: 6.5 };
  return {
    height: 20,
    draw(x, y) {
      const place = (at: number): number => x + width * Math.min(1, Math.max(0, at));
      const top = y + 3;
      doc.rect(x, top, width, barHeight).fill(colors.faint);
      doc.rect(x, top, place(value) - x, barHeight).fill(colors.accent);
      let free = x;
      for (const { at, label } of thresholds) {
        doc
          .moveTo(place(at), top - 2)
          .lineTo(place(at), top + barHeight + 2)
          .lineWidth(1)
          .stroke(colors.ink);
        // Two thresholds may lie close: the second label moves aside.
        const wide = canvas.widthOf(label, style);
        const left = Math.min(Math.max(place(at) - wide / 2, free), x + width - wide);
        canvas.text(label, wide + 1, style).draw(left, top + barHeight + 2);
        free = left + wide + 6;
      }
    },
  };
}

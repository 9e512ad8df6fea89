import type { TextStyle } from '../text/typesetter.ts';
import { styles } from '../theme.ts';
import { type Block, row } from './block.ts';
import type { Canvas } from './canvas.ts';

export type LabelledOptions = { width: number; labelWidth: number; gap?: number; style?: TextStyle };

/** A value with its label at the left, so many points wide together. */
export function labelled(
  canvas: Canvas,
  label: string,
  value: string,
  { width, labelWidth, gap = 6, style = styles.small }: LabelledOptions,
): Block {
  const valueWidth = width - labelWidth - gap;
  return row(
    gap,
    { block: canvas.text(label, labelWidth, styles.label), width: labelWidth },
    { block: canvas.text(value, valueWidth, style), width: valueWidth },
  );
}

import type { ResultStatus } from '@afc/contract/vocabulary';
import type { TextStyle } from './text/typesetter.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 78, bottom: 66 } as const;
export const contentWidth = page.width - page.left - page.right;

export const colors = {
  ink: '#16202c',
  muted: '#566173',
  line: '#cfd6df',
  faint: '#f3f5f8',
  accent: '#1d3d63',
  warning: '#9a4b00',
  warningTint: '#fdf3e3',
  agrees: '#176b41',
  contradicts: '#a3221b',
} as const;

/** Each status has a colour, and always its word beside it. */
export const statusColors: Record<ResultStatus, { ink: string; tint: string }> = {
  clear: { ink: '#176b41', tint: '#e9f5ee' },
  consider: { ink: '#9a4b00', tint: '#fdf3e3' },
  blacklist: { ink: '#a3221b', tint: '#fbebea' },
  kycRejected: { ink: '#435465', tint: '#f3f6f9' },
};

const style = (size: number, weight: TextStyle['weight'], color: string): TextStyle => ({ size, weight, color });

export const styles = {
  title: style(20, 700, colors.accent),
  section: style(12, 700, colors.accent),
  subsection: style(9.5, 700, colors.ink),
  body: style(9, 400, colors.ink),
  strong: style(9, 700, colors.ink),
  label: style(8, 400, colors.muted),
  small: style(8, 400, colors.ink),
  smallStrong: style(8, 700, colors.ink),
  note: style(7.5, 400, colors.muted),
  warning: style(8, 700, colors.warning),
} as const satisfies Record<string, TextStyle>;

export const lineHeight = 1.38;

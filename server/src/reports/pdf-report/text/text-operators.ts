import type { Shape } from '../fonts/shape.ts';
import type { WriterFont } from '../report-document.ts';

/** What shows a word in one font: strings of glyphs, and between them what to move by; null for marks off the line. */
export function showing(font: WriterFont, { glyphs, positions }: Shape): string | null {
  let shown = '<';
  for (const [index, { id, advanceWidth, codePoints }] of glyphs.entries()) {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    if (xOffset !== 0 || yOffset !== 0) return null;
    const code = font.subset.includeGlyph(id);
    font.widths[code] ??= advanceWidth * font.scale;
    font.unicode[code] ??= codePoints;
    shown += code.toString(16).padStart(4, '0');
    if (xAdvance !== advanceWidth) shown += `>${rounded((advanceWidth - xAdvance) * font.scale)}<`;
  }
  return `${shown}>`.replace(/<>$/, '');
}

const colours = new Map<string, string>();

/** `#rrggbb` as the fill colour. All are remembered: there are only those of the report's theme. */
export function fillColour(hex: string): string {
  const known = colours.get(hex);
  if (known) return known;
  const value = Number.parseInt(hex.slice(1), 16);
  const operator = `${[value >> 16, (value >> 8) & 0xff, value & 0xff].map((part) => rounded(part / 255)).join(' ')} rg`;
  colours.set(hex, operator);
  return operator;
}

/** The page's y runs down, letters stand up. */
export function textAt(x: number, y: number, shown: string, font: WriterFont, size: number, colour: string): string {
  return `BT ${colour} /${font.id} ${size} Tf 1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm [${shown}] TJ ET`;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

import { Direction, Buffer as GlyphBuffer, type Font as ShapingFont, shape as shapeGlyphs } from 'harfbuzzjs';

export type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

export type PlacedGlyph = { id: number; position: Position };

/** Characters that only stand together, and the glyphs that draw them, from left to right. */
export type Cluster = { characters: string; glyphs: PlacedGlyph[] };

const buffer = new GlyphBuffer();

/** The clusters of a word as they are drawn, from left to right; `turned` where it is read the other way. */
export function layOut(font: ShapingFont, text: string, turned: boolean): Cluster[] {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Left to itself it turns Arabic digits too, and a document's number reads backwards.
  buffer.setDirection(turned ? Direction.RTL : Direction.LTR);
  shapeGlyphs(font, buffer);
  const positions = buffer.getGlyphPositions();
  const glyphsAt = new Map<number, PlacedGlyph[]>();
  for (const [index, { codepoint: id, cluster }] of buffer.getGlyphInfos().entries()) {
    const position = positions[index];
    if (!position) continue;
    const glyphs = glyphsAt.get(cluster);
    if (glyphs) glyphs.push({ id, position });
    else glyphsAt.set(cluster, [{ id, position }]);
  }
  const starts = [...glyphsAt.keys()];
  const ends = turned ? [text.length, ...starts] : [...starts.slice(1), text.length];
  return Array.from(glyphsAt, ([start, glyphs], index) => ({ characters: text.slice(start, ends[index]), glyphs }));
}

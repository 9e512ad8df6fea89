import type { Font } from 'fontkit';
import { rightToLeft } from '../text/direction.ts';
import type { LoadedFont } from './loaded-font.ts';
import type { Tables } from './sfnt.ts';
import { type Glyph, joinShapes, type Outline, type Shape, shape } from './shape.ts';
import { writeSubset } from './write-subset.ts';

/** What the PDF writer reads of a font, as one document uses it. */
export type DocumentFont = Font & {
  width(text: string, size: number): number;
  outlines(text: string): Outline[];
  word(text: string): Shape;
};

/**
 * A view of a font for one document. Every pair of a glyph and the characters it stands for becomes a glyph of its
 * own in the document, so that copied and searched text is the text that was written.
 */
export function documentFont({ written, shaping, tables }: LoadedFont): DocumentFont {
  const pairs = new Map<string, number>();
  const glyphOfPair: number[] = [];
  const shaped = new Map<string, Shape>();
  const { unitsPerEm } = written;
  let hasOutlines = false;

  const pairOf = (glyph: Glyph): number => {
    const key = `${glyph.id} ${glyph.advanceWidth} ${glyph.codePoints.join()}`;
    const known = pairs.get(key);
    if (known !== undefined) return known;
    pairs.set(key, glyphOfPair.length);
    return glyphOfPair.push(glyph.id) - 1;
  };

  const shapeOf = (text: string): Shape => {
    const known = shaped.get(text);
    if (known) return known;
    const { glyphs, ...rest } = shape(shaping, text);
    const paired = glyphs.map((glyph) => ({ ...glyph, id: pairOf(glyph) }));
    const result = { ...rest, glyphs: paired };
    hasOutlines ||= rest.outlines.length > 0;
    shaped.set(text, result);
    return result;
  };

  // Word by word, as they were measured. The font turns each word from right to left; their order is turned here.
  const layout = (text: string): Shape => {
    const words = wordsOf(text);
    if (rightToLeft.test(text)) words.reverse();
    return joinShapes(words.map(shapeOf));
  };

  return Object.create(written, {
    layout: { value: layout },
    unitsPerEm: { value: unitsPerEm },
    createSubset: { value: () => pairSubset(tables, glyphOfPair) },
    outlines: { value: (text: string) => (hasOutlines ? layout(text).outlines : []) },
    word: { value: shapeOf },
    width: { value: (text: string, size: number) => (shapeOf(text).advanceWidth * size) / unitsPerEm },
  });
}

/** Words and the spaces between them, each by itself. */
export function wordsOf(text: string): string[] {
  return text.match(/ |[^ ]+/g) ?? [];
}

/** A subset that holds a glyph once for each pair; its first is what stands for characters that the font lacks. */
function pairSubset(tables: Tables, glyphOfPair: readonly number[]) {
  const glyphs = [0];
  const places = new Map<number, number>();
  return {
    includeGlyph(pair: number): number {
      const known = places.get(pair);
      if (known !== undefined) return known;
      const place = glyphs.push(glyphOfPair[pair] ?? 0) - 1;
      places.set(pair, place);
      return place;
    },
    encode(): Buffer {
      const subset = writeSubset(tables, glyphs);
      if (!subset) throw new Error('A font has no TrueType outlines.');
      return subset;
    },
  };
}

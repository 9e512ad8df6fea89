import { messages } from '@afc/contract/all-messages';
import type { Font as ShapingFont } from 'harfbuzzjs';
import { rightToLeft } from '../text/direction.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';
import { layOut, type Position } from './lay-out.ts';

/** Glyphs side by side, in units of the font. */
export type Shape = {
  glyphs: Glyph[];
  positions: Position[];
  advanceWidth: number;
  outlines: Outline[];
};

export type Glyph = { id: number; advanceWidth: number; codePoints: readonly number[] };

/**
 * Fonts draw a letter as a body and dots, or a syllable as parts in another order than it is spelt. In a PDF every
 * glyph of a text must stand for characters: one stands for all of them, the others are drawn as shapes beside the text.
 */
export type Outline = { path: string; x: number; y: number };

/** Words that reports are made of, whomever they are about. */
const ownWords = new Set([en, es, messages].flatMap(wordsIn));
const shapes = new WeakMap<ShapingFont, Map<string, Shape>>();

/** The report's own words are remembered for good; those of people never are. */
export function shape(font: ShapingFont, text: string): Shape {
  if (!ownWords.has(text)) return freshShape(font, text);
  let known = shapes.get(font);
  if (!known) {
    known = new Map();
    shapes.set(font, known);
  }
  const shaped = known.get(text) ?? freshShape(font, text);
  known.set(text, shaped);
  return shaped;
}

function freshShape(font: ShapingFont, text: string): Shape {
  const turned = rightToLeft.test(text);
  const shaped: Shape = { glyphs: [], positions: [], advanceWidth: 0, outlines: [] };
  for (const { characters, glyphs } of layOut(font, text, turned)) {
    const standing = glyphs.find(({ position }) => position.xAdvance > 0) ?? glyphs[0];
    const width = glyphs.reduce((sum, { position }) => sum + position.xAdvance, 0);
    const { own, marks } = turned ? { own: turnedAround(characters), marks: '' } : apart(characters);
    for (const glyph of glyphs) {
      const { id, position } = glyph;
      if (glyph === standing) {
        // Readers take a gap behind a glyph for a space: what is drawn beside it is part of its width.
        const advanceWidth = font.glyphHAdvance(id) + width - position.xAdvance;
        shaped.glyphs.push({ id, advanceWidth, codePoints: codePointsOf(own) });
        shaped.positions.push({ ...position, xAdvance: width });
      } else {
        const x = shaped.advanceWidth + position.xOffset;
        shaped.outlines.push({ path: font.glyphToPath(id), x, y: position.yOffset });
      }
      shaped.advanceWidth += position.xAdvance;
    }
    if (marks) {
      shaped.glyphs.push({ id: font.nominalGlyph(0x20) ?? 0, advanceWidth: 0, codePoints: codePointsOf(marks) });
      shaped.positions.push({ xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 });
    }
  }
  return shaped;
}

/** Readers take a glyph that stands for a mark for one without width: marks get one that has none and draws nothing. */
function apart(characters: string): { own: string; marks: string } {
  const at = characters.search(/(?<=.)[\p{M}\p{Cf}]/su);
  return at < 0 ? { own: characters, marks: '' } : { own: characters.slice(0, at), marks: characters.slice(at) };
}

/** Readers turn the characters of a line around, those of one glyph among them. */
function turnedAround(characters: string): string {
  return Array.from(characters).reverse().join('');
}

function codePointsOf(characters: string): number[] {
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

/** One behind the other, with positions of their own: the writer scales them in place. */
export function joinShapes(shapes: readonly Shape[]): Shape {
  const joined: Shape = { glyphs: [], positions: [], advanceWidth: 0, outlines: [] };
  for (const { glyphs, positions, advanceWidth, outlines } of shapes) {
    joined.glyphs.push(...glyphs);
    joined.positions.push(...positions.map((position) => ({ ...position })));
    for (const outline of outlines) joined.outlines.push({ ...outline, x: outline.x + joined.advanceWidth });
    joined.advanceWidth += advanceWidth;
  }
  return joined;
}

/** All words of all texts below a value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [' ', ...value.split(' '), ...value.split(/(?<=[-/@_])| /)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return [];
}

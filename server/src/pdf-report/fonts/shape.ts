import { messages } from '@afc/contract/all-messages';
import type { Font, GlyphRun } from 'fontkit';
import { rightToLeft } from '../text/direction.ts';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';

/** Glyphs side by side, in units of the font. */
export type Shape = {
  glyphs: { id: number; advanceWidth: number; codePoints: readonly number[] }[];
  positions: GlyphRun['positions'];
  advanceWidth: number;
  dots: Dot[];
};

/**
 * Some fonts draw a letter as a body and dots. The body stands for the letter and a dot for no character at all, but
 * in a PDF every glyph of a text must stand for one: dots are drawn as shapes beside the text.
 */
export type Dot = { path: string; x: number; y: number };

/** For the rare glyph that takes room and stands for nothing: a mark that no reader shows. */
const wordJoiner = 0x20_60;

/** Words that reports are made of, whomever they are about. */
const ownWords = new Set([en, es, messages].flatMap(wordsIn));
const shapes = new WeakMap<Font, Map<string, Shape>>();

/** Shaping is slow. The report's own words are remembered for good; those of people never are. */
export function shape(font: Font, text: string): Shape {
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

function freshShape(font: Font, text: string): Shape {
  const run = layOut(font, text);
  const shaped: Shape = { glyphs: [], positions: [], advanceWidth: run.advanceWidth, dots: [] };
  let pen = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index];
    if (!position) continue;
    const { id, advanceWidth, codePoints } = glyph;
    if (codePoints.length === 0 && position.xAdvance === 0)
      shaped.dots.push({ path: glyph.path.toSVG(), x: pen + position.xOffset, y: position.yOffset });
    else {
      shaped.glyphs.push({ id, advanceWidth, codePoints: codePoints.length === 0 ? [wordJoiner] : codePoints });
      shaped.positions.push(position);
    }
    pen += position.xAdvance;
  }
  return shaped;
}

function layOut(font: Font, text: string): GlyphRun {
  // Left to itself the font turns Arabic digits too, and a document's number reads backwards.
  const direction = rightToLeft.test(text) ? 'rtl' : 'ltr';
  const lay = (features?: { mark: false; mkmk: false }) => font.layout(text, features, undefined, undefined, direction);
  try {
    return lay();
  } catch {
    // Fonts do not say of every mark where on a letter it stands, and fontkit trips over those: they stay where they are.
    return lay({ mark: false, mkmk: false });
  }
}

/** One behind the other, with positions of their own: the writer scales them in place. */
export function joinShapes(shapes: readonly Shape[]): Shape {
  const joined: Shape = { glyphs: [], positions: [], advanceWidth: 0, dots: [] };
  for (const { glyphs, positions, advanceWidth, dots } of shapes) {
    joined.glyphs.push(...glyphs);
    joined.positions.push(...positions.map((position) => ({ ...position })));
    for (const dot of dots) joined.dots.push({ ...dot, x: dot.x + joined.advanceWidth });
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

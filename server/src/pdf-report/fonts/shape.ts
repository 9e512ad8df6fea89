import { messages } from '@afc/contract/messages';
import type { Font, GlyphRun } from 'fontkit';
import { en } from '../texts/en.ts';
import { es } from '../texts/es.ts';

/** Glyphs side by side, in units of the font. */
export type Shape = {
  glyphs: { id: number; advanceWidth: number; codePoints: readonly number[] }[];
  positions: GlyphRun['positions'];
  advanceWidth: number;
};

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
  const { glyphs, positions, advanceWidth } = font.layout(text);
  return { glyphs, positions, advanceWidth };
}

/** All words of all texts below a value. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [' ', ...value.split(' '), ...value.split(/(?<=[-/@_])| /)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return [];
}

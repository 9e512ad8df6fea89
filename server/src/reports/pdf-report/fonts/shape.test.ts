import { describe, expect, it } from 'vitest';
import { chooseFont } from './choose-font.ts';
import { loadFont } from './loaded-font.ts';
import { type Shape, shape } from './shape.ts';

/** The characters that the glyphs stand for, from left to right. */
function drawn(text: string): string {
  return String.fromCodePoint(...shapeOf(text).glyphs.flatMap(({ codePoints }) => codePoints));
}

function shapeOf(text: string): Shape {
  return shape(loadFont(chooseFont(text.charAt(0), 'sc'), 400).shaping, text);
}

function outlineOf(letter: string): string | undefined {
  const { shaping } = loadFont(chooseFont(letter, 'sc'), 400);
  return shaping.glyphToPath(shaping.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0);
}

describe('a shape', () => {
  it('turns letters that run from right to left', () => {
    expect(drawn('דוד בן')).toBe('ןב דוד');
    expect(drawn('علي')).toBe('يلع');
  });

  it('has every mark, also one that the font has no place for', () => {
    const sorted = (text: string) => Array.from(text).sort();
    for (const word of ['زيدٍ', 'ؒ', 'لاؕ']) expect(sorted(drawn(word))).toEqual(sorted(word));
  });

  it('never turns a number, whatever its digits', () => {
    for (const number of ['12345', '١٢٣٤٥', '۱۲۳۴۵', '١٢٣٫٥']) expect(drawn(number)).toBe(number);
  });

  it('draws a syllable whose vowel is written first, and stands for it as it is spelt', () => {
    const { glyphs, positions, outlines, advanceWidth } = shapeOf('कि');
    const [consonant, vowel] = [shapeOf('क'), shapeOf('ा')];
    expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('कि');
    expect(outlines.map(({ path }) => path)).toEqual([outlineOf('क')]);
    expect(outlines[0]?.x).toBeGreaterThan(0);
    expect(advanceWidth).toBeGreaterThan(Math.max(consonant.advanceWidth, vowel.advanceWidth));
    expect(positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)).toBe(advanceWidth);
    expect(glyphs.reduce((sum, each) => sum + each.advanceWidth, 0)).toBe(advanceWidth);
  });
});

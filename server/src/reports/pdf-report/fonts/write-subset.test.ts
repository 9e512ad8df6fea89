import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { chooseFont } from './choose-font.ts';
import { type LoadedFont, loadFont } from './loaded-font.ts';
import { writeSubset } from './write-subset.ts';

const characters = [
  'A',
  'é',
  'Š',
  'ễ',
  'Щ',
  'ή',
  'ب',
  'ש',
  '王',
  'さ',
  '김',
  'Ա',
  'ნ',
  'ส',
  'प',
  'ব',
  'ਸ',
  'த',
  'က',
  'ཀ',
  'አ',
  'ހ',
  '😀',
];

function readBack({ tables }: LoadedFont, glyphs: readonly number[]): Font {
  const subset = writeSubset(tables, glyphs);
  const read = create(subset ?? Buffer.alloc(0));
  if (!('getGlyph' in read)) throw new Error('The subset holds several fonts.');
  return read;
}

describe('a font of some glyphs', () => {
  it.each(characters)('draws them as the whole font does, as wide: %s', (character) => {
    for (const weight of [400, 700] as const) {
      const font = loadFont(chooseFont(character, 'sc'), weight);
      const [glyph] = font.written.glyphsForString(character);
      if (!glyph) throw new Error('The font has no such character.');
      const read = readBack(font, [0, glyph.id, glyph.id]);
      for (const place of [1, 2]) {
        expect(read.getGlyph(place).path.toSVG()).toBe(glyph.path.toSVG());
        expect(read.getGlyph(place).advanceWidth).toBe(glyph.advanceWidth);
      }
      expect(glyph.path.toSVG()).not.toBe('');
    }
  });

  it('brings along what its compound glyphs consist of, once each', () => {
    const font = loadFont(chooseFont('é', 'sc'), 400);
    const ids = font.written.glyphsForString('éèëe').map(({ id }) => id);
    const read = readBack(font, [0, ...ids]);
    expect(read.numGlyphs).toBeGreaterThan(1 + ids.length);
    expect(read.numGlyphs).toBeLessThan(1 + 3 * ids.length);
    for (const [index, id] of ids.entries())
      expect(read.getGlyph(index + 1).path.toSVG()).toBe(font.written.getGlyph(id).path.toSVG());
  });

  it('is far smaller than the font', () => {
    const { tables } = loadFont(chooseFont('A', 'sc'), 400);
    const whole = [...tables.values()].reduce((sum, { length }) => sum + length, 0);
    expect(writeSubset(tables, [0, 36])?.length).toBeLessThan(whole / 3);
  });

  it('is not made of other outlines than TrueType', () => {
    expect(writeSubset(new Map([['CFF ', Buffer.alloc(4)]]), [0])).toBeNull();
  });
});

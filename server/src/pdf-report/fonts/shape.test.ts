import { describe, expect, it } from 'vitest';
import { chooseFont } from './choose-font.ts';
import { loadFont } from './loaded-font.ts';
import { shape } from './shape.ts';

/** The characters that the glyphs stand for, from left to right. */
function drawn(text: string): string {
  const { glyphs } = shape(loadFont(chooseFont(text.charAt(0), 'sc'), 400), text);
  return String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints));
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
});

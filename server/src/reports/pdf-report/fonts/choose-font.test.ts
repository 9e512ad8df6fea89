import { expect, it } from 'vitest';
import { chooseFont } from './choose-font.ts';

it.each(['B\u0300', 'm\u0300', '\u00eb\u0301', '\u00c9\u0300'])('draws %s with the font of its letter', (grapheme) => {
  expect(chooseFont(grapheme, 'sc').id).toBe('noto-sans-latin');
});

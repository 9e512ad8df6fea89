import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph } from 'fontkit';
import type { FontFile, Weight } from './font-files.ts';
import { readTables, type Tables } from './sfnt.ts';
import { unpackWoff } from './unpack-woff.ts';

const fonts = new Map<string, Font>();
const tables = new WeakMap<Font, Tables>();

/** Read and unpacked once for the life of the process. */
export function loadFont(file: FontFile, weight: Weight): Font {
  const key = `${file.id}-${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(file.path(weight)));
  const font = create(bytes);
  if (!('getGlyph' in font)) throw new Error('A font file holds several fonts.');
  tables.set(font, readTables(bytes));
  rememberCharacters(font);
  fonts.set(key, font);
  return font;
}

export function tablesOf(font: Font): Tables {
  return tables.get(font) ?? new Map();
}

/**
 * The font keeps each glyph with the characters it first stood for, but one glyph stands for several: in Arabic, a
 * letter without its dots does for beh, teh and noon. Copied text would then name somebody else.
 */
function rememberCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  const glyphs = new Map<string | number, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const key = pairKey(id, codePoints);
    const known = glyphs.get(key);
    if (known) return known;
    const glyph: Glyph = Object.create(getGlyph(id), { codePoints: { value: codePoints } });
    glyphs.set(key, glyph);
    return glyph;
  };
}

/** Names a glyph together with the characters it stands for: a number where there is one, which is most. */
export function pairKey(glyph: number, codePoints: readonly number[]): string | number {
  const [first] = codePoints;
  return codePoints.length === 1 && first !== undefined ? glyph * 0x11_0000 + first : `${glyph}:${codePoints.join()}`;
}

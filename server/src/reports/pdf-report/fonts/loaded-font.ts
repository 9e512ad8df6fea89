import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';
import type { FontFile } from './font-files.ts';
import { readTables, type Tables } from './sfnt.ts';
import type { Weight } from './typefaces.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A font file as the PDF writer reads it, as words are shaped with it, and its tables. */
export type LoadedFont = { readonly written: Font; readonly shaping: ShapingFont; readonly tables: Tables };

const fonts = new Map<string, LoadedFont>();

/** Read and unpacked once for the life of the process. */
export function loadFont(file: FontFile, weight: Weight): LoadedFont {
  const key = `${file.id}-${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(file.path(weight)));
  const written = create(bytes);
  if (!('getGlyph' in written)) throw new Error('A font file holds several fonts.');
  const shaping = new ShapingFont(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  const font = { written, shaping, tables: readTables(bytes) };
  fonts.set(key, font);
  return font;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  alphabets,
  emoji as emojiTypeface,
  european,
  fileOf,
  han,
  subsetsOf,
  type Typeface,
  type Weight,
} from './typefaces.ts';

/** One of the many files a typeface comes in, each for some characters. */
export type FontFile = { id: string; ranges: readonly (readonly [number, number])[]; path: (weight: Weight) => string };

export type HanStyle = keyof typeof han;

/** Where the build has put the files, also for what runs from the sources. */
const builtFolder = fileURLToPath(new URL('../../../../dist/fonts', import.meta.url));
const Ranges = z.record(z.string(), z.string());

function filesOf(typeface: Typeface): FontFile[] {
  const { name } = typeface;
  const folder = join(builtFolder, name);
  const listed = Ranges.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const ranges = new Map(Object.entries(listed).map(([subset, text]) => [subset.replace(/[[\]]/g, ''), text]));
  return subsetsOf(typeface, Object.keys(listed)).map((subset) => ({
    id: `${name}-${subset}`,
    ranges: (ranges.get(subset) ?? '').split(',').map(range),
    path: (weight) => join(folder, fileOf(name, subset, weight)),
  }));
}

/** U+41 or U+41-5A */
function range(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const europeanFiles = filesOf(european);
const latin = europeanFiles.filter(({ id }) => id === 'noto-sans-latin');
const others = europeanFiles.filter((file) => !latin.includes(file));
const common = [...latin, ...others, ...alphabets.flatMap(filesOf)];

export const emoji = filesOf(emojiTypeface);
const [sc, jp, kr] = [filesOf(han.sc), filesOf(han.jp), filesOf(han.kr)];

/** Every file in the order in which they are asked for a character. */
export const fontFiles: Record<HanStyle, readonly FontFile[]> = {
  sc: [...common, ...sc, ...jp, ...kr, ...emoji],
  jp: [...common, ...jp, ...sc, ...kr, ...emoji],
  kr: [...common, ...kr, ...jp, ...sc, ...emoji],
};

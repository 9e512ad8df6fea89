import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

export type Weight = 400 | 700;

/** One of the many files a typeface comes in, each for some characters. */
export type FontFile = { id: string; ranges: readonly (readonly [number, number])[]; path: (weight: Weight) => string };

/** Han characters look different in Chinese, Japanese and Korean. */
export type HanStyle = 'sc' | 'jp' | 'kr';

const resolve = createRequire(import.meta.url).resolve;
const Ranges = z.record(z.string(), z.string());

/** The files of a package; of the East Asian ones only the numbered slices, which hold what is their own. */
function filesOf(name: string, wanted: (subset: string) => boolean): FontFile[] {
  const folder = dirname(resolve(`@fontsource/${name}/package.json`));
  const subsets = Ranges.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  return Object.entries(subsets).flatMap(([bracketed, ranges]) => {
    const subset = bracketed.replace(/[[\]]/g, '');
    if (!wanted(subset)) return [];
    const path = (weight: Weight): string => join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`);
    return [{ id: `${name}-${subset}`, ranges: ranges.split(',').map(range), path }];
  });
}

/** U+41 or U+41-5A */
function range(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const isSlice = (subset: string): boolean => /^\d+$/.test(subset);
const european = filesOf('noto-sans', () => true);
const latin = european.filter(({ id }) => id === 'noto-sans-latin');

const alphabets = [
  'arabic hebrew thaana armenian georgian ethiopic',
  'bengali gujarati gurmukhi kannada malayalam oriya sinhala tamil telugu',
  'khmer lao myanmar thai',
].flatMap((scripts) =>
  scripts.split(' ').flatMap((script) => filesOf(`noto-sans-${script}`, (subset) => subset === script)),
);
const tibetan = filesOf('noto-serif-tibetan', (subset) => subset === 'tibetan');
export const emoji = filesOf('noto-emoji', isSlice);

const han: Record<HanStyle, FontFile[]> = {
  sc: filesOf('noto-sans-sc', isSlice),
  jp: filesOf('noto-sans-jp', isSlice),
  kr: filesOf('noto-sans-kr', isSlice),
};

const common = [...latin, ...european.filter((file) => !latin.includes(file)), ...alphabets, ...tibetan];

/** Every file in the order in which they are asked for a character. */
export const fontFiles: Record<HanStyle, readonly FontFile[]> = {
  sc: [...common, ...han.sc, ...han.jp, ...han.kr, ...emoji],
  jp: [...common, ...han.jp, ...han.sc, ...han.kr, ...emoji],
  kr: [...common, ...han.kr, ...han.jp, ...han.sc, ...emoji],
};

import { readCantonese } from '../scripts/cantonese.ts';
import { takeApart } from '../scripts/syllabic-names.ts';
import type { WrittenName } from './analysed-name.ts';
import type { NameReading } from './name-pieces.ts';

const ASCII = /^[\x20-\x7e]*$/;
const HAN = /^\p{Script=Han}+$/u;

/** Characters are read in Mandarin unless told otherwise; these are the other ways. */
export function hanReadings({ text, given, family }: WrittenName): NameReading[] {
  if (ASCII.test(text)) return [];
  const written = given && family ? [family, given] : text.trim().split(/[\s·,，]+/u);
  const words = written.length === 1 ? written.flatMap(takeApart) : written;
  if (words.length < 2 || words.length > 3 || !words.every((word) => HAN.test(word))) return [];
  const cantonese = words.map((source, i) => ({
    word: readCantonese(source, i < words.length - 1),
    source,
    loose: false,
  }));
  return cantonese.every(({ word }) => word !== '') ? [{ pieces: cantonese, script: 'Han' }] : [];
}

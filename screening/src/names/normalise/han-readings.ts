import { readCantonese } from '../scripts/cantonese.ts';
import { readJapanese } from '../scripts/japanese.ts';
import type { ReadWord } from '../scripts/read-word.ts';
import type { Script } from '../scripts/script.ts';
import { readSinoKorean } from '../scripts/sino-korean.ts';
import { takeApart } from '../scripts/syllabic-names.ts';
import type { WrittenName } from './analysed-name.ts';
import type { NameReading } from './name-pieces.ts';

const ASCII = /^[\x20-\x7e]*$/;
const HAN = /^\p{Script=Han}+$/u;
const WITH_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Characters are read in Mandarin unless told otherwise; these are the other ways. */
export function hanReadings({ text, given, family }: WrittenName): NameReading[] {
  if (ASCII.test(text)) return [];
  const words = given && family ? [family, given] : text.trim().split(/[\s·・,，]+/u);
  if (!words.every((word) => WITH_KANA.test(word))) return [];
  const parts = words.length === 1 ? words.flatMap(takeApart) : words;
  const inHan = parts.length > 1 && parts.length < 4 && parts.every((part) => HAN.test(part));
  return [
    ...(inHan ? asReadings([readCantonese(parts)], 'Han') : []),
    ...(inHan ? asReadings([readSinoKorean(parts)], 'Hangul') : []),
    // Japanese is read by its sounds, as if it were written in kana: its words are no single syllables.
    ...asReadings(inEitherOrder(words), 'Kana'),
  ];
}

/** The surname stands first; in a form with two fields people put it there too, though the first asks for the given name. */
function inEitherOrder(words: readonly string[]): ReadWord[][] {
  const readings = readJapanese(words);
  return readings.length > 0 || words.length !== 2 ? readings : readJapanese(words.toReversed());
}

function asReadings(names: readonly (ReadWord[] | undefined)[], script: Script): NameReading[] {
  return names.flatMap((words) => (words ? { pieces: words.map((word) => ({ ...word, loose: false })), script } : []));
}

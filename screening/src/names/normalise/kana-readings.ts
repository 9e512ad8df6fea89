import { readKoreanInKana } from '../scripts/korean-in-kana.ts';
import type { WrittenName } from './analysed-name.ts';
import { inReadings, koreanWays } from './in-readings.ts';
import type { NameReading } from './name-pieces.ts';
import { isSyllables, SURNAME_KEY } from './syllables.ts';

const KATAKANA = /^[ァ-ヴー]+(?:[\s・=＝][ァ-ヴー]+){1,2}$/;

/** A name of Korea in the letters by which Japanese writes what is foreign. */
export function kanaReadings({ text, given, family }: WrittenName): NameReading[] {
  const written = given && family ? `${family} ${given}` : text.trim();
  if (!KATAKANA.test(written)) return [];
  const words = written.split(/[\s・=＝]/);
  const names = inReadings(
    words,
    'Kana',
    (word) => koreanWays(readKoreanInKana(word)),
    (word) => SURNAME_KEY.has(word),
  );
  return names.filter(({ pieces }) => pieces.every(({ word }) => isSyllables(word)));
}

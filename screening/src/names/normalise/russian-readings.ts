import { readKontsevich } from '../scripts/kontsevich.ts';
import { readPalladius } from '../scripts/palladius.ts';
import { readPolivanov } from '../scripts/polivanov.ts';
import { romanise } from '../scripts/romanise.ts';
import { readVietnameseInRussian } from '../scripts/vietnamese-in-russian.ts';
import { CHINESE_SURNAMES, VIETNAMESE_SURNAMES } from '../words/east-asian-surnames.ts';
import { givenNameOf } from '../words/given-names.ts';
import { surnameNumber } from '../words/surnames.ts';
import type { WrittenName } from './analysed-name.ts';
import { inOneLine, inReadings, koreanWays } from './in-readings.ts';
import type { NameReading } from './name-pieces.ts';
import { SURNAME_KEY } from './syllables.ts';

/** Most names are none, and the patterns below take longer. */
const BEGINS_CYRILLIC = /^\s*[а-яёіїєґ]/i;
const CYRILLIC = /^[а-яёіїєґ]+(?:[\s-][а-яёіїєґ]+){1,3}$/i;

const MOST_READINGS = 16;

/** A name of China, Korea, Japan or Vietnam in Russian letters, which spell it by rules of their own. */
export function russianReadings(name: WrittenName): NameReading[] {
  if (!BEGINS_CYRILLIC.test(name.text)) return [];
  const written = inOneLine(name);
  if (!CYRILLIC.test(written)) return [];
  const words = written.split(/[\s-]/);
  if (words.some(isRussian)) return [];
  const isUkrainian = UKRAINIAN.test(written);
  const reading = (read: (word: string) => readonly (string | undefined)[], isName: (word: string) => boolean) =>
    inReadings(words, 'Cyrillic', (word) => read(isUkrainian ? inRussian(word) : word.toLowerCase()), isName);
  const vietnamese = reading(readVietnameseInRussian, (word) => VIETNAMESE_SURNAMES.has(word)).slice(0, MOST_READINGS);
  return [
    ...vietnamese,
    ...reading(
      (word) => [readPalladius(word)],
      (word) => CHINESE_SURNAMES.has(word),
    ),
    ...reading(
      (word) => koreanWays(readKontsevich(word)),
      (word) => SURNAME_KEY.has(word),
    ),
    ...reading(
      (word) => [readPolivanov(word)],
      (word) => (surnameNumber(word) ?? givenNameOf(word)) !== undefined,
    ),
  ];
}

/** "Ирина Ким": Irina is no Korean name, though it could be spoken as one. */
const isRussian = (word: string): boolean => {
  const { text } = romanise(word);
  return text.length > 3 && givenNameOf(text) !== undefined;
};

const UKRAINIAN = /[іїєґ]/i;
const RUSSIAN_FOR: Partial<Record<string, string>> = { і: 'и', ї: 'и', и: 'ы', е: 'э', є: 'е', ґ: 'г' };

/** Ukrainian has the same rules and other letters: Сі Цзіньпін. */
const inRussian = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => RUSSIAN_FOR[letter] ?? letter).join('');

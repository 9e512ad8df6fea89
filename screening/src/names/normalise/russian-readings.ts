import { readKontsevich } from '../scripts/kontsevich.ts';
import { readPalladius } from '../scripts/palladius.ts';
import { readPolivanov } from '../scripts/polivanov.ts';
import { romanise } from '../scripts/romanise.ts';
import { CHINESE_SURNAMES } from '../words/east-asian-surnames.ts';
import { givenNameOf } from '../words/given-names.ts';
import { surnameNumber } from '../words/surnames.ts';
import type { WrittenName } from './analysed-name.ts';
import type { NameReading } from './name-pieces.ts';
import { SURNAME_KEY } from './syllables.ts';

/** Most names are none, and the patterns below take longer. */
const BEGINS_CYRILLIC = /^\s*[а-яёіїєґ]/i;
const CYRILLIC = /^[а-яёіїєґ]+(?:[\s-][а-яёіїєґ]+){1,2}$/i;

/** A name of China, Korea or Japan in Russian letters, which spell it by rules of their own. */
export function russianReadings({ text, given, family }: WrittenName): NameReading[] {
  if (!BEGINS_CYRILLIC.test(text)) return [];
  const written = (given && family ? `${given} ${family}` : text.replace(',', ' ')).trim().replace(/\s+/g, ' ');
  if (!CYRILLIC.test(written)) return [];
  if (written.split(/[\s-]/).some(isRussian)) return [];
  const words = inRussian(written.toLowerCase()).split(/[\s-]/);
  return [
    ...inReadings(
      words,
      (word) => [readPalladius(word)],
      (word) => CHINESE_SURNAMES.has(word),
    ),
    ...inReadings(words, readKorean, (word) => SURNAME_KEY.has(word)),
    ...inReadings(
      words,
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

const RUSSIAN_FOR: Partial<Record<string, string>> = { і: 'и', ї: 'и', и: 'ы', е: 'э', є: 'е', ґ: 'г' };

/** Ukrainian has the same rules and other letters: Сі Цзіньпін. */
const inRussian = (text: string): string =>
  /[іїєґ]/.test(text) ? Array.from(text, (letter) => RUSSIAN_FOR[letter] ?? letter).join('') : text;

/** Of Korean, Russian writes n and ng alike. */
function readKorean(word: string): (string | undefined)[] {
  const read = readKontsevich(word);
  return read && /[aeiou]n/.test(read) ? [read, read.replace(/(?<=[aeiou])n/g, 'ng')] : [read];
}

type Reader = (word: string) => readonly (string | undefined)[];

/** Every way to read all the words, where the first or the last is a name of that country. */
function inReadings(words: readonly string[], read: Reader, isName: (word: string) => boolean): NameReading[] {
  let names: NameReading['pieces'][] = [[]];
  for (const source of words) {
    const ways = read(source).flatMap((word) => (word === undefined ? [] : { word, source, loose: false }));
    names = names.flatMap((pieces) => ways.map((way) => [...pieces, way]));
  }
  return names
    .filter((pieces) => isName(pieces[0]?.word ?? '') || isName(pieces.at(-1)?.word ?? ''))
    .map((pieces) => ({ pieces, script: 'Cyrillic' }));
}

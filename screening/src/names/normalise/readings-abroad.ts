import { withoutGreekAccents } from '../scripts/greek-accents.ts';
import { KOREAN_ABROAD } from '../scripts/korean-abroad.ts';
import { PINYIN_ABROAD } from '../scripts/pinyin-abroad.ts';
import { romanise } from '../scripts/romanise.ts';
import { detectScript, type Script } from '../scripts/script.ts';
import { PLAIN } from '../scripts/syllables-abroad.ts';
import { CHINESE_SURNAMES } from '../words/east-asian-surnames.ts';
import { givenNameOf } from '../words/given-names.ts';
import type { WrittenName } from './analysed-name.ts';
import { inOneLine, inReadings, noInitial } from './in-readings.ts';
import type { NameReading } from './name-pieces.ts';
import { SURNAME_KEY } from './syllables.ts';

/** Most names are in none, and what follows takes longer. */
const BEGINS = /^\s*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}]/u;
const BETWEEN = /[\s\u200c־-]+/u;
const MOST_READINGS = 16;

/** A name of China or Korea in Arabic, Hebrew or Greek letters, several of which stand for more than one sound of it. */
export function readingsAbroad(name: WrittenName): NameReading[] {
  if (!BEGINS.test(name.text)) return [];
  const words = inOneLine(name).split(BETWEEN);
  const script = detectScript(name.text);
  if (words.length < 2 || words.length > 3 || !isAbroad(script) || words.some((word) => isTheirs(word, script)))
    return [];
  const plain = PLAIN[script];
  const chinese = inReadings(
    words,
    script,
    (word) => PINYIN_ABROAD[script](plain(word)),
    (word) => CHINESE_SURNAMES.has(word),
  );
  const korean = inReadings(
    words,
    script,
    (word) => KOREAN_ABROAD[script](plain(word)).map(noInitial),
    (word) => SURNAME_KEY.has(word),
  );
  return [...chinese.slice(0, MOST_READINGS), ...korean.slice(0, MOST_READINGS)];
}

/** Sounds that end or fill the syllables of these languages, and hardly a word of those who write so. */
const ABROAD = /ن[غگ](?!\p{L}{3})|ياو|נג(?!\p{L}{3})|יאו|νγκ(?!\p{L}{3})|ιαο/u;

/** Read as a name of their own it would be like many others that have nothing to do with it. */
export const isSurelyAbroad = ({ text }: WrittenName): boolean => ABROAD.test(withoutGreekAccents(text.toLowerCase()));

const isAbroad = (script: string): script is keyof typeof PLAIN => script in PLAIN;

/** A word known for a name there; but a short one may be both: جون is John and Jun. */
function isTheirs(word: string, script: Script): boolean {
  const { text, loose } = romanise(word);
  if (loose) return false;
  return givenNameOf(text) === undefined ? script !== 'Greek' : word.length > 3;
}

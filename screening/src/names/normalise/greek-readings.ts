import { withForeignSounds } from '../scripts/foreign-in-greek.ts';
import { romanise } from '../scripts/romanise.ts';
import type { WrittenName } from './analysed-name.ts';
import { inOneLine, inReadings } from './in-readings.ts';
import type { NameReading } from './name-pieces.ts';

/** Most names are none, and the patterns below take longer. */
const BEGINS_GREEK = /^\s*\p{Script=Greek}/u;
const GREEK = /^[\p{Script=Greek}\p{M}]+(?:[\s-][\p{Script=Greek}\p{M}]+){1,3}$/u;

/** A name of elsewhere in Greek letters: Ντόναλντ Κλίντον has a d at both ends of one word, and nt in the other. */
export function greekReadings(name: WrittenName): NameReading[] {
  if (!BEGINS_GREEK.test(name.text)) return [];
  const written = inOneLine(name);
  if (!GREEK.test(written)) return [];
  const words = written.split(/[\s-]/);
  if (words.every((word) => withForeignSounds(word) === word.toLowerCase())) return [];
  const ways = (word: string) => new Set([romanise(word).text, romanise(withForeignSounds(word)).text]);
  const [, ...others] = inReadings(
    words,
    'Greek',
    (word) => [...ways(word)],
    () => true,
  );
  return others;
}

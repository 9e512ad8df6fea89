import { plainApostrophes } from '../scripts/apostrophes.ts';
import { TITLES } from '../words/name-words.ts';
import type { WrittenName } from './analysed-name.ts';
import type { ToldOrder } from './east-asian.ts';

/** "Jong-un Kim": the hyphen holds the given name together. */
const HYPHENATED_FIRST = /^\s*[\p{L}']+[-‐‑][\p{L}']+\s+[\p{L}']+\s*$/u;
/** "Pai Ch'ung-hsi", but not "Nur al-Din". */
const HYPHENATED_LAST = /^\s*[\p{L}']+\s+(?![aeu]l[-‐‑])[\p{L}']{2,}[-‐‑][\p{L}']+\s*$/iu;

/** The order is told by a comma, by the fields of a form, or by a hyphen. */
export function toldOrder(name: WrittenName, ordered: string): ToldOrder {
  const text = withoutTitles(plainApostrophes(ordered));
  if (HYPHENATED_FIRST.test(text)) return 'family last';
  if (HYPHENATED_LAST.test(text)) return 'family first';
  return (ordered !== name.text || Boolean(name.family)) && !isNoFamily(name) ? 'family last' : undefined;
}

/**
 * "Jong Un, Kim" and "Chan Tai Man, Peter": surnames have one syllable, so what stands for one here is the given name, or
 * the whole name in front of a Western one.
 */
function isNoFamily({ text, given, family }: WrittenName): boolean {
  const [last = '', first = ''] = given && family ? [family, given] : text.split(',');
  const sizeOf = (part: string) => withoutTitles(part).split(/[\s\-‐‑]+/).length;
  return sizeOf(first) === 1 && (sizeOf(last) === 2 || sizeOf(last) === 3);
}

/** "Mr Chang" is one word of the name. */
const withoutTitles = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => !TITLES.has(word.replace(/[.,]/g, '').toLowerCase()))
    .join(' ');

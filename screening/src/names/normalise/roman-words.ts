import { maxFieldLength } from '@afc/contract/limits';
import { APOSTROPHE } from '../scripts/apostrophes.ts';
import { foldLookalikes, foldSigns, foldSmallL } from '../scripts/homoglyphs.ts';
import { letterNamed } from '../scripts/indic.ts';
import { type Romanised, romanise } from '../scripts/romanise.ts';
import type { Script } from '../scripts/script.ts';
import { takeApart } from '../scripts/syllabic-names.ts';
import { TRAILING_TITLES } from '../words/name-words.ts';
import type { NamePiece, NameReading } from './name-pieces.ts';

const BETWEEN_WORDS = new RegExp(String.raw`[^\p{L}\p{M}\p{N}.${APOSTROPHE}׳$@|!·・]+|[·・]`, 'u');

/** Lists and files may hold longer words than a form, and looking for slips takes the square of a word's length. */
export const wordsIn = (text: string): string[] =>
  text
    .split(BETWEEN_WORDS)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => piece.slice(0, maxFieldLength));

const EXCELLENCY = /^h\.e\.?$/i;
const withoutStops = (word: string): string => word.replaceAll('.', '');
const isOrder = (word = ''): boolean => TRAILING_TITLES.has(withoutStops(word).toLowerCase());

/** "H.E." before and "Ph.D." behind two other words are titles, and no initials. */
export function joinTitles(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  const own = words.length > 2 && EXCELLENCY.test(first) ? words.slice(1) : words;
  let names = own.length;
  while (names > 2 && isOrder(own[names - 1])) names -= 1;
  return names === own.length ? own : [...own.slice(0, names), ...own.slice(names).map(withoutStops)];
}

/**
 * The words in Latin letters. `written` holds what is shown for them, where they have other letters than were written.
 */
export function romanWords(words: readonly string[], written: readonly string[]): NameReading {
  const isRewritten = written.length === words.length;
  const pieces: NamePiece[] = [];
  let script: Script = 'Latin';
  for (const [place, piece] of (words.length === 1 ? words.flatMap(takeApart) : words).entries()) {
    // "J.R." is two initials; "Abd." one abbreviated word.
    const parts = piece.includes('.') ? piece.split('.').filter((part) => /[\p{L}\p{N}]/u.test(part)) : [piece];
    for (const part of parts) {
      const roman = romanise(foldSigns(foldSmallL(foldLookalikes(part))));
      if (roman.script !== 'Latin') script = roman.script;
      const stop = parts.length === 1 && piece.endsWith('.');
      const source = (isRewritten && written[place]) || (stop ? piece : part);
      const initial = initialOf(part, piece, roman);
      const text = initial ?? roman.text.replaceAll('dsch', 'j');
      const loose = roman.loose && initial === undefined;
      const all = text.split(' ').filter((word) => word !== '');
      for (const [at, word] of all.entries()) pieces.push({ word, source, loose, stop, writtenOn: at > 0 });
    }
  }
  return { pieces, script };
}

const ALPHABETS = new Set<Script>(['Cyrillic', 'Greek', 'Armenian', 'Georgian']);
/** What one letter of another alphabet becomes in Latin letters. */
const LETTER_GROUP = /^(?:[yji][aeou]|zh|sh|ch|kh|ts|th|ph|dj)$/i;

/** "Ю. В." and "Yu.V.": one letter of the name, however many Latin ones it takes. */
function initialOf(part: string, piece: string, { text, script }: Romanised): string | undefined {
  if (ALPHABETS.has(script)) return part.length === 1 ? text.charAt(0) : undefined;
  if (!piece.includes(`${part}.`)) return undefined;
  if (script === 'Indic') return letterNamed(text);
  return script === 'Latin' && LETTER_GROUP.test(part) ? text.charAt(0) : undefined;
}

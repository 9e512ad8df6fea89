import anyAscii from 'any-ascii';
import { cleanText } from './normalise/letters.ts';
import { inLatinLookalikes } from './scripts/homoglyphs.ts';

/**
 * What a document number is compared with those of lists by. Leading zeros, which lists leave out, do not count; a letter
 * that looks like a Latin one is that letter, and digits are digits in every script. Two of our own records are compared
 * by rules/document-id.ts.
 */
export function documentKey(number: string): string {
  return inLatinLookalikes(cleanText(number).toUpperCase())
    .replace(/(?![0-9])\p{Nd}/gu, anyAscii)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');
}

/** Too short to be anybody's number alone. */
export const SHORTEST_DOCUMENT = 5;

/** In characters. A longer text is no number with a note beside it. */
const LONGEST_NOTE = 200;

/**
 * The keys of what stands in the place of a number. Lists and people write there what the document is as well, such as
 * "Afghan passport number OA123456 (expired 2016)": then the number alone is a key too.
 */
export function documentKeys(written: string): string[] {
  const keys = [documentKey(written)];
  if (/^[\p{L}\p{N}./-]*$/u.test(written) || written.length > LONGEST_NOTE) return numbersOf(keys);
  const text = written.replace(/\s+/g, ' ').trim();
  for (const part of text.split(/ (?:and|or) |;/i).flatMap(severalIn)) {
    const number = numberIn(part.trim());
    if (!isDate(number)) keys.push(documentKey(number));
  }
  return numbersOf([...new Set(keys)]);
}

/** A text without a digit, such as "unknown", is nobody's number. */
const numbersOf = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.length >= SHORTEST_DOCUMENT && /\p{Nd}/u.test(key));

/** Between commas, where each of them is long enough to be a number. */
function severalIn(part: string): string[] {
  const numbers = part.split(',');
  return numbers.every((one) => one.replace(/\P{Nd}/gu, '').length >= SHORTEST_DOCUMENT) ? numbers : [part];
}

const isDate = (text: string): boolean => /^\d{1,2}[ .-]\p{L}{3,}\.?[ .-]\d{4}$/u.test(text);

function numberIn(part: string): string {
  const bare = part
    .replace(/[ ,(]*\b(?:issued?|expire[sd]?|expiry|valid)\b.*$/i, '')
    // Its country or kind, never a check digit: (9).
    .replace(/(?: [([][^()[\]]*\p{L}{2}[^()[\]]*[)\]])+$/u, '')
    .replace(/,\D*$/, '');
  return withoutWords(bare.replace(/^\D*?(?:\bnumber\b|\bno\b[.:]|[№#:]|\bn°)[ .:°#]*/iu, '')).replace(
    / (?:no\.?|№|n°) ?(?=\d)/iu,
    ' ',
  );
}

/** Without the words before the number and behind it. A series before it has three letters at most. */
function withoutWords(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => /\d/.test(word) || !/\p{L}{4}/u.test(word));
  const last = words.findLastIndex((word) => /\d/.test(word) || !/^\p{L}{3,}$/u.test(word));
  return words.slice(Math.max(first, 0), last + 1).join(' ');
}

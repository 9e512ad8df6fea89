import { plainApostrophes } from '../scripts/apostrophes.ts';

/** Format characters, variation selectors and the other marks that show nothing. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u{34f}|\u{115f}|\u{1160}|\u{17b4}|\u{17b5}/gu;

/** "M.ª": the stop of a Spanish abbreviation stands before its raised last letter. */
const RAISED_END = /\.([ªº])/g;

/** Most names of most lists: nothing has to be cleaned. */
const ASCII = /^[\x20-\x7e]*$/;

export function cleanText(text: string): string {
  if (ASCII.test(text)) return text;
  return plainApostrophes(text).replace(RAISED_END, '$1.').normalize('NFKC').replace(INVISIBLE, '').replaceAll('ـ', '');
}

/** The name as written: only case, spaces and the shape of quotes and dashes do not count. */
export function lettersOf(text: string): string {
  return plainApostrophes(inOrder(cleanText(text)))
    .toLowerCase()
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The line of a passport that is read by machines: "P<UTOERIKSSON<<ANNA<MARIA<<<<". */
const PASSPORT_LINE = /^\s*(?:P<[A-Z<]{3})?([A-Z][A-Z<]*?)<<([A-Z<]*)\s*$/;
const unfilled = (part: string): string => part.replace(/<+/g, ' ').trim();

export function readPassportLine(text: string): string {
  const [, family = '', given = ''] = (text.includes('<<') && PASSPORT_LINE.exec(text)) || [];
  return family === '' ? text : `${unfilled(family)}, ${unfilled(given)}`;
}

/** "SALEK, Abdulhai" is Abdulhai Salek. */
export function inOrder(text: string): string {
  const parts = text.split(',');
  const [family = '', given = ''] = parts;
  return parts.length === 2 && /\p{L}{2}/u.test(given) ? `${given.trim()} ${family.trim()}` : text;
}

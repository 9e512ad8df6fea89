import { plainApostrophes } from '@afc/screening/names/scripts/apostrophes';

/** Letters that Unicode does not take apart into a plain letter and an accent, and the sigma at the end of a word. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ς: 'σ',
};

const dashes = /[‐‑‒–—−]/g;

/** Text as the filters of the lists see it: case and accents do not count, and a space, an apostrophe or a dash is one. */
export function searchText(text: string): string {
  return plainApostrophes(text)
    .replace(dashes, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[ßẞæœøđðþħıłς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The pattern of `like` that finds the filter anywhere in a search text. */
export function containsPattern(filter: string): string {
  return `%${searchText(filter).replace(/[\\%_]/g, '\\$&')}%`;
}

import { romanise } from './names/scripts/romanise.ts';

/** A text as two fields are compared by: case, accents, spaces, punctuation and script do not count. */
export function comparable(text: string): string {
  return comparableWords(text).join(' ');
}

function comparableWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u)
    .filter((word) => word !== '');
  return words
    .map((word) => romanise(word).text)
    .join(' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** A whole name: which of its words stood in which field does not count either. Empty without any word. */
export function nameKey(firstname: string, lastname: string): string {
  return comparableWords(`${firstname} ${lastname}`).toSorted().join(' ');
}

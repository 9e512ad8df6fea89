import { filledFields } from './names/normalise/names-in-fields.ts';
import { plainApostrophes } from './names/scripts/apostrophes.ts';
import { romanise } from './names/scripts/romanise.ts';

/** Marks that show nothing. Joiners stay in scripts whose letters change their shape by them, such as Persian. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])[\u200c\u200d]/gu;

/** What two fields are compared by: case, accents, spaces, punctuation, script and invisible marks do not count. */
export function comparable(text: string): string {
  return comparableWords(text).join(' ');
}

function comparableWords(text: string): string[] {
  const words = plainApostrophes(text)
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '');
  return words
    .map((word) => romanise(word).text)
    .join(' ')
    .split(' ')
    .filter((word) => word !== '');
}

/** A whole name: which of its words stood in which field does not count either. Empty where none names anybody. */
export function nameKey(firstname: string, lastname: string): string {
  const { given, family } = filledFields({ firstname, lastname });
  return comparableWords(`${given} ${family}`).toSorted().join(' ');
}

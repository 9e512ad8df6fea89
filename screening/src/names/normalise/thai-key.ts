import { remembered } from '../../remembered.ts';

/** Short words would meet by chance. */
const SHORTEST = 8;
const MOST_LETTERS_MORE = 3;

/**
 * "Puangpetch" and "Phuangphet", "Charnvirakul" and "Chanwirakun": Thai surnames are spelt letter for letter or as they
 * sound, and at the end of a syllable these differ.
 */
export function areSameInThai(a: string, b: string): boolean {
  if (a.length < SHORTEST || b.length < SHORTEST || Math.abs(a.length - b.length) > MOST_LETTERS_MORE) return false;
  if (firstSound(a) !== firstSound(b)) return false;
  return keyOf(a) === keyOf(b);
}

/** The first consonant and what follows it: most pairs differ here already and need no key. */
function firstSound(word: string): string {
  const first = word[0] === 'j' ? 'c' : (word[0] ?? '');
  return first + (word[1] === 'h' ? (word[2] ?? '') : (word[1] ?? ''));
}

/** Each letter by its sound at its place in the syllable. */
const keyOf = remembered(5_000, (word) =>
  word
    .replace(/t?ch|j/g, 'c')
    .replace(/(?<=[pkt])h/g, '')
    .replace(/v/g, 'w')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?<=[ao])r(?=[^aeiou])/g, '')
    .replace(/[lr](?=[^aeiouywlr]|$)/g, 'n')
    .replace(/[cds](?=[^aeiouywlrh]|$)/g, 't')
    .replace(/(?<=n)[pt]$/, ''),
);

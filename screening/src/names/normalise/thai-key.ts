import { remembered } from '../../remembered.ts';

/** Short words would meet by chance. */
export const SHORTEST_IN_THAI = 8;
const MOST_LETTERS_MORE = 3;

/**
 * "Puangpetch" and "Phuangphet", "Charnvirakul" and "Chanwirakun": Thai surnames are spelt letter for letter or as they
 * sound, and at the end of a syllable these differ.
 */
export function areSameInThai(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > MOST_LETTERS_MORE) return false;
  if (firstSound(a) !== firstSound(b)) return false;
  return keyOf(a) === keyOf(b);
}

/** The first consonant and what follows it: most pairs differ here already and need no key. */
function firstSound(word: string): number {
  const first = word[0];
  const second = word[1];
  const sounds = second === 'h' || (first === 's' && second === 'r') ? 2 : 1;
  return consonantAt(first, second) * 128 + word.charCodeAt(sounds);
}

const [C = 0, W = 0] = Array.from('cw', (letter) => letter.charCodeAt(0));

function consonantAt(first = '', second = ''): number {
  if (first === 'j' || (first === 's' && second === 'h')) return C;
  return first === 'v' ? W : first.charCodeAt(0);
}

/** Each letter by its sound at its place in the syllable. */
const keyOf = remembered(5_000, (word) =>
  word
    // "Sawasdi" and "Sakdi" end as if they had no i.
    .replace(/(?<=[sk])di$/, '')
    .replace(/(?<=t)ra$/, '')
    .replace(/(?:t?ch|sh|j)+/g, 'c')
    .replace(/^sr/, 's')
    .replace(/nn/g, 'n')
    // As the letters were in Sanskrit: Abhi- is Aphi-, Vaddhana is Watthana.
    .replace(/bh/g, 'ph')
    .replace(/d?dh/g, 'tth')
    .replace(/tt/g, 't')
    .replace(/(?<=[pkt])h/g, '')
    .replace(/v/g, 'w')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?<=[ao])r(?=[^aeiou])/g, '')
    .replace(/[lr](?=[^aeiouywlr]|$)/g, 'n')
    .replace(/[cds](?=[^aeiouywlrh]|$)/g, 't')
    .replace(/(?<=n)[pt]$/, ''),
);

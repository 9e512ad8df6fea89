/** Thai surnames have no one spelling: each letter by its sound, or as the word itself writes it. */
const LONG = 8;
const MOST_LETTERS_MORE = 3;
const keys = new Map<string, string>();
const CACHE_LIMIT = 5_000;

/** "Puangpetch" and "Phuangphet", "Charnvirakul" and "Chanwirakun": both are written as they sound at a syllable's end. */
export function areSameInThai(a: string, b: string): boolean {
  if (a.length < LONG || b.length < LONG || Math.abs(a.length - b.length) > MOST_LETTERS_MORE) return false;
  if (firstSound(a) !== firstSound(b)) return false;
  return keyOf(a) === keyOf(b);
}

/** The first consonant and what follows it, to spare most pairs the key. */
function firstSound(word: string): string {
  const first = word[0] === 'j' ? 'c' : (word[0] ?? '');
  return first + (word[1] === 'h' ? (word[2] ?? '') : (word[1] ?? ''));
}

function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = word
    .replace(/t?ch|j/g, 'c')
    .replace(/(?<=[pkt])h/g, '')
    .replace(/v/g, 'w')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?<=[ao])r(?=[^aeiou])/g, '')
    .replace(/[lr](?=[^aeiouywlr]|$)/g, 'n')
    .replace(/[cds](?=[^aeiouywlrh]|$)/g, 't')
    .replace(/(?<=n)[pt]$/, '');
  if (keys.size >= CACHE_LIMIT) keys.clear();
  keys.set(word, key);
  return key;
}

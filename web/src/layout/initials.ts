/** The first letters of somebody's first and last word: 'Ana María Example' becomes 'AE'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word).toUpperCase()).join('');
}

/** With its accents; and whole, where JavaScript stores it in two halves, as some Chinese characters. */
const firstLetter = (word: string): string => /^.\p{M}*/u.exec(word)?.[0] ?? '';

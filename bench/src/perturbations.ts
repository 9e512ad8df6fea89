type Random = () => number;
export type Perturb = (words: readonly string[], random: Random) => string[];

/** What happens to names on their way through forms, scanners and other people's ears. */
export const perturbations: Record<string, Perturb> = {
  unchanged: (words) => [...words],
  'vowels left out of one word': (words, random) => changeOne(words, random, withoutVowels),
  'vowels left out of all words': (words) => words.map((word) => (word.length > 3 ? withoutVowels(word) : word)),
  'first name as initial': ([first = '', ...rest]) => [`${first.charAt(0)}.`, ...rest],
  'middle name as initial': ([first = '', second = '', ...rest]) =>
    rest.length > 0 ? [first, `${second.charAt(0)}.`, ...rest] : [`${first.charAt(0)}.`, second],
  'one word abbreviated': (words, random) =>
    changeOne(words, random, (word) => `${word.slice(0, random() < 0.5 ? 3 : 4)}.`),
  'one scanner slip': (words, random) => changeOne(words, random, (word) => scanned(word, random)),
  'a scanner slip in every word': (words, random) =>
    words.map((word) => (word.length > 3 ? scanned(word, random) : word)),
  'one typing slip': (words, random) => changeOne(words, random, (word) => mistyped(word, random)),
  'two typing slips': (words, random) =>
    changeOne(
      changeOne(words, random, (word) => mistyped(word, random)),
      random,
      (word) => mistyped(word, random),
    ),
  'last word first': (words) => [words.at(-1) ?? '', ...words.slice(0, -1)],
  'last word first and a slip': (words, random) =>
    changeOne([words.at(-1) ?? '', ...words.slice(0, -1)], random, (word) => mistyped(word, random)),
  'middle names left out': (words) => (words.length > 2 ? [words[0] ?? '', words.at(-1) ?? ''] : [...words]),
  'a space left out': ([first = '', second = '', ...rest]) => [first + second, ...rest],
  'a middle name more': ([first = '', ...rest], random) => {
    const more = ['ahmed', 'jose', 'maria', 'ivanovich', 'ali'];
    return [first, more[Math.floor(random() * more.length)] ?? '', ...rest];
  },
};

function changeOne(words: readonly string[], random: Random, change: (word: string) => string): string[] {
  const long = words.flatMap((word, index) => (word.length > 3 ? [index] : []));
  const chosen = long[Math.floor(random() * long.length)];
  return words.map((word, index) => (index === chosen ? change(word) : word));
}

function withoutVowels(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');
}

const SLIPS: [string, string][] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['l', '1'],
  ['i', 'l'],
  ['o', '0'],
  ['cl', 'd'],
  ['e', 'c'],
  ['u', 'v'],
  ['h', 'b'],
  ['s', '5'],
  ['a', 'o'],
  ['n', 'h'],
  ['g', 'q'],
  ['t', 'f'],
  ['b', '8'],
];

function scanned(word: string, random: Random): string {
  const possible = SLIPS.filter(([letters]) => word.includes(letters));
  const [letters, read] = possible[Math.floor(random() * possible.length)] ?? ['', ''];
  return letters === '' ? word : word.replace(letters, read);
}

function mistyped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
  }
}

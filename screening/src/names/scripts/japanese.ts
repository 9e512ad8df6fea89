import { readTable, tableRows } from '../table-rows.ts';
import { JAPANESE_FORMS } from './characters.ts';
import { romaniseKana } from './kana.ts';
import type { ReadWord } from './read-word.ts';

const MOST = 4;
const LONGEST_SURNAME = 5;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** A surname in hiragana, and a given name in characters, with or without a space. */
const HIRAGANA_SURNAME = /^(\p{Script=Hiragana}{2,}) ?(\p{Script=Han}.*)$/u;

interface Part {
  sound: string;
  /** The reading comes from Chinese: gi of 義, which Japanese also reads yoshi. */
  chinese: boolean;
  rare: boolean;
}

const forms = new Map(JAPANESE_FORMS.flatMap(([form = '', ...others]) => others.map((other) => [other, form])));

/** Readings stay in one text, with a space between them, until somebody asks. */
const surnames = new Map(wordsOf(readTable('japanese-surnames')));
const givenNames = new Map([
  ...wordsOf(readTable('japanese-short-names')),
  ...readingsOf(readTable('japanese-given-names')),
]);
const firstParts = partsOf(readTable('japanese-first-parts'));
const lastParts = partsOf(readTable('japanese-last-parts'));
const syllables = readingsOf(readTable('japanese-syllables'));

const regularNames = new Set(readTable('japanese-regular-names').match(/\S\S/g));

/** Surnames of one character that Chinese or Koreans have too. */
const shared = new Set('林柳南秦武關谷平宮城桂牧柴柏仲巴');
/** Characters that only Japanese writes so: a name with one of them is neither Chinese nor Korean. */
const onlyJapanese = new Set(
  '沢辺斎広恵実蔵栄竜桜浜滝徳円応関気経県顕厳黒収譲総聡増鉄伝稲豊満瀬塩亀衛営渕勲薫励穂緒巌戸楽横歩為覚頼鎮亜児剣姫暁渋辻畑込笹榊麿凪雫々',
);
/** Ends of given names that Chinese and Koreans seldom have. */
const JAPANESE_END = /[子郎夫男彦介助輔之也哉樹代江枝一]$/u;

const japaneseReadings = new Set(
  [...surnames.values(), ...givenNames.values()].flatMap((readings) => readings.split(' ')),
);
const SHORTEST_READING = 4;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/** Kana have every sound of a Japanese name; of a foreign one, which stands in katakana, not an l, nor two consonants. */
export function isJapaneseInKana(word: string, reading: string): boolean {
  if (HIRAGANA.test(word)) return true;
  return reading.length >= SHORTEST_READING && !reading.includes('r') && japaneseReadings.has(reading);
}

/** The likeliest reading of a surname, where the word is one. */
export function readJapaneseSurname(word: string): string | undefined {
  return surnames.get(oneForm(word))?.split(' ')[0];
}

/**
 * The readings of a Japanese name in Han characters, surname first, the likeliest first;
 * none when the surname or the given name is not known to be Japanese.
 */
export function readJapanese(words: readonly string[]): ReadWord[][] {
  if (words.length > 2) return [];
  const [, surname, given] = HIRAGANA_SURNAME.exec(words.join(' ')) ?? [];
  if (surname !== undefined && given !== undefined)
    return pairsOf({ surname, families: [romaniseKana(surname)], given, givens: readGiven(oneForm(given)) });
  const [first = '', second] = words;
  return second === undefined ? readWhole(first) : readPair(first, second);
}

/** A run of characters without a space: the longest known surname wins, a known given name before a composed one. */
function readWhole(name: string): ReadWord[][] {
  const letters = Array.from(name);
  let composed: ReadWord[][] = [];
  for (let size = Math.min(LONGEST_SURNAME, letters.length - 1); size > 0; size--) {
    const surname = letters.slice(0, size).join('');
    if (!surnames.has(oneForm(surname))) continue;
    const given = letters.slice(size).join('');
    const readings = readPair(surname, given);
    if (readings.length === 0) continue;
    if (isKnownGiven(oneForm(given))) return readings;
    if (composed.length === 0) composed = readings;
  }
  return composed;
}

function readPair(surname: string, given: string): ReadWord[][] {
  const families = surnames.get(oneForm(surname));
  if (!families) return [];
  const name = oneForm(given);
  if (shared.has(surname) && !isSurelyJapanese(surname + given, name)) return [];
  return pairsOf({ surname, families: families.split(' '), given, givens: readGiven(name) });
}

function isSurelyJapanese(written: string, given: string): boolean {
  if (Array.from(written).some((letter) => onlyJapanese.has(letter) || KANA.test(letter))) return true;
  return given.length > 1 && (givenNames.has(given) || regularNames.has(given) || JAPANESE_END.test(given));
}

const isKnownGiven = (given: string): boolean => givenNames.has(given) || regularNames.has(given) || KANA.test(given);

interface BothReadings {
  surname: string;
  families: readonly string[];
  given: string;
  givens: readonly string[];
}

/** Surname and given name in the order of how likely both readings are. */
function pairsOf({ surname, families, given, givens }: BothReadings): ReadWord[][] {
  const pairs = families.flatMap((family, i) => givens.map((name, j) => ({ family, name, rank: i + j })));
  return pairs
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ family, name }) => [
      { word: family, source: surname },
      { word: name, source: given },
    ]);
}

function readGiven(given: string): string[] {
  if (given === '') return [];
  if (KANA.test(given)) return [romaniseKana(given)];
  return givenNames.get(given)?.split(' ') ?? compose(Array.from(given));
}

/** A given name of parts: 義一, 健太郎, 真理子. */
function compose(letters: readonly string[]): string[] {
  const made: { text: string; cost: number }[] = [];
  const kana = letters.findIndex((letter) => !KANA.test(letter));
  for (const size of kana > 0 ? [kana] : [1, 2]) {
    const start = letters.slice(0, size).join('');
    const firsts = KANA.test(start)
      ? [{ sound: romaniseKana(start), chinese: false, rare: false }]
      : firstParts.get(start);
    const lasts = lastParts.get(letters.slice(size).join(''));
    const mixed = new Set(firsts?.map((first) => first.chinese)).size > 1;
    for (const first of firsts ?? [])
      for (const last of lasts ?? [])
        if (first.sound !== last.sound)
          made.push({ text: join(first.sound, last.sound), cost: costOf(first, last, mixed) });
  }
  const sounds = letters.map((letter) =>
    KANA.test(letter) ? romaniseKana(letter) : syllables.get(letter)?.split(' ')[0],
  );
  if (sounds.length > 1 && sounds.every((sound) => sound !== undefined)) {
    // 志津子 shizuko, 千寿子 chizuko.
    made.push({ text: sounds.join('').replace(/(?<=shi|chi)tsu|(?<=shi|chi|ka)su/, 'zu'), cost: 2 });
  }
  const texts = made.sort((a, b) => a.cost - b.cost).map((name) => name.text);
  return Array.from(new Set(texts)).slice(0, 2);
}

/** Two parts of one origin go together where the first has readings of both, and usual readings before rare ones. */
function costOf(first: Part, last: Part, mixed: boolean): number {
  const apart = mixed ? 2 : 0.5;
  return (first.rare ? 3 : 0) + (last.rare ? 1.5 : 0) + (first.chinese === last.chinese ? 0 : apart);
}

function join(first: string, last: string): string {
  return `${first}${last}`
    .replace(/nhei$/, 'npei')
    .replace(/n(?=[pbm])/g, 'm')
    .replace(/oo/g, 'o')
    .replace(/uu/g, 'u');
}

/** Rows of a name and its readings. */
function wordsOf(text: string): [string, string][] {
  return tableRows(text).map(([name = '', ...readings]) => [oneForm(name), readings.join(' ')]);
}

/** Rows of a reading and all that is read so, turned round. */
function* entriesOf(text: string): Generator<{ key: string; reading: string; rare: boolean }> {
  for (const [reading = '', ...names] of tableRows(text)) {
    for (const name of names) yield { key: oneForm(name.replace('*', '')), reading, rare: name.endsWith('*') };
  }
}

function readingsOf(text: string): Map<string, string> {
  const readings = new Map<string, string>();
  const rare: { key: string; reading: string }[] = [];
  const add = ({ key, reading }: { key: string; reading: string }): void => {
    const known = readings.get(key);
    readings.set(key, known === undefined ? reading : `${known} ${reading}`);
  };
  for (const entry of entriesOf(text)) {
    if (entry.rare) rare.push(entry);
    else add(entry);
  }
  for (const entry of rare) add(entry);
  return readings;
}

function partsOf(text: string): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const { key, reading, rare } of entriesOf(text)) {
    const part = { sound: reading.replace('+', ''), chinese: reading.startsWith('+'), rare };
    parts.set(key, [...(parts.get(key) ?? []), part]);
  }
  return parts;
}

/** Every character in the form of the tables, and written out where 々 repeats the one before. */
function oneForm(text: string): string {
  let made = '';
  let before = '';
  for (const letter of text.normalize('NFKC')) {
    before = letter === '々' ? before : (forms.get(letter) ?? letter);
    made += before;
  }
  // 井ノ原 and 井之原, 藤ヶ谷 and 藤ケ谷.
  return made.replace(/(?<=\p{Script=Han})[ノの]/gu, '之').replace(/(?<=\p{Script=Han})[ケがガ]/gu, 'ヶ');
}

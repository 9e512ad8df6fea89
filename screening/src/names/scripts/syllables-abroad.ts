import { tableRows } from '../table-rows.ts';
import { plainApostrophes } from './apostrophes.ts';
import { oneArabicSpelling } from './arabic-letters.ts';
import { withoutGreekAccents } from './greek-accents.ts';

/** How a script writes the syllables of another language: rows of what it writes, then what may be meant. */
export interface Letters {
  /** A dash stands for nothing. */
  beginnings: string;
  ends: string;
  /** Without a consonant before them. */
  whole: string;
}

interface ClosedLetters {
  beginnings: string;
  vowels: string;
  closings: string;
  whole: string;
}

/** Each vowel stands open, and before each consonant that may close a syllable. */
export function closedSyllables({ beginnings, vowels, closings, whole }: ClosedLetters): Letters {
  const ends = tableRows(vowels).flatMap(([written = '', ...sounds]) =>
    tableRows(`- -; ${closings}`).map((row) => {
      const [letter = '', closing = ''] = row.map((part) => part.replace('-', ''));
      return [written + letter, ...sounds.map((sound) => sound + closing)];
    }),
  );
  return { beginnings, ends: ends.map((row) => row.join(' ')).join(';'), whole };
}

type Ways = ReadonlyMap<string, readonly string[]>;
type IsSyllable = (syllable: string) => boolean;

/** What each syllable looks like in these letters, and which ones look so. */
function syllablesIn({ beginnings, ends, whole }: Letters, isSyllable: IsSyllable): Ways {
  const ways = new Map<string, string[]>();
  const add = (written: string, readings: readonly string[]) =>
    ways.set(written, [...new Set([...(ways.get(written) ?? []), ...readings.filter(isSyllable)])]);
  for (const [written = '', ...readings] of tableRows(whole)) add(written, readings);
  for (const [letters = '', ...begins] of tableRows(beginnings))
    for (const [ending = '', ...finals] of tableRows(ends))
      add(
        letters + ending,
        begins.flatMap((begin) => finals.map((final) => begin.replace('-', '') + final)),
      );
  return ways;
}

const LONGEST_SYLLABLE = 8;
const LONGEST_WORD = 20;
const MOST_SYLLABLES = 2;
const MOST_READINGS = 8;

/** All that a word of one or two syllables may be; nothing where it is not made of them. */
export function syllableReader(
  letters: Letters,
  isSyllable: IsSyllable = () => true,
): (word: string) => readonly string[] {
  const ways = syllablesIn(letters, isSyllable);
  return (word) => {
    if (word.length > LONGEST_WORD) return [];
    const upTo: ({ syllables: number; words: readonly string[] } | undefined)[] = [{ syllables: 0, words: [''] }];
    for (let end = 1; end <= word.length; end++)
      for (let start = Math.max(0, end - LONGEST_SYLLABLE); start < end; start++) {
        const before = upTo[start];
        const readings = ways.get(word.slice(start, end)) ?? [];
        if (!before || readings.length === 0 || before.syllables === MOST_SYLLABLES) continue;
        const syllables = before.syllables + 1;
        const known = upTo[end];
        if (known && known.syllables < syllables) continue;
        const words = before.words.flatMap((first) => readings.map((last) => first + last));
        const others = known?.syllables === syllables ? known.words : [];
        upTo[end] = { syllables, words: [...new Set([...others, ...words])].slice(0, MOST_READINGS) };
      }
    return upTo[word.length]?.words ?? [];
  };
}

/** One shape of each letter, without the signs that may be left out. */
export const PLAIN = {
  Arabic: (word: string) => oneArabicSpelling(word.replace(/\p{M}/gu, '')).replace(/نگ/g, 'نغ'),
  Hebrew: (word: string) =>
    plainApostrophes(word)
      .replace(/\p{M}/gu, '')
      .replaceAll('׳', "'")
      .replace(/[ןםףךץ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)),
  Greek: (word: string) => withoutGreekAccents(word.toLowerCase()).replaceAll('ς', 'σ'),
} as const;

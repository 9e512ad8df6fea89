import anyAscii from 'any-ascii';
import { pinyin } from 'pinyin-pro';
import { remembered } from '../../remembered.ts';
import { romaniseArabic, romaniseHebrew } from './abjad.ts';
import { withoutApostrophes } from './apostrophes.ts';
import { romaniseBurmese } from './burmese.ts';
import { withoutGreekAccents } from './greek-accents.ts';
import { romaniseHangul } from './hangul.ts';
import { romaniseIndic, TAMIL } from './indic.ts';
import { isJapaneseInKana } from './japanese.ts';
import { romaniseKana } from './kana.ts';
import { romaniseKhmer } from './khmer.ts';
import { readName } from './name-readings.ts';
import { detectScript, type Script } from './script.ts';
import { mayBeSurname } from './syllabic-names.ts';
import { romaniseLao, romaniseThai } from './thai.ts';

export interface Romanised {
  /** Lower-case Latin letters, digits and spaces. */
  text: string;
  script: Script;
  /** The script leaves sounds out and the name is not a known one: vowels and some consonants are uncertain. */
  loose: boolean;
}

const LOOSE = new Set<Script>(['Hebrew', 'Kana', 'Thai', 'Lao', 'Khmer', 'Ethiopic']);
const PLAIN = /^[a-z0-9]+$/;
const romaniseRemembered = remembered(50_000, romaniseWord);

/** One word in Latin letters. */
export function romanise(word: string): Romanised {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return { text: lower, script: 'Latin', loose: false };
  return romaniseRemembered(lower);
}

function romaniseWord(word: string): Romanised {
  const script = detectScript(word);
  if (script === 'Arabic') {
    const { text, known } = romaniseArabic(word);
    return { text: fold(text), script, loose: !known };
  }
  const reading = readName(word);
  if (reading !== undefined) return { text: reading, script, loose: false };
  const text = fold((ROMANISERS[script] ?? anyAscii)(word));
  const whole = script === 'Kana' && isJapaneseInKana(word, text);
  return { text, script, loose: (LOOSE.has(script) && !whole) || TAMIL.test(word) };
}

const ROMANISERS: Partial<Record<Script, (word: string) => string>> = {
  Hebrew: romaniseHebrew,
  Kana: romaniseKana,
  Hangul: romaniseHangul,
  Han: romaniseHan,
  Greek: romaniseGreek,
  Indic: romaniseIndic,
  Latin: romaniseLatin,
  Thai: romaniseThai,
  Lao: romaniseLao,
  Burmese: romaniseBurmese,
  Khmer: romaniseKhmer,
};

function fold(text: string): string {
  return withoutApostrophes(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Some characters are read otherwise in a surname: 乐 is Yue there, and "le" elsewhere. */
export function romaniseHan(word: string): string {
  const mode = mayBeSurname(word) ? 'surname' : 'normal';
  const syllables = pinyin(word, { toneType: 'none', type: 'array', mode, v: true });
  return syllables.map((syllable) => syllable.replace(/ü|v/g, 'u')).join('');
}

/** "Đinđić" is Djindjic; the same letter of Vietnamese is a plain d. */
function romaniseLatin(word: string): string {
  return anyAscii(/[čćšž]/.test(word) ? word.replaceAll('đ', 'dj') : word);
}

function romaniseGreek(word: string): string {
  const bare = withoutGreekAccents(word);
  const sounds = bare
    .replace(/ου/g, 'ou')
    .replace(/(?<=^|[αεηιουω])γι(?=[αεο])/g, 'y')
    .replace(/^μπ/g, 'b')
    .replace(/^ντ/g, 'd')
    .replace(/^γκ/g, 'g')
    .replace(/γγ/g, 'ng')
    .replace(/γκ/g, 'gk')
    .replace(/αυ(?=[αεηιουωβγδζλμνρ])/g, 'av')
    .replace(/ευ(?=[αεηιουωβγδζλμνρ])/g, 'ev')
    .replace(/αυ/g, 'af')
    .replace(/ευ/g, 'ef')
    .replace(/τζ/g, 'tz');
  return anyAscii(sounds);
}

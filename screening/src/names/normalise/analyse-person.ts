import { APOSTROPHE, plainApostrophes } from '../scripts/apostrophes.ts';
import { foldLookalikes, foldSigns, foldSmallL } from '../scripts/homoglyphs.ts';
import { letterNamed } from '../scripts/indic.ts';
import { type Romanised, romanise } from '../scripts/romanise.ts';
import { isSyllabic, type Script } from '../scripts/script.ts';
import { takeApart } from '../scripts/syllabic-names.ts';
import { ARABIC_TITLES } from '../words/arabic-titles.ts';
import {
  BURMESE_NAMES,
  BURMESE_TITLES,
  GENERATIONS,
  LEADING_TITLES,
  NEVER_LAST,
  PARTICLES,
  TITLES,
  TRAILING_TITLES,
} from '../words/name-words.ts';
import { type AnalysedName, type Generation, MOST_WORDS, type WrittenName } from './analysed-name.ts';
import { joinCompounds } from './arabic-compounds.ts';
import { isEastAsianPair, isVietnamese, type SyllabicName, syllabicName, type ToldOrder } from './east-asian.ts';
import { cleanText, inOrder, lettersOf, readPassportLine } from './letters.ts';
import { joinPieces, type NamePiece, type NameReading } from './name-pieces.ts';
import { personTokens } from './person-tokens.ts';

/** "Kavitha d/o Raman" */
const CHILD_OF_MARK = /\s[sd]\/o\.?\s/gi;

/** Mr, Mrs and Miss, which Thai and Lao write together with the name: นางสาวพรทิพย์. */
const JOINED_TITLE = /^(?:นางสาว|นาย|นาง|ທ້າວ|ທ່ານ|ນາງ)\s*(?=[\p{Script=Thai}\p{Script=Lao}]{3})/u;

/** "G/Medhin": Ethiopians shorten the first halves of their names so. */
const ETHIOPIAN_HALF = /(?<!\p{L})([gwht])\/(?=\p{L}{3})/giu;
const ETHIOPIAN_HALVES: Partial<Record<string, string>> = { g: 'Gebre', w: 'Wolde', h: 'Haile', t: 'Tekle' };

/** Most names have no such mark, and the patterns take longer. */
function inWords(text: string): string {
  const apart = text.replace(JOINED_TITLE, '').replace(ARABIC_TITLES, '');
  if (!apart.includes('/')) return apart;
  return apart
    .replace(CHILD_OF_MARK, ' bin ')
    .replace(ETHIOPIAN_HALF, (_, letter: string) => ETHIOPIAN_HALVES[letter.toLowerCase()] ?? letter);
}

/** In order and in Latin letters, without titles, the parts of one name joined; then each word is looked at. */
export function analysePerson(name: WrittenName): AnalysedName {
  const ordered = name.given && name.family ? `${name.given} ${name.family}` : inOrder(readPassportLine(name.text));
  // What stands in brackets is no part of the name, unless nothing else is there.
  const bare = inWords(cleanText(ordered).replace(/\([^)]*\)/g, ' '));
  const { pieces, script } = name.reading ?? romanWords(/\p{L}/u.test(bare) ? bare : cleanText(ordered));
  const own = dropTitles(pieces);
  const words = own.map(({ word }) => word);
  const syllabic = syllabicName(words, () => toldOrder(name, ordered));
  const inCharacters = isSyllabic(script);
  const eastAsian = inCharacters || isEastAsianPair(words);
  const joined = syllabic
    ? joinGiven(own, syllabic)
    : joinCompounds(own).map((piece) => (eastAsian ? { ...piece, eastAsian } : piece));
  const vietnamese = !syllabic && !eastAsian && isVietnamese(words);
  const particles = !syllabic && !eastAsian && !vietnamese && script !== 'Khmer';
  const tokens = personTokens(joined.slice(0, MOST_WORDS), { particles, script, vietnamese });
  return {
    person: true,
    tokens,
    joined: tokens.map((token) => token.text).join(''),
    letters: lettersOf(name.partOf ?? (name.text.includes('<<') ? name.text : ordered)),
    generation: generationOf(pieces.at(-1)),
  };
}

function generationOf(last: NamePiece | undefined): Generation | undefined {
  const order = GENERATIONS.get(last?.word ?? '');
  return last && order !== undefined ? { order, source: last.source } : undefined;
}

/** "Jong-un Kim": the hyphen holds the given name together. */
const HYPHENATED_FIRST = /^\s*[\p{L}']+[-‐‑][\p{L}']+\s+[\p{L}']+\s*$/u;
/** "Pai Ch'ung-hsi", but not "Nur al-Din". */
const HYPHENATED_LAST = /^\s*[\p{L}']+\s+(?![aeu]l[-‐‑])[\p{L}']{2,}[-‐‑][\p{L}']+\s*$/iu;

const BETWEEN_WORDS = new RegExp(String.raw`[^\p{L}\p{M}\p{N}.${APOSTROPHE}׳$@|!·・]+|[·・]`, 'u');

function romanWords(text: string): NameReading {
  const words = text.split(BETWEEN_WORDS).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const pieces: NamePiece[] = [];
  let script: Script = 'Latin';
  for (const piece of words.length === 1 ? words.flatMap(takeApart) : words) {
    // "J.R." is two initials; "Abd." one abbreviated word.
    const parts = piece.includes('.') ? piece.split('.').filter((part) => /[\p{L}\p{N}]/u.test(part)) : [piece];
    for (const part of parts) {
      const roman = romanise(foldSigns(foldSmallL(foldLookalikes(part))));
      if (roman.script !== 'Latin') script = roman.script;
      const source = parts.length === 1 && piece.endsWith('.') ? piece : part;
      const initial = initialOf(part, piece, roman);
      const text = initial ?? roman.text.replaceAll('dsch', 'j');
      const loose = roman.loose && initial === undefined;
      const all = text.split(' ').filter((word) => word !== '');
      for (const [at, word] of all.entries()) pieces.push({ word, source, loose, writtenOn: at > 0 });
    }
  }
  return { pieces, script };
}

const ALPHABETS = new Set<Script>(['Cyrillic', 'Greek', 'Armenian', 'Georgian']);
/** What one letter of another alphabet becomes in Latin letters. */
const LETTER_GROUP = /^(?:[yji][aeou]|zh|sh|ch|kh|ts|th|ph|dj)$/i;

/** "Ю. В." and "Yu.V.": one letter of the name, however many Latin ones it takes. */
function initialOf(part: string, piece: string, { text, script }: Romanised): string | undefined {
  if (ALPHABETS.has(script)) return part.length === 1 ? text.charAt(0) : undefined;
  if (!piece.includes(`${part}.`)) return undefined;
  if (script === 'Indic') return letterNamed(text);
  return script === 'Latin' && LETTER_GROUP.test(part) ? text.charAt(0) : undefined;
}

/** The words that are the name; all of them when nothing would be left, or an article alone: "The Doctor". */
function dropTitles(pieces: NamePiece[]): NamePiece[] {
  let kept = pieces.filter(({ word }) => !TITLES.has(word));
  while (kept.length > 2 && LEADING_TITLES.has(kept[0]?.word ?? '')) kept = kept.slice(1);
  if (kept.length > 2 && BURMESE_TITLES.has(kept[0]?.word ?? '') && kept.some(({ word }) => BURMESE_NAMES.has(word)))
    kept = kept.slice(1);
  while (kept.length > 2 && TRAILING_TITLES.has(kept.at(-1)?.word ?? '')) kept = kept.slice(0, -1);
  return kept.some(({ word }) => word.length > 1 && (!PARTICLES.has(word) || NEVER_LAST.has(word))) ? kept : pieces;
}

/** The order is told by a comma, by the fields of a form, or by a hyphen. */
function toldOrder(name: WrittenName, ordered: string): ToldOrder {
  const text = plainApostrophes(ordered);
  if (HYPHENATED_FIRST.test(text)) return 'family last';
  if (HYPHENATED_LAST.test(text)) return 'family first';
  return (ordered !== name.text || Boolean(name.family)) && !isNoFamily(name) ? 'family last' : undefined;
}

/**
 * "Jong Un, Kim" and "Chan Tai Man, Peter": surnames have one syllable, so what stands for one here is the given name, or
 * the whole name in front of a Western one.
 */
function isNoFamily({ text, given, family }: WrittenName): boolean {
  const [last = '', first = ''] = given && family ? [family, given] : text.split(',');
  const sizeOf = (part: string) => part.trim().split(/[\s\-‐‑]+/).length;
  return sizeOf(first) === 1 && (sizeOf(last) === 2 || sizeOf(last) === 3);
}

/** A misspelt word is compared letter by letter, not as the syllable that it is not. */
function joinGiven(pieces: NamePiece[], { surname, given: [first, second], slipped }: SyllabicName): NamePiece[] {
  return pieces.flatMap((piece, at) => {
    if (at === second) return [];
    if (at === surname) return { ...piece, eastAsian: at !== slipped };
    if (at !== first) return piece;
    const both = [first, second].flatMap((place) => pieces[place] ?? []);
    const eastAsian = first !== slipped && second !== slipped;
    return { ...joinPieces(both, both.map(({ word }) => word).join('')), eastAsian };
  });
}

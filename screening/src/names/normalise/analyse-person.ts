import { isSyllabic } from '../scripts/script.ts';
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
import { isEastAsianPair, isVietnamese, type SyllabicName, syllabicName } from './east-asian.ts';
import { cleanText, inOrder, lettersOf, readPassportLine } from './letters.ts';
import { joinPieces, type NamePiece } from './name-pieces.ts';
import { personTokens } from './person-tokens.ts';
import { joinTitles, romanWords, wordsIn } from './roman-words.ts';
import { toldOrder } from './told-order.ts';

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
  const { pieces, script } =
    name.reading ??
    romanWords(joinTitles(wordsIn(/\p{L}/u.test(bare) ? bare : cleanText(ordered))), wordsWritten(name));
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

/** The words that are shown, where those that are compared have other letters. */
const wordsWritten = ({ written }: WrittenName): string[] =>
  written === undefined ? [] : wordsIn(inWords(cleanText(inOrder(written))));

function generationOf(last: NamePiece | undefined): Generation | undefined {
  const order = GENERATIONS.get(last?.word ?? '');
  return last && order !== undefined ? { order, source: last.source } : undefined;
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

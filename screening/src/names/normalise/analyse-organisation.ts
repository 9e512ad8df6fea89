import type { EntityKind } from '../../lists/entity.ts';
import { editDistance } from '../edit-distance.ts';
import { APOSTROPHE, plainApostrophes } from '../scripts/apostrophes.ts';
import { readJapaneseSurname } from '../scripts/japanese.ts';
import { romanise } from '../scripts/romanise.ts';
import type { Script } from '../scripts/script.ts';
import { givenNameOf } from '../words/given-names.ts';
import { LONGEST_FORM, legalFormOf, longFormsAbout } from '../words/legal-forms.ts';
import { inEnglish, phraseAt, splitTerms, withoutArticle } from '../words/organisation-terms.ts';
import {
  BRANCH_WORDS,
  GENERIC_WORDS,
  numberOf,
  SHIP_PREFIXES,
  SMALL_WORDS,
  STRUCTURE_WORDS,
} from '../words/organisation-words.ts';
import { surnameNumber } from '../words/surnames.ts';
import { type AnalysedName, MOST_WORDS, NameToken, type WrittenName } from './analysed-name.ts';
import { cleanText, lettersOf } from './letters.ts';
import { soundAndKey } from './sound.ts';

interface Piece {
  word: string;
  source: string;
  /** Not the first word of its source. */
  writtenOn: boolean;
  loose: boolean;
  script: Script;
}

/** Names of organisations, vessels and aircraft: legal forms apart, generic words light, numbers as numbers. */
export function analyseOrganisation(
  { text, partOf, asWritten, inBrackets }: WrittenName,
  kind: EntityKind,
): AnalysedName {
  const all = dropPrefix(asWritten ? asItIs(text) : translated(text), kind);
  const { pieces, legalForm } = dropLegalForms(all);
  const tokens = pieces.slice(0, MOST_WORDS).map(toToken);
  return {
    person: false,
    tokens,
    joined: tokens.map((token) => token.text).join(''),
    letters: lettersOf(partOf ?? text),
    legalForm,
    ...(inBrackets ? { inBrackets } : {}),
  };
}

/** Whether some of its words are put into English. Then it is also read as written: a misspelt word is not translated. */
export function isTranslated(text: string): boolean {
  return wordsOf(asItIs(text)).join(' ') !== wordsOf(translated(text)).join(' ');
}

const wordsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ word }) => word);
const asItIs = (text: string): Piece[] => piecesOf(text, withoutArticle);
const translated = (text: string): Piece[] => readPhrases(piecesOf(text, inEnglish));

/** "Bat Dong San" is "real estate". */
function readPhrases(pieces: readonly Piece[]): Piece[] {
  const words = wordsOf(pieces);
  const read: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const phrase = phraseAt(words, at);
    const parts = pieces.slice(at, at + (phrase?.size ?? 1));
    const source = parts.map((part) => part.source).join(' ');
    const [first] = parts;
    if (phrase && first) read.push(...wordsInstead({ ...first, source }, phrase.english));
    else read.push(...parts);
    at += parts.length;
  }
  return read;
}

const wordsInstead = (piece: Piece, english: string): Piece[] =>
  english.split(' ').map((word, at) => ({ ...piece, word, writtenOn: at > 0 }));

const ENGLISH_GENITIVE = new RegExp(String.raw`[${APOSTROPHE}]s(?!\p{L})`, 'gu');
/** "64-я" and "64-ya" are the 64th. */
const RUSSIAN_ORDINAL = /(?<=\d)-(?:[йя]|ая|ый|ой|y|ya|ja|ia|aya|yy|oy|oi)(?![\p{L}\p{N}])/giu;
const WORD = new RegExp(String.raw`([\p{L}\p{M}\p{N}${APOSTROPHE}]+)\.?`, 'gu');

function piecesOf(text: string, translate: (word: string) => string): Piece[] {
  // "A.B.C." and "S.A." are one word each; "&" is "and".
  const spelled = cleanText(text)
    .replace(/&(?:amp;)?/g, ' and ')
    .replace(/%/g, ' percent')
    .replace(/(?<=\p{Script=Hebrew})["״](?=\p{Script=Hebrew})/gu, '')
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}\p{L}?(?!\p{L})/gu, (letters) => letters.replaceAll('.', ''))
    .replace(ENGLISH_GENITIVE, 's')
    .replace(RUSSIAN_ORDINAL, '')
    .replace(/(?<=\p{L}{3})ges(?:ellschaft)?[. ]*m\.?b\.?h(?!\p{L})/giu, ' mbh')
    .replace(/(?<!\p{L})(a|m|f|s)\/(s|v|t|y)(?!\p{L})/giu, '$1$2');
  const japanese = JAPANESE.test(spelled);
  const pieces: Piece[] = [];
  for (const [source, bare = ''] of spelled.matchAll(WORD)) {
    if (!/[\p{L}\p{N}]/u.test(bare)) continue;
    for (const part of splitTerms(unscanned(bare))) {
      const { text, loose, script } = romanise((japanese && readJapaneseSurname(part)) || translate(part));
      const words = text.split(' ').flatMap((word) => translate(word).split(' '));
      const own = { source: part === bare ? source : part, loose, script };
      pieces.push(...words.filter(Boolean).map((word, at) => ({ ...own, word, writtenOn: at > 0 })));
    }
  }
  const last = pieces.at(-1);
  // "Example Air" is an airline, "Air Example" another.
  if (last?.word === 'air' && pieces.length > 1) last.word = 'airlines';
  return pieces;
}

/** Characters are read in Japanese where something else in the name is. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}株]|有限会社/u;

const FIGURES: Record<string, string> = { 0: 'o', 1: 'i', 5: 's' };

/** "EXP0RT": a scanner took letters in the middle of a word for figures. */
function unscanned(word: string): string {
  return word.replace(/(?<=\p{L}{2}.*)[015](?=\p{L})/gu, (figure) => FIGURES[figure] ?? figure);
}

function dropPrefix(pieces: Piece[], kind: EntityKind): Piece[] {
  if (kind !== 'vessel') return pieces;
  const [first, second] = pieces.map(({ word }) => word);
  if (pieces.length > 2 && SHIP_PREFIXES.has(`${first} ${second}`)) return pieces.slice(2);
  return pieces.length > 1 && SHIP_PREFIXES.has(first ?? '') ? pieces.slice(1) : pieces;
}

/** One after the other, the longest first: "JSC NPO Splav", "Weber GmbH & Co. KG". */
function dropLegalForms(all: Piece[]): { pieces: Piece[]; legalForm?: string } {
  let pieces = all;
  let legalForm: string | undefined;
  for (;;) {
    const found = legalFormAtEnd(pieces);
    if (!found) return legalForm ? { pieces, legalForm } : { pieces };
    legalForm ??= found.family;
    pieces = pieces.toSpliced(found.at, found.size);
  }
}

/** A form stands at an end of the name, or before its branch, and is never all of it. */
function legalFormAtEnd(pieces: readonly Piece[]): { at: number; size: number; family: string } | undefined {
  const branch = pieces.findIndex(({ word }) => BRANCH_WORDS.has(word));
  const ends = branch < 0 ? [pieces.length] : [pieces.length, branch];
  for (let size = Math.min(LONGEST_FORM, pieces.length - 1); size >= 1; size--) {
    for (const at of [...ends.map((end) => end - size).filter((start) => start > 0), 0]) {
      const words = pieces.slice(at, at + size).map((piece) => piece.word);
      const phrase = words.join(' ');
      const family = legalFormOf(phrase) ?? misspeltForm(phrase);
      if (family) return { at, size, family };
    }
  }
  return undefined;
}

/** "Aktiengeselschaft": only long forms, where one letter cannot make another word. */
function misspeltForm(word: string): string | undefined {
  if (word.length < 9 || word.includes(' ')) return undefined;
  return longFormsAbout(word.length).find(([form]) => editDistance(form, word) < 2)?.[1];
}

/** What "of" and "the" say. */
export const SMALL_WEIGHT = 0.05;
const isSmall = (word: string): boolean => SMALL_WORDS.has(word) || BRANCH_WORDS.has(word);

/** "Manag." and "Int'l" */
const ABBREVIATED = /^.{3,}\.$|^\p{L}{3,}'[dlnt]\.?$/u;

function toToken({ word, source, writtenOn, loose, script }: Piece): NameToken {
  // A word of the trade is light as it is written, too.
  const english = inEnglish(word);
  return new NameToken({
    text: word,
    source,
    writtenOn,
    ...soundAndKey(word, loose),
    weight: weightOf(english),
    against: isSmall(english)
      ? SMALL_WEIGHT
      : STRUCTURE_WORDS.has(english)
        ? 0.3
        : GENERIC_WORDS.has(english)
          ? 0.75
          : 1,
    rarity: GENERIC_WORDS.has(english) ? 0.2 : 0.8,
    particle: isSmall(english) || STRUCTURE_WORDS.has(english),
    loose,
    script,
    abbreviated: ABBREVIATED.test(plainApostrophes(source)),
    number: numberOf(word),
    givenName: loose ? undefined : givenNameOf(word),
    surname: loose ? undefined : surnameNumber(word),
  });
}

function weightOf(word: string): number {
  if (isSmall(word)) return SMALL_WEIGHT;
  if (GENERIC_WORDS.has(word) || legalFormOf(word)) return 0.4;
  return Math.min(1, 0.6 + 0.1 * word.length);
}

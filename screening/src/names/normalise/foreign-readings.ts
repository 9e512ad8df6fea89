import { hearForeignWord, knownForeignName } from '../scripts/foreign-names.ts';
import { romaniseHangul } from '../scripts/hangul.ts';
import type { WrittenName } from './analysed-name.ts';
import type { NamePiece, NameReading } from './name-pieces.ts';
import { SURNAME_KEY } from './syllables.ts';

/** Most names are in none, and the patterns below take longer. */
const CHARACTERS = /^\s*[\p{Script=Han}\p{Script=Hangul}]/u;
const HANGUL = /^\p{Script=Hangul}+(?:[\s·・-]\p{Script=Hangul}+){1,4}$/u;
const HAN = /^\p{Script=Han}+(?:[\s·・‧•-]\p{Script=Han}+){1,4}$/u;
const BETWEEN = /[\s·・‧•-]/u;
const DOT = /[·・‧•]/u;
const FOUR_CHARACTERS = /^\p{Script=Han}{4}$/u;

/** A name of neither China, Korea nor Japan in the characters of China or Korea, which write it by its sound. */
export function foreignReadings({ text, given, family }: WrittenName): NameReading[] {
  if (!CHARACTERS.test(text)) return [];
  const written = given && family ? `${given} ${family}` : text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const words = written.split(BETWEEN);
  if (HANGUL.test(written)) return isKorean(words) ? [] : bySound(words);
  if (FOUR_CHARACTERS.test(written)) return tibetan(written);
  const isForeign = HAN.test(written) && (DOT.test(written) || words.some((word) => word.length > 2));
  return isForeign ? bySound(words) : [];
}

/** No word has three syllables, and one of them is a surname. */
const isKorean = (words: readonly string[]): boolean =>
  words.every((word) => word.length < 3) &&
  words.some((word) => word.length === 1 && SURNAME_KEY.has(romaniseHangul(word)));

/** 扎西次仁 is Tashi Tsering: two names of two characters each, and no surname. */
function tibetan(name: string): NameReading[] {
  const words = [name.slice(0, 2), name.slice(2)];
  return words.every((word) => knownForeignName(word) !== undefined) ? bySound(words) : [];
}

/** What both write with the same letters may be an ng or an n: Sterling and Macron. */
function bySound(words: readonly string[]): NameReading[] {
  const pieces = words.map(hear);
  const inNose = pieces.map((piece) => (piece.loose ? { ...piece, word: piece.word.replaceAll('ng', 'n') } : piece));
  const differ = inNose.some(({ word }, at) => word !== pieces[at]?.word);
  return (differ ? [pieces, inNose] : [pieces]).map((read) => ({ pieces: read, script: 'Transcribed' }));
}

function hear(source: string): NamePiece {
  const name = knownForeignName(source);
  return { word: name ?? hearForeignWord(source), source, loose: name === undefined };
}

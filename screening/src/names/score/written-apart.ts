import { editDistance } from '../edit-distance.ts';
import { lettersIn, type NameToken } from '../normalise/analysed-name.ts';
import { soundAndKey } from '../normalise/sound.ts';
import { isHalfOf } from './known-form.ts';
import { EDITS_ALLOWED, INITIAL, type MatchedHow, NO_MATCH, type TokenMatch } from './matched.ts';
import { type Heard, matchLoose } from './spelling.ts';
import { STRICT, weightedDistance } from './token-distance.ts';

/** What it costs that one side writes two words where the other writes one. */
export const WRITTEN_APART = 0.06;

/** One of two names. */
export interface Side {
  person: boolean;
  tokens: NameToken[];
  /** Indexes of the words that have not met their equal. */
  open: number[];
  /** Which words of the other name this one has met. */
  metBy: (index: number) => number[] | undefined;
}

type Found = (apart: number[], whole: number[], cost: number, how: MatchedHow) => void;

/** Finds what one side writes in several words, shortened or cut off, and the other as one whole word. */
export function findWrittenApart(apart: Side, whole: Side, found: Found): void {
  findJoined(apart, whole, found);
  findServants(apart, whole, found);
  findSyllables(apart, whole, found);
  findInitials(apart, whole, found);
  findCutOff(apart, whole, found);
}

/** Two or three neighbours of one side written as one word on the other. */
function findJoined(apart: Side, whole: Side, found: Found): void {
  // Surname and given name of one syllable each would join to anything.
  if (whole.tokens.length > 1 && apart.tokens.some((token) => token.eastAsian !== undefined)) return;
  for (const first of apart.open) {
    const start = apart.tokens[first];
    if (!start) continue;
    let length = start.text.length;
    let consonants = start.key.length;
    for (let last = first + 1; last <= first + 2 && apart.open.includes(last); last++) {
      const { text, key } = apart.tokens[last] ?? start;
      length += text.length;
      // The "a" that a key begins with stands for any vowel; inside a word none is kept.
      consonants += key.length - Number(key.charCodeAt(0) === VOWEL);
      for (const index of whole.open) {
        const other = whole.tokens[index];
        if (!other || other.text.length < 4) continue;
        const inOtherLetters = start.loose !== other.loose;
        // Few words are about as long.
        const longer = inOtherLetters ? consonants - other.key.length : length - other.text.length;
        if (longer > 2 || longer < -2) continue;
        const words = apart.tokens.slice(first, last + 1);
        const { cost, how } = inOtherLetters ? matchLoose(hearJoined(words), other) : matchJoined(words, other);
        const places = words.map((_, i) => first + i);
        if (cost <= 1) found(places, [index], WRITTEN_APART + cost, how);
      }
    }
  }
}

const VOWEL = 'a'.charCodeAt(0);

const joinTexts = (words: NameToken[]): string => words.map((word) => word.text).join('');

function hearJoined(words: NameToken[]): Heard {
  const { script = 'Latin', loose = false } = words[0] ?? {};
  const { sound, key } = soundAndKey(joinTexts(words), loose);
  return { sound, key, script, loose };
}

function matchJoined(words: NameToken[], other: NameToken): TokenMatch {
  const text = joinTexts(words);
  if (text === other.text) return { cost: 0, how: 'spelling' };
  if (editDistance(other.text, text) > 2 && !soundAlike(words, other)) return NO_MATCH;
  const spelled = weightedDistance(text, other.text, STRICT, 1);
  const heard =
    spelled > 0.3 ? weightedDistance(soundAndKey(text, other.loose).sound, other.sound, STRICT, 1) + 0.1 : spelled;
  const distance = Math.min(spelled, heard);
  return distance > 1 ? NO_MATCH : { cost: distance / EDITS_ALLOWED, how: 'spelling' };
}

/** "Lakshmi Bai" and "Laxmibai": many letters for the same sounds. Most words end in another consonant. */
function soundAlike(words: NameToken[], { sound, key }: NameToken): boolean {
  const last = words[words.length - 1]?.key ?? '';
  if (last.charCodeAt(last.length - 1) !== key.charCodeAt(key.length - 1)) return false;
  return editDistance(sound, words.map((word) => word.sound).join('')) < 3;
}

const SERVANT_OF = 'abdul';

/** "A. Rahman", "A. Rehman" and "A.R." for Abdul Rahman, who is one word on the other side. */
function findServants({ tokens }: Side, whole: Side, found: Found): void {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const next = tokens[i + 1];
    if (tokens[i]?.text !== 'a' || !next) continue;
    const initials = next.text.length === 1;
    const beginning = initials ? SERVANT_OF + next.text : SERVANT_OF;
    const index = whole.tokens.findIndex(
      (word) => word.text.startsWith(beginning) && (initials || isHalfOf(next, word)),
    );
    if (index >= 0) found([i, i + 1], [index], INITIAL, initials ? 'initial' : 'spelling');
  }
}

/** "Sung Y. Kim" and "Kim Sung-yong": of a given name of two syllables, the second as its initial. */
function findSyllables({ tokens }: Side, whole: Side, found: Found): void {
  for (let i = 1; i < tokens.length; i++) {
    if (tokens[i]?.text.length !== 1) continue;
    const start = (tokens[i - 1]?.text ?? '') + (tokens[i]?.text ?? '');
    const index = whole.tokens.findIndex(({ text, eastAsian }) => eastAsian !== undefined && isBegunBy(start, text));
    if (index >= 0) found([i - 1, i], [index], INITIAL, 'initial');
  }
}

/** "MK Beispiel" for M. K. Beispiel, whose given names the other side writes out. */
function findInitials(apart: Side, { person, tokens, open }: Side, found: Found): void {
  if (!person) return;
  for (const index of open) {
    const { text: letters = '', initials = false } = tokens[index] ?? {};
    const first = initials ? wordsBegunBy(letters, apart.tokens) : -1;
    if (first < 0) continue;
    const places = Array.from(letters, (_, i) => first + i);
    found(places, [index], INITIAL, 'initial');
  }
}

/** Where neighbours stand that begin with these letters, or -1: for nearly all names. */
function wordsBegunBy(letters: string, tokens: NameToken[]): number {
  for (let first = 0; first + letters.length <= tokens.length; first++) {
    let at = 0;
    while (at < letters.length && tokens[first + at]?.text.charCodeAt(0) === letters.charCodeAt(at)) at++;
    if (at === letters.length) return first;
  }
  return -1;
}

const isBegunBy = (start: string, text: string): boolean => text.length > start.length && text.startsWith(start);

/** So many letters and spaces fit into the narrower columns of registers. */
const COLUMN_WIDTH = 20;
const CUT_OFF = 0.1;
/** "Fund II" is no "Fund III" cut off. */
const ROMAN = /^[ivx]+$/;

/** "Abderrahmane Ould Mohamed el Hussein Oul": the column was too narrow, and the other side has the last word whole. */
function findCutOff({ tokens, metBy }: Side, whole: Side, found: Found): void {
  const last = tokens.length - 1;
  const rest = tokens[last];
  if (!rest || rest.text.length < 2 || rest.eastAsian !== undefined) return;
  // Hardly any name has such a word, and the rest takes longer.
  if (!whole.tokens.some(({ text }) => isBegunBy(rest.text, text))) return;
  if (lettersIn(tokens) + last < COLUMN_WIDTH || ROMAN.test(rest.text)) return;
  const before = metBy(last - 1)?.at(-1);
  if (before === undefined) return;
  // The surname may stand first here and last there.
  const next = (before + 1) % whole.tokens.length;
  const word = whole.tokens[next];
  if (word && isBegunBy(rest.text, word.text)) found([last], [next], CUT_OFF, 'spelling');
}

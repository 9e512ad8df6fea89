import { editDistance } from '../edit-distance.ts';
import { lettersIn, type NameToken } from '../normalise/analysed-name.ts';
import { soundAndKey } from '../normalise/sound.ts';
import { type MatchedHow, NO_MATCH, type TokenMatch } from './matched.ts';
import { matchLoose } from './spelling.ts';
import { weightedDistance } from './token-distance.ts';

/** What it costs that one side writes two words where the other writes one. */
export const WRITTEN_APART = 0.06;

/** One of two names. */
export interface Side {
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
  findCutOff(apart, whole, found);
}

/** Two or three neighbours of one side written as one word on the other. */
function findJoined(apart: Side, whole: Side, found: Found): void {
  // Surname and given name of one syllable each would join to anything.
  if (whole.tokens.length > 1 && apart.tokens.some((token) => token.eastAsian !== undefined)) return;
  for (const first of apart.open) {
    const loose = apart.tokens[first]?.loose ?? false;
    let length = apart.tokens[first]?.text.length ?? 0;
    for (let last = first + 1; last <= first + 2 && apart.open.includes(last); last++) {
      length += apart.tokens[last]?.text.length ?? 0;
      for (const index of whole.open) {
        const other = whole.tokens[index];
        if (!other || other.text.length < 4) continue;
        // Few words are about as long.
        if (loose === other.loose && Math.abs(other.text.length - length) > 2) continue;
        const words = apart.tokens.slice(first, last + 1);
        const { cost, how } = matchJoined(words.map(({ text }) => text).join(''), loose, other);
        const places = words.map((_, i) => first + i);
        if (cost <= 1) found(places, [index], WRITTEN_APART + cost, how);
      }
    }
  }
}

function matchJoined(text: string, loose: boolean, other: NameToken): TokenMatch {
  if (loose !== other.loose) return matchLoose(soundAndKey(text, loose), other);
  if (text === other.text) return { cost: 0, how: 'spelling' };
  if (editDistance(other.text, text) > 2) return NO_MATCH;
  const spelled = weightedDistance(text, other.text, false, 1);
  const heard = spelled > 0.3 ? weightedDistance(soundAndKey(text, loose).sound, other.sound, false, 1) + 0.1 : spelled;
  const distance = Math.min(spelled, heard);
  return distance > 1 ? NO_MATCH : { cost: distance / 2.3, how: 'spelling' };
}

const SERVANT_OF = 'abdul';
const SERVANT_INITIAL = 0.35;

/** "A. Rahman" and "A.R." for Abdul Rahman, who is one word on the other side. */
function findServants({ tokens }: Side, whole: Side, found: Found): void {
  for (let i = 0; i + 1 < tokens.length; i++) {
    if (tokens[i]?.text !== 'a') continue;
    const next = tokens[i + 1]?.text ?? '';
    const initials = next.length === 1;
    const compound = SERVANT_OF + next;
    const index = whole.tokens.findIndex(({ text }) => (initials ? text.startsWith(compound) : text === compound));
    if (index >= 0) found([i, i + 1], [index], SERVANT_INITIAL, initials ? 'initial' : 'spelling');
  }
}

/** So many letters fit into the narrower columns of registers. */
const COLUMN_LETTERS = 20;
const CUT_OFF = 0.1;

/** "Abderrahmane Ould Mohamed el Hussein Oul": the column was too narrow, and the other side has the last word whole. */
function findCutOff({ tokens, metBy }: Side, whole: Side, found: Found): void {
  const last = tokens.length - 1;
  const rest = tokens[last];
  if (!rest || rest.text.length < 2 || rest.eastAsian !== undefined || lettersIn(tokens) < COLUMN_LETTERS) return;
  const before = metBy(last - 1)?.at(-1);
  if (before === undefined) return;
  // The surname may stand first here and last there.
  const next = (before + 1) % whole.tokens.length;
  const word = whole.tokens[next];
  if (word && word.text !== rest.text && word.text.startsWith(rest.text)) found([last], [next], CUT_OFF, 'spelling');
}

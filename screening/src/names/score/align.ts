import { editDistance } from '../edit-distance.ts';
import { type AnalysedName, lettersIn, type NameToken } from '../normalise/analysed-name.ts';
import { soundAndKey } from '../normalise/sound.ts';
import { MATCH_LIMIT, NO_MATCH, type TokenMatch } from './matched.ts';
import { matchLoose } from './spelling.ts';
import { weightedDistance } from './token-distance.ts';
import { matchTokens } from './token-match.ts';

export interface AlignedPair {
  /** Indexes into the tokens; two of them where a word is written apart. */
  left: number[];
  right: number[];
  cost: number;
  how: TokenMatch['how'];
  partial?: boolean;
}

export interface Alignment {
  pairs: AlignedPair[];
  leftOnly: number[];
  rightOnly: number[];
}

export type MatchWords = (a: NameToken, b: NameToken, person: boolean) => TokenMatch;

/** Which words meet which: cheapest pairs first, each word once. */
export function alignNames(left: AnalysedName, right: AnalysedName, match: MatchWords = matchTokens): Alignment {
  const a = left.tokens;
  const b = right.tokens;
  const options: AlignedPair[] = [];
  for (let i = 0; i < a.length; i++) {
    const x = a[i];
    for (let j = 0; j < b.length; j++) {
      const y = b[j];
      if (!x || !y) continue;
      const { cost, how, partial } = match(x, y, left.person);
      if (cost > MATCH_LIMIT || (x.particle !== y.particle && cost > 0)) continue;
      options.push(partial ? { left: [i], right: [j], cost, how, partial } : { left: [i], right: [j], cost, how });
    }
  }
  options.sort(cheapestFirst);
  const alignment = choose(options, a.length, b.length);
  if (!worthJoining(alignment)) return alignment;
  const known = options.length;
  joins(a, b, false, options);
  joins(b, a, true, options);
  servants(a, b, false, options);
  servants(b, a, true, options);
  cutOff(left, right, alignment.pairs, false, options);
  cutOff(right, left, alignment.pairs, true, options);
  return options.length === known ? alignment : choose(options.sort(cheapestFirst), a.length, b.length);
}

/** Words written apart leave a word over on both sides, or a bad match. */
function worthJoining({ pairs, leftOnly, rightOnly }: Alignment): boolean {
  return (leftOnly.length > 0 && rightOnly.length > 0) || pairs.some((pair) => pair.cost > 0.3);
}

function cheapestFirst(p: AlignedPair, q: AlignedPair): number {
  return p.cost - q.cost || q.left.length + q.right.length - p.left.length - p.right.length || drift(p) - drift(q);
}

export const WRITTEN_APART = 0.06;

const drift = (pair: AlignedPair): number => Math.abs((pair.left[0] ?? 0) - (pair.right[0] ?? 0));

/** Two or three neighbours of one side written as one word on the other. */
function joins(apart: NameToken[], whole: NameToken[], swap: boolean, options: AlignedPair[]): void {
  // Surname and given name of one syllable each would join to anything.
  if (whole.length > 1 && apart.some((token) => token.eastAsian !== undefined)) return;
  for (let i = 0; i + 1 < apart.length; i++) {
    const loose = apart[i]?.loose ?? false;
    let length = apart[i]?.text.length ?? 0;
    for (let size = 2; size <= 3 && i + size <= apart.length; size++) {
      length += apart[i + size - 1]?.text.length ?? 0;
      for (let j = 0; j < whole.length; j++) {
        const other = whole[j];
        if (!other || other.text.length < 4) continue;
        // Few words are about as long, and only those are worth putting letters together.
        if (other.loose === loose && Math.abs(other.text.length - length) > 2) continue;
        const text = joinedText(apart, i, size);
        const match = other.loose === loose ? matchJoined(text, other) : matchLoose(soundAndKey(text, loose), other);
        if (match.cost > 1) continue;
        const spread = Array.from({ length: size }, (_, k) => i + k);
        const [here, there] = swap ? [[j], spread] : [spread, [j]];
        options.push({ left: here, right: there, cost: WRITTEN_APART + match.cost, how: match.how });
      }
    }
  }
}

function joinedText(tokens: NameToken[], start: number, size: number): string {
  let text = '';
  for (let at = start; at < start + size; at++) text += tokens[at]?.text ?? '';
  return text;
}

const SERVANT_OF = 'abdul';
const SERVANT_INITIAL = 0.35;

/** "A. Rahman" and "A.R." for Abdul Rahman, who is one word on the other side. */
function servants(apart: NameToken[], whole: NameToken[], swap: boolean, options: AlignedPair[]): void {
  for (let i = 0; i + 1 < apart.length; i++) {
    if (apart[i]?.text !== 'a') continue;
    const next = apart[i + 1]?.text ?? '';
    const initials = next.length === 1;
    const compound = SERVANT_OF + next;
    const j = whole.findIndex(({ text }) => (initials ? text.startsWith(compound) : text === compound));
    if (j < 0) continue;
    const [left, right] = swap ? [[j], [i, i + 1]] : [[i, i + 1], [j]];
    options.push({ left, right, cost: SERVANT_INITIAL, how: initials ? 'initial' : 'spelling' });
  }
}

/** So many letters fit into the narrower columns of registers. */
const COLUMN_LETTERS = 20;
const CUT_OFF = 0.1;

/** "Abderrahmane Ould Mohamed el Hussein Oul": the column was too narrow, and the other side has the last word whole. */
function cutOff(
  cut: AnalysedName,
  whole: AnalysedName,
  met: AlignedPair[],
  swap: boolean,
  options: AlignedPair[],
): void {
  const last = cut.tokens.length - 1;
  const rest = cut.tokens[last];
  if (!rest || rest.text.length < 2 || rest.eastAsian !== undefined || lettersIn(cut.tokens) < COLUMN_LETTERS) return;
  const before = met.find((pair) => (swap ? pair.right : pair.left).includes(last - 1));
  const next = ((swap ? before?.left : before?.right)?.at(-1) ?? whole.tokens.length) + 1;
  const word = whole.tokens[next];
  if (!word || word.text === rest.text || !word.text.startsWith(rest.text)) return;
  const [left, right] = swap ? [[next], [last]] : [[last], [next]];
  options.push({ left, right, cost: CUT_OFF, how: 'spelling' });
}

function matchJoined(text: string, { text: other, sound, loose }: NameToken): TokenMatch {
  if (text === other) return { cost: 0, how: 'spelling' };
  if (editDistance(other, text) > 2) return NO_MATCH;
  const spelled = weightedDistance(text, other, false, 1);
  const heard = spelled > 0.3 ? weightedDistance(soundAndKey(text, loose).sound, sound, false, 1) + 0.1 : spelled;
  const distance = Math.min(spelled, heard);
  return distance > 1 ? NO_MATCH : { cost: distance / 2.3, how: 'spelling' };
}

function choose(options: AlignedPair[], lefts: number, rights: number): Alignment {
  // Bits say which words are taken; a name has fewer words than a number has bits.
  let takenLeft = 0;
  let takenRight = 0;
  const pairs: AlignedPair[] = [];
  for (const pair of options) {
    const left = bitsOf(pair.left);
    const right = bitsOf(pair.right);
    if ((takenLeft & left) !== 0 || (takenRight & right) !== 0) continue;
    takenLeft |= left;
    takenRight |= right;
    pairs.push(pair);
  }
  return { pairs, leftOnly: clearBits(takenLeft, lefts), rightOnly: clearBits(takenRight, rights) };
}

function bitsOf(indexes: readonly number[]): number {
  let bits = 0;
  for (const index of indexes) bits |= 1 << index;
  return bits;
}

function clearBits(bits: number, size: number): number[] {
  const clear: number[] = [];
  for (let index = 0; index < size; index++) if ((bits & (1 << index)) === 0) clear.push(index);
  return clear;
}

import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import type { AlignedPair, Alignment } from './alignment.ts';
import { MATCH_LIMIT, type TokenMatch } from './matched.ts';
import { matchTokens } from './token-match.ts';
import { findWrittenApart, type Side, WRITTEN_APART } from './written-apart.ts';

export type MatchWords = (a: NameToken, b: NameToken, person: boolean) => TokenMatch;

/** Which words meet which: cheapest pairs first, each word once. */
export function alignNames(left: AnalysedName, right: AnalysedName, match: MatchWords = matchTokens): Alignment {
  const [lefts, rights] = [left.tokens.length, right.tokens.length];
  const options = wordByWord(left, right, match).sort(cheapestFirst);
  const alignment = choose(options, lefts, rights);
  if (!worthJoining(alignment)) return alignment;
  const known = options.length;
  addWrittenApart(left, right, alignment, options);
  return options.length === known ? alignment : choose(options.sort(cheapestFirst), lefts, rights);
}

function wordByWord(left: AnalysedName, right: AnalysedName, match: MatchWords): AlignedPair[] {
  const pairs: AlignedPair[] = [];
  for (let i = 0; i < left.tokens.length; i++) {
    const x = left.tokens[i];
    for (let j = 0; j < right.tokens.length; j++) {
      const y = right.tokens[j];
      if (!x || !y) continue;
      const { cost, how, partial } = match(x, y, left.person);
      if (cost > MATCH_LIMIT || (x.particle !== y.particle && cost > 0)) continue;
      pairs.push(partial ? { left: [i], right: [j], cost, how, partial } : { left: [i], right: [j], cost, how });
    }
  }
  return pairs;
}

/** Words written apart leave a word over on both sides, or a bad match. */
function worthJoining({ pairs, leftOnly, rightOnly }: Alignment): boolean {
  return (leftOnly.length > 0 && rightOnly.length > 0) || pairs.some((pair) => pair.cost > 0.3);
}

/** Adds what one side writes in several words, shortened or cut off, and the other as one whole word. */
function addWrittenApart(left: AnalysedName, right: AnalysedName, { pairs }: Alignment, options: AlignedPair[]): void {
  // Words that met their equal stay together: such a pair costs less than all that is added here.
  let equalLeft = 0;
  let equalRight = 0;
  for (const pair of pairs) {
    if (pair.cost >= WRITTEN_APART) continue;
    equalLeft |= bitsOf(pair.left);
    equalRight |= bitsOf(pair.right);
  }
  const here: Side = {
    person: left.person,
    tokens: left.tokens,
    open: clearBits(equalLeft, left.tokens.length),
    metBy: (index) => pairs.find((pair) => pair.left.includes(index))?.right,
  };
  const there: Side = {
    person: right.person,
    tokens: right.tokens,
    open: clearBits(equalRight, right.tokens.length),
    metBy: (index) => pairs.find((pair) => pair.right.includes(index))?.left,
  };
  findWrittenApart(here, there, (apart, whole, cost, how) => options.push({ left: apart, right: whole, cost, how }));
  findWrittenApart(there, here, (apart, whole, cost, how) => options.push({ left: whole, right: apart, cost, how }));
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

/** Of pairs that cost the same, the one whose words stand in the same place; then the later one, for surnames stand last. */
function cheapestFirst(p: AlignedPair, q: AlignedPair): number {
  return (
    p.cost - q.cost ||
    q.left.length + q.right.length - p.left.length - p.right.length ||
    drift(p) - drift(q) ||
    placeOf(q) - placeOf(p)
  );
}

const drift = (pair: AlignedPair): number => Math.abs((pair.left[0] ?? 0) - (pair.right[0] ?? 0));
const placeOf = (pair: AlignedPair): number => (pair.left[0] ?? 0) + (pair.right[0] ?? 0);

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

import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import type { AlignedPair } from './alignment.ts';
import { COSTS } from './costs.ts';
import { WRITTEN_APART } from './written-apart.ts';

/** How many words of a name have met; an initial, or "abu", is half of one. */
export function wordsMet(left: AnalysedName, right: AnalysedName, pairs: AlignedPair[]): number {
  let met = 0;
  const exact = left.person ? 0 : WRITTEN_APART;
  for (let at = 0; at < pairs.length; at++) {
    const pair = pairs[at];
    if (!pair || (left.person && isRestOfWord(left, right, pairs, at))) continue;
    // A word that was written apart on the other side still stands for all its parts.
    const here = carried(left.tokens, pair.left);
    const there = carried(right.tokens, pair.right);
    // What one side takes for a title may be a name on the other.
    if (here > 0 !== there > 0 && pair.cost === 0) met += 1;
    if (here > 0 && there > 0) met += pair.how === 'initial' ? 0.5 : pair.cost <= exact ? Math.max(here, there) : 1;
  }
  return met;
}

/** علیرضا is one word, as "Alireza" is, though it is compared as "Ali Reza": both halves are met as one. */
const isRestOfWord = (left: AnalysedName, right: AnalysedName, pairs: AlignedPair[], at: number): boolean =>
  hasMetHalf(left, 'left', pairs, at) || hasMetHalf(right, 'right', pairs, at);

function hasMetHalf({ tokens }: AnalysedName, side: 'left' | 'right', pairs: AlignedPair[], at: number): boolean {
  const word = pairs[at]?.[side][0] ?? 0;
  for (let before = 0; before < at; before++)
    if (areOfOneWord(tokens, word, pairs[before]?.[side][0] ?? 0)) return true;
  return false;
}

/** The article is no half. */
function areOfOneWord(tokens: NameToken[], one: number, other: number): boolean {
  const [first, last] = one < other ? [one, other] : [other, one];
  if (tokens[first]?.particle || tokens[last]?.particle) return false;
  for (let index = first + 1; index <= last; index++) if (!tokens[index]?.restOfWord) return false;
  return first < last;
}

/** How many of these words carry a name: particles and numbers carry none. */
export function carried(tokens: NameToken[], indexes: number[]): number {
  let count = 0;
  for (const index of indexes) {
    const token = tokens[index];
    if (token && !token.particle && token.number === undefined) count += token.against < 0.5 ? 0.5 : 1;
  }
  return count;
}

/** Hardly anything met: one word, or one and an initial, which a rare word makes less doubtful. */
export function oneWordCost(right: AnalysedName, pairs: AlignedPair[], met: number): number {
  if (met <= 1) return COSTS.oneWordOnly;
  return COSTS.oneWordOnly * (2 - met) * (1 - COSTS.rareWord * supportOf(right, pairs));
}

/** 1 when the words that met are rare enough to stand for the person without the ones left out. */
export function supportOf(name: AnalysedName, pairs: AlignedPair[]): number {
  let support = 0;
  for (const pair of pairs) {
    for (const index of pair.right) {
      const token = name.tokens[index];
      if (token && !token.particle) support += token.rarity * (pair.how === 'initial' ? 0.2 : 1);
    }
  }
  return Math.min(1, support / COSTS.fullSupport);
}

import type { EntityKind } from '../../lists/entity.ts';
import { alternatives } from '../normalise/alternatives.ts';
import { analyseName } from '../normalise/analyse-name.ts';
import type { AnalysedName, NameToken, WrittenName } from '../normalise/analysed-name.ts';
import { alignNames, type MatchWords } from './align.ts';
import type { AlignedPair, Alignment } from './alignment.ts';
import { COSTS } from './costs.ts';
import { dialectCost } from './dialects.ts';
import { organisationCost } from './organisation-cost.ts';
import { exchangedCost, sonCost } from './sons.ts';
import { acronymCost, unspacedCost } from './whole-name.ts';
import { orderCost } from './word-order.ts';
import { surnameLeftOut, unmetCost } from './words-left-over.ts';
import { carried, oneWordCost, wordsMet } from './words-met.ts';

export interface NameScore {
  score: number;
  cost: number;
  alignment: Alignment;
}

/** Compares two written names. */
export function compareNames(a: string | WrittenName, b: string | WrittenName, kind: EntityKind = 'person'): NameScore {
  const readingsOf = (name: string | WrittenName) =>
    alternatives(typeof name === 'string' ? { text: name } : name, kind).map((one) => analyseName(one, kind));
  const [lefts, rights] = [readingsOf(a), readingsOf(b)];
  const scores = lefts.flatMap((left) => rights.map((right) => compareAnalysed(left, right)));
  return scores.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** "Example Trading (Moscow)" and "Another Bank (Moscow)": what stands in brackets on both sides may be the place of both. */
const otherNames: NameScore = {
  cost: COSTS.nothingMet,
  score: scoreOf(COSTS.nothingMet),
  alignment: { pairs: [], leftOnly: [], rightOnly: [] },
};

/** Beyond `worst` nobody asks how much more it costs: what is sure to be beyond is not counted to its end. */
export function compareAnalysed(
  left: AnalysedName,
  right: AnalysedName,
  match?: MatchWords,
  worst = Number.POSITIVE_INFINITY,
): NameScore {
  if (left.inBrackets && right.inBrackets) return otherNames;
  let alignment = alignNames(left, right, match);
  let cost = costOf(left, right, alignment, worst);
  const acronym = acronymCost(left, right);
  if (acronym < cost) [cost, alignment] = [acronym, wholeNames(left, right, acronym, 'initial')];
  const unspaced = cost > COSTS.spaceMoved ? unspacedCost(left, right) : cost;
  if (unspaced < cost) [cost, alignment] = [unspaced, wholeNames(left, right, unspaced, 'spelling')];
  const dialect = cost > COSTS.otherDialect ? dialectCost(left, right) : cost;
  if (dialect < cost) [cost, alignment] = [dialect, wholeNames(left, right, dialect, 'transliteration')];
  return { score: scoreOf(cost), cost, alignment };
}

export function scoreOf(cost: number): number {
  return Math.exp(-COSTS.steepness * cost);
}

/** What a name costs that scores so much. */
export const costFor = (score: number): number => -Math.log(score) / COSTS.steepness;

/** The two names met as a whole, whatever their words are. */
function wholeNames(left: AnalysedName, right: AnalysedName, cost: number, how: AlignedPair['how']): Alignment {
  const all = ({ tokens }: AnalysedName) => tokens.map((_, index) => index);
  return { pairs: [{ left: all(left), right: all(right), cost, how }], leftOnly: [], rightOnly: [] };
}

function costOf(left: AnalysedName, right: AnalysedName, alignment: Alignment, worst: number): number {
  if (alignment.pairs.length === 0) return COSTS.nothingMet;
  const unmet = unmetCost(left, right, alignment);
  // Most candidates: one word met, and each side has others.
  if (unmet > worst) return unmet;
  let cost = spellingCost(left, right, alignment.pairs) + unmet;
  // The name as written. Letters are slow to read: few names come so near.
  if (cost === 0 && left.letters === right.letters) return 0;
  const met = wordsMet(left, right, alignment.pairs);
  if (met < 2 && isInitials(left) !== isInitials(right)) return COSTS.nothingMet;
  const rest = carried(left.tokens, alignment.leftOnly) + carried(right.tokens, alignment.rightOnly);
  // An initial alone is nobody's name.
  if (met < 1 || (met < 2 && (rest > 0 || met > 1))) cost += oneWordCost(right, alignment.pairs, met);
  // A single word that is not even the same one.
  if (met <= 1 && rest === 0 && cost > 0) cost += isAcronym(left) ? COSTS.singleAcronym : COSTS.singleWord;
  if (left.person) {
    const order = orderCost(left, right, alignment.pairs);
    cost += order + generationCost(left, right) + sonCost(left, right, alignment);
    if (order > 0) cost += exchangedCost(left, right, alignment);
    // "Mahmoud Abbas" and "Abbas Mahmoud al-Akkad": given and father's name here, both given names there.
    if (order > 0 && rest > 0 && surnameLeftOut(left, right, alignment)) cost += COSTS.reorderedSurname;
  } else cost += organisationCost(left, right, alignment);
  return Math.max(cost, COSTS.otherWriting);
}

/** "O. M.": nobody's name. Surnames of one letter are those of Korea. */
const isInitials = ({ person, tokens }: AnalysedName): boolean =>
  person &&
  tokens.every(({ text, number, eastAsian }) => text.length === 1 && number === undefined && eastAsian === undefined);

/** Small differences in many words weigh less than the same sum in one word. */
function spellingCost(left: AnalysedName, right: AnalysedName, pairs: AlignedPair[]): number {
  let sum = 0;
  for (const pair of pairs) {
    const against = Math.min(mostAgainst(left.tokens, pair.left), mostAgainst(right.tokens, pair.right));
    sum += (pair.cost * against) ** COSTS.spread;
  }
  return sum ** (1 / COSTS.spread);
}

/** An article written together with its word takes nothing off the word. */
function mostAgainst(tokens: NameToken[], indexes: number[]): number {
  let most = 0;
  for (const index of indexes) most = Math.max(most, tokens[index]?.against ?? 0);
  return most;
}

/** "SBIG": few letters, and none of them is a slip. */
const isAcronym = ({ person, joined }: AnalysedName): boolean => !person && joined.length < 5;

/** "Jr." against "Sr." are two people; where one side says nothing a word was left out. */
function generationCost(left: AnalysedName, right: AnalysedName): number {
  if (left.generation?.order === right.generation?.order) return 0;
  return left.generation && right.generation ? COSTS.fatherForSon : COSTS.omitted + COSTS.omittedEdge;
}

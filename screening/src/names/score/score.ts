import type { EntityKind } from '../../lists/entity.ts';
import { editDistance } from '../edit-distance.ts';
import { alternatives } from '../normalise/alternatives.ts';
import { analyseName } from '../normalise/analyse-name.ts';
import type { AnalysedName, NameToken, WrittenName } from '../normalise/analysed-name.ts';
import { isSyllabic } from '../scripts/script.ts';
import { type AlignedPair, type Alignment, alignNames, type MatchWords, WRITTEN_APART } from './align.ts';
import { weightedDistance } from './token-distance.ts';

/** What each kind of difference costs; at .84 in all the score meets the threshold. */
export const COSTS = {
  /** One word is missing on one side: people leave names out. */
  omitted: 0.14,
  omittedLimit: 0.9,
  /** The same where the words that did meet are common ones. */
  omittedUnsupported: 0.45,
  fullSupport: 2,
  omittedEdge: 0.08,
  /** Both sides have a word the other has not: these are different people. */
  contradicted: 1.35,
  /** Only one significant word met, and one side has more of them. */
  oneWordOnly: 0.85,
  singleWord: 0.15,
  rareWord: 1.2,
  reordered: 0.05,
  reorderedSpelling: 0.3,
  /** The order differs, and the last word is missing. */
  reorderedSurname: 0.35,
  /** "Abdul Hanif" where the other side has only "Hanif". */
  partial: 0.5,
  spread: 1.5,
  /** "Ahmad bin Hasan" against "Hasan bin Ahmad". */
  fatherForSon: 1.4,
  legalForm: 0.12,
  /** Every letter is there, but the spaces stand elsewhere. */
  spaceMoved: 0.25,
  notDistinctive: 0.8,
  acronym: 0.6,
  /** Written differently, though every word is the same. */
  otherWriting: 0.012,
  steepness: 0.357,
};

export interface NameScore {
  score: number;
  cost: number;
  alignment: Alignment;
}

export interface CompareOptions {
  kind?: EntityKind;
}

/** Compares two written names. */
export function compareNames(
  a: string | WrittenName,
  b: string | WrittenName,
  options: CompareOptions = {},
): NameScore {
  const kind = options.kind ?? 'person';
  let best: NameScore | undefined;
  for (const left of alternatives(written(a), kind)) {
    for (const right of alternatives(written(b), kind)) {
      const score = compareAnalysed(analyseName(left, kind), analyseName(right, kind));
      if (!best || score.cost < best.cost) best = score;
    }
  }
  return best ?? compareAnalysed(analyseName(a, kind), analyseName(b, kind));
}

const written = (name: string | WrittenName): WrittenName => (typeof name === 'string' ? { text: name } : name);

export function compareAnalysed(left: AnalysedName, right: AnalysedName, match?: MatchWords): NameScore {
  const alignment = alignNames(left, right, match);
  let cost = Math.min(costOf(left, right, alignment), acronymCost(left, right));
  if (cost > COSTS.spaceMoved) cost = Math.min(cost, unspacedCost(left, right));
  return { score: Math.exp(-COSTS.steepness * cost), cost, alignment };
}

function costOf(left: AnalysedName, right: AnalysedName, alignment: Alignment): number {
  if (alignment.pairs.length === 0) return 6;
  const met = wordsMet(left, right, alignment.pairs);
  let cost = spellingCost(left, right, alignment.pairs) + unmetCost(left, right, alignment);
  const rest = carried(left.tokens, alignment.leftOnly) + carried(right.tokens, alignment.rightOnly);
  // An initial alone is nobody's name.
  if (met < 1 || (met < 2 && (rest > 0 || met > 1))) cost += oneWordCost(right, alignment.pairs, met);
  // A single word that is not even the same one.
  if (met <= 1 && rest === 0 && cost > 0) cost += COSTS.singleWord;
  if (left.person) {
    const order = orderCost(left, right, alignment.pairs);
    cost += order + generationCost(left, right);
    // "Mahmoud Abbas" and "Abbas Mahmoud al-Akkad": given and father's name here, both given names there.
    if (order > 0 && rest > 0 && surnameLeftOut(left, right, alignment)) cost += COSTS.reorderedSurname;
  } else cost += organisationCost(left, right, alignment.pairs);
  return cost > 0 || left.letters === right.letters ? cost : COSTS.otherWriting;
}

const significant = (tokens: NameToken[]): NameToken[] => tokens.filter((token) => !token.particle);

function totalOf(tokens: NameToken[], indexes: number[], what: 'weight' | 'against'): number {
  let total = 0;
  for (const index of indexes) total += tokens[index]?.[what] ?? 0;
  return total;
}

/** How many words of a name have met; an initial, or "abu", is half of one. */
function wordsMet(left: AnalysedName, right: AnalysedName, pairs: AlignedPair[]): number {
  let met = 0;
  const exact = left.person ? 0 : WRITTEN_APART;
  for (const pair of pairs) {
    // A word that was written apart on the other side still stands for all its parts.
    const here = carried(left.tokens, pair.left);
    const there = carried(right.tokens, pair.right);
    // What one side takes for a title may be a name on the other.
    if (here > 0 !== there > 0 && pair.cost === 0) met += 1;
    if (here > 0 && there > 0) met += pair.how === 'initial' ? 0.5 : pair.cost <= exact ? Math.max(here, there) : 1;
  }
  return met;
}

function carried(tokens: NameToken[], indexes: number[]): number {
  let count = 0;
  for (const index of indexes) {
    const token = tokens[index];
    if (token && !token.particle && token.number === undefined) count += token.against < 0.5 ? 0.5 : 1;
  }
  return count;
}

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

function unmetCost(left: AnalysedName, right: AnalysedName, alignment: Alignment): number {
  let leftAgainst = totalOf(left.tokens, alignment.leftOnly, 'against');
  let rightAgainst = totalOf(right.tokens, alignment.rightOnly, 'against');
  for (const pair of alignment.pairs) {
    if (!pair.partial) continue;
    const leftLonger =
      (left.tokens[pair.left[0] ?? 0]?.text.length ?? 0) > (right.tokens[pair.right[0] ?? 0]?.text.length ?? 0);
    if (leftLonger) leftAgainst += COSTS.partial;
    else rightAgainst += COSTS.partial;
  }
  const contradicted = Math.min(leftAgainst, rightAgainst);
  const weight = Math.max(
    totalOf(left.tokens, alignment.leftOnly, 'weight'),
    totalOf(right.tokens, alignment.rightOnly, 'weight'),
  );
  const omitted = Math.max(0, weight - contradicted);
  const edges = edgeOmissions(left, right, alignment);
  const unsupported = COSTS.omittedUnsupported * (1 - supportOf(right, alignment.pairs));
  return (
    COSTS.contradicted * contradicted +
    Math.min(COSTS.omittedLimit, (COSTS.omitted + unsupported) * omitted + COSTS.omittedEdge * edges)
  );
}

/** Hardly anything met: one word, or one and an initial, which a rare word makes less doubtful. */
function oneWordCost(right: AnalysedName, pairs: AlignedPair[], met: number): number {
  if (met <= 1) return COSTS.oneWordOnly;
  return COSTS.oneWordOnly * (2 - met) * (1 - COSTS.rareWord * supportOf(right, pairs));
}

/** People leave out middle names, and initials, sooner than the first or last word. */
function edgeOmissions(left: AnalysedName, right: AnalysedName, alignment: Alignment): number {
  const leftRest = carried(left.tokens, alignment.leftOnly);
  const [name, rest] = leftRest > 0 ? [left, alignment.leftOnly] : [right, alignment.rightOnly];
  const last = name.tokens.length - 1;
  return rest.filter((index) => (index === 0 || index === last) && (name.tokens[index]?.weight ?? 0) > 0.6).length;
}

function surnameLeftOut(left: AnalysedName, right: AnalysedName, { leftOnly, rightOnly }: Alignment): boolean {
  const isLast = ({ tokens }: AnalysedName, rest: number[]) => {
    const last = tokens.at(-1);
    return rest.includes(tokens.length - 1) && last?.patronymic === false && last.text.length > 1;
  };
  return isLast(left, leftOnly) || isLast(right, rightOnly);
}

/** 1 when the words that met are rare enough to stand for the person without the ones left out. */
function supportOf(name: AnalysedName, pairs: AlignedPair[]): number {
  let support = 0;
  for (const pair of pairs) {
    for (const index of pair.right) {
      const token = name.tokens[index];
      if (token && !token.particle) support += token.rarity * (pair.how === 'initial' ? 0.2 : 1);
    }
  }
  return Math.min(1, support / COSTS.fullSupport);
}

/** "Jr." against "Sr." are two people; where one side says nothing a word was left out. */
function generationCost(left: AnalysedName, right: AnalysedName): number {
  if (left.generation?.order === right.generation?.order) return 0;
  return left.generation && right.generation ? COSTS.fatherForSon : COSTS.omitted + COSTS.omittedEdge;
}

/** An initial is no misspelling: "Putin V.V." is how lists of many countries write. */
const misspelt = (pair: AlignedPair): number => (pair.how === 'initial' ? 0 : pair.cost);

function orderCost(left: AnalysedName, right: AnalysedName, pairs: AlignedPair[]): number {
  let cost = 0;
  for (const p of pairs) {
    for (const q of pairs) {
      const [pl = 0, pr = 0, ql = 0, qr = 0] = [p.left[0], p.right[0], q.left[0], q.right[0]];
      if (pl >= ql || pr <= qr) continue;
      if (left.tokens[pl]?.particle || left.tokens[ql]?.particle) continue;
      // A word that is both moved and misspelt is less likely the same word.
      cost = Math.max(cost, COSTS.reordered + COSTS.reorderedSpelling * Math.max(misspelt(p), misspelt(q)));
      // The one who is the son here is the father there.
      const sonHere = !left.tokens[pl]?.patronymic && left.tokens[ql]?.patronymic;
      const fatherThere = right.tokens[pr]?.patronymic && !right.tokens[qr]?.patronymic;
      if (sonHere && fatherThere) return COSTS.fatherForSon;
    }
  }
  return cost;
}

function organisationCost(left: AnalysedName, right: AnalysedName, pairs: AlignedPair[]): number {
  let cost = 0;
  if (left.legalForm && right.legalForm && left.legalForm !== right.legalForm) cost += COSTS.legalForm;
  const distinctive = pairs.some((pair) => (left.tokens[pair.left[0] ?? 0]?.weight ?? 0) > 0.5);
  if (!distinctive && left.plain !== right.plain) cost += COSTS.notDistinctive;
  return cost;
}

/** "PLA" for "People's Liberation Army". */
function acronymCost(left: AnalysedName, right: AnalysedName): number {
  if (left.person) return Number.POSITIVE_INFINITY;
  const [short, long] = left.tokens.length < right.tokens.length ? [left, right] : [right, left];
  const initials = significant(long.tokens)
    .map((token) => token.text[0])
    .join('');
  // "CNOOC": the company or corporation has its letter too.
  const spelled = short.plain === initials || (long.legalForm === 'company' && short.plain === `${initials}c`);
  return short.tokens.length === 1 && initials.length > 2 && spelled ? COSTS.acronym : Number.POSITIVE_INFINITY;
}

function lettersIn(tokens: NameToken[]): number {
  let length = 0;
  for (const token of tokens) length += token.text.length;
  return length;
}

/** Words of about the same lengths: what differs is not where the spaces stand. */
function sameSpaces(left: NameToken[], right: NameToken[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ text }, i) => Math.abs(text.length - (right[i]?.text.length ?? 0)) < 2)
  );
}

function unspacedCost(left: AnalysedName, right: AnalysedName): number {
  if (left.tokens.some((token) => isSyllabic(token.script))) return Number.POSITIVE_INFINITY;
  if (sameSpaces(left.tokens, right.tokens)) return Number.POSITIVE_INFINITY;
  const length = lettersIn(left.tokens);
  if (Math.abs(length - lettersIn(right.tokens)) > 1) return Number.POSITIVE_INFINITY;
  const [a, b] = [left.joined, right.joined];
  // "E.ON" and "EON": few letters, but all of them.
  if (length < 10 && (left.person || a !== b)) return Number.POSITIVE_INFINITY;
  if (editDistance(a, b) > 2) return Number.POSITIVE_INFINITY;
  const distance = a === b ? 0 : weightedDistance(a, b, false, 1);
  return distance > 0.7 ? Number.POSITIVE_INFINITY : COSTS.spaceMoved + distance / 2.3;
}

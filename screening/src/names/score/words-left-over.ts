import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import type { Alignment } from './alignment.ts';
import { COSTS } from './costs.ts';
import { carried, supportOf } from './words-met.ts';

/** Words that only one side has are left out; words that each side has instead of the other's contradict. */
export function unmetCost(left: AnalysedName, right: AnalysedName, alignment: Alignment): number {
  let leftAgainst = againstOf(left.tokens, alignment.leftOnly);
  let rightAgainst = againstOf(right.tokens, alignment.rightOnly);
  for (const pair of alignment.pairs) {
    if (!pair.partial) continue;
    const leftLonger =
      (left.tokens[pair.left[0] ?? 0]?.text.length ?? 0) > (right.tokens[pair.right[0] ?? 0]?.text.length ?? 0);
    if (leftLonger) leftAgainst += COSTS.partial;
    else rightAgainst += COSTS.partial;
  }
  const contradicted = Math.min(leftAgainst, rightAgainst);
  const weight = Math.max(weightOf(left.tokens, alignment.leftOnly), weightOf(right.tokens, alignment.rightOnly));
  const omitted = Math.max(0, weight - contradicted);
  const edges = edgeOmissions(left, right, alignment);
  const doubt = 1 - supportOf(right, alignment.pairs);
  const each = COSTS.omitted + COSTS.omittedUnsupported * doubt;
  const most = COSTS.omittedLimit + COSTS.omittedLimitUnsupported * doubt;
  return COSTS.contradicted * contradicted + Math.min(most, each * omitted + COSTS.omittedEdge * edges);
}

/** People leave out middle names, and initials, sooner than the first or last word. */
function edgeOmissions(left: AnalysedName, right: AnalysedName, alignment: Alignment): number {
  const leftRest = carried(left.tokens, alignment.leftOnly);
  const [name, rest] = leftRest > 0 ? [left, alignment.leftOnly] : [right, alignment.rightOnly];
  const last = name.tokens.length - 1;
  return rest.filter((index) => (index === 0 || index === last) && (name.tokens[index]?.weight ?? 0) > 0.6).length;
}

function againstOf(tokens: NameToken[], indexes: number[]): number {
  let total = 0;
  for (const index of indexes) total += tokens[index]?.against ?? 0;
  return total;
}

function weightOf(tokens: NameToken[], indexes: number[]): number {
  let total = 0;
  for (const index of indexes) total += tokens[index]?.weight ?? 0;
  return total;
}

/** The last word of one side, which may be a surname, met nothing. */
export function surnameLeftOut(left: AnalysedName, right: AnalysedName, { leftOnly, rightOnly }: Alignment): boolean {
  const isLast = ({ tokens }: AnalysedName, rest: number[]) => {
    const last = tokens.at(-1);
    if (!last || last.patronymic || last.text.length < 2 || beginsWithSurname(tokens)) return false;
    return rest.includes(tokens.length - 1);
  };
  return isLast(left, leftOnly) || isLast(right, rightOnly);
}

/** "Lagarde Christine Madeleine": the first word is the only one that is no given name. */
const beginsWithSurname = ([first, ...rest]: NameToken[]): boolean =>
  first?.givenName === undefined && rest.every((token) => token.givenName !== undefined);

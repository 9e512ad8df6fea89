import { editDistance } from '../edit-distance.ts';
import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { isSyllabic } from '../scripts/script.ts';
import { COSTS } from './costs.ts';
import { weightedDistance } from './token-distance.ts';

/** "PLA" for "People's Liberation Army". */
export function acronymCost(left: AnalysedName, right: AnalysedName): number {
  if (left.person) return Number.POSITIVE_INFINITY;
  const [short, long] = left.tokens.length < right.tokens.length ? [left, right] : [right, left];
  const initials = long.tokens
    .filter((token) => !token.particle)
    .map((token) => token.text[0])
    .join('');
  // "CNOOC": the company or corporation has its letter too.
  const spelled = short.plain === initials || (long.legalForm !== undefined && short.plain === `${initials}c`);
  return short.tokens.length === 1 && short.plain.length > 2 && spelled ? COSTS.acronym : Number.POSITIVE_INFINITY;
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

export function unspacedCost(left: AnalysedName, right: AnalysedName): number {
  if (left.person && left.tokens.some((token) => isSyllabic(token.script))) return Number.POSITIVE_INFINITY;
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

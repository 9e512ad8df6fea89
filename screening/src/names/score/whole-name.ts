import { editDistance } from '../edit-distance.ts';
import { SMALL_WEIGHT } from '../normalise/analyse-organisation.ts';
import { type AnalysedName, lettersIn, type NameToken } from '../normalise/analysed-name.ts';
import { isSyllabic } from '../scripts/script.ts';
import { COSTS } from './costs.ts';
import { EDITS_ALLOWED } from './matched.ts';
import { STRICT, weightedDistance } from './token-distance.ts';

/** "PLA" for "People's Liberation Army". */
export function acronymCost(left: AnalysedName, right: AnalysedName): number {
  if (left.person) return Number.POSITIVE_INFINITY;
  const [short, long] = left.tokens.length < right.tokens.length ? [left, right] : [right, left];
  const letters = short.joined;
  const spelled = short.tokens.length === 1 && letters.length > 2 && long.tokens.length > 1 && isSpelled(letters, long);
  return spelled ? COSTS.acronym : Number.POSITIVE_INFINITY;
}

/** "CNOOC", "OAK" and "PDVSA": the company, the korporatsiya or the S.A. has its letters too. */
const FORM_LETTERS = ['', 'c', 'k', 'sa'];

function isSpelled(letters: string, long: AnalysedName): boolean {
  const forms = long.legalForm === undefined ? [''] : FORM_LETTERS;
  const small = letters.length > 3;
  return forms.some(
    (form) => letters.endsWith(form) && isWalked(letters.slice(0, letters.length - form.length), long.tokens, small),
  );
}

/**
 * Every word gives its first letter; a small word may, where the letters are many ("MODAFL", "SBIG"), and a group or
 * holding may always ("XBG").
 */
function isWalked(letters: string, tokens: NameToken[], small: boolean): boolean {
  let reached = new Set([0]);
  for (const { text, particle, weight } of tokens) {
    const next = new Set(particle ? reached : []);
    if (small || weight > SMALL_WEIGHT) for (const at of reached) if (text[0] === letters[at]) next.add(at + 1);
    reached = next;
  }
  return reached.has(letters.length);
}

/** Words of about the same lengths: what differs is not where the spaces stand. */
function sameSpaces(left: NameToken[], right: NameToken[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ text }, i) => Math.abs(text.length - (right[i]?.text.length ?? 0)) < 2)
  );
}

const FEWEST_LETTERS = 10;
/** Khmer writes a given name as one word: Men Sam An. */
const FEWEST_IN_KHMER = 6;

function fewestLetters({ tokens: left }: AnalysedName, { tokens: right }: AnalysedName): number {
  return left[0]?.script === 'Khmer' || right[0]?.script === 'Khmer' ? FEWEST_IN_KHMER : FEWEST_LETTERS;
}

export function unspacedCost(left: AnalysedName, right: AnalysedName): number {
  if (left.person && left.tokens.some((token) => isSyllabic(token.script))) return Number.POSITIVE_INFINITY;
  if (sameSpaces(left.tokens, right.tokens)) return Number.POSITIVE_INFINITY;
  const length = lettersIn(left.tokens);
  if (Math.abs(length - lettersIn(right.tokens)) > 1) return Number.POSITIVE_INFINITY;
  const [a, b] = [left.joined, right.joined];
  // "E.ON" and "EON": few letters, but all of them.
  if (length < fewestLetters(left, right) && (left.person || a !== b)) return Number.POSITIVE_INFINITY;
  if (editDistance(a, b) > 2) return Number.POSITIVE_INFINITY;
  const distance = a === b ? 0 : weightedDistance(a, b, STRICT, 1);
  return distance > 0.7 ? Number.POSITIVE_INFINITY : COSTS.spaceMoved + distance / EDITS_ALLOWED;
}

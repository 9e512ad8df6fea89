import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { givenNameOf } from '../words/given-names.ts';
import type { Alignment } from './alignment.ts';
import { COSTS } from './costs.ts';

const ARABIC_PARTICLES = new Set('al el bin ibn ebn bn bint binti ould wuld'.split(' '));
/** Stands before the name that people are called by, and is left out. */
const HONOURED = givenNameOf('mohammed');

/**
 * "Uday Saddam al-Tikriti" and "Saddam al-Tikriti": behind the given name an Arabic name has the father's, so the one
 * whose name begins with it is the father.
 */
export function sonCost(left: AnalysedName, right: AnalysedName, { pairs, leftOnly, rightOnly }: Alignment): number {
  if (leftOnly.length + rightOnly.length === 0 || leftOnly.includes(0) === rightOnly.includes(0)) return 0;
  const sonIsLeft = leftOnly.includes(0);
  const [son, father] = sonIsLeft ? [left, right] : [right, left];
  const [first, second] = son.tokens;
  if (first?.givenName === undefined || first.givenName === HONOURED || second?.givenName === undefined) return 0;
  if (!isArabic(son.tokens) || !isArabic(father.tokens)) return 0;
  if (otherWords(left.tokens, leftOnly) + otherWords(right.tokens, rightOnly) > 1) return 0;
  const met = pairs.find((pair) => (sonIsLeft ? pair.left : pair.right).includes(1));
  return met && (sonIsLeft ? met.right : met.left)[0] === 0 ? COSTS.sonOfNamed : 0;
}

/** By a particle, or as a chain of given names: one's own, the father's, the grandfather's. */
const isArabic = (tokens: NameToken[]): boolean =>
  tokens.some(({ text, particle }) => particle && ARABIC_PARTICLES.has(text)) ||
  (tokens.length > 2 && tokens.every(({ givenName }) => givenName !== undefined));

const otherWords = (tokens: NameToken[], rest: number[]): number =>
  rest.filter((index) => tokens[index]?.particle === false).length;

import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { givenNameOf } from '../words/given-names.ts';
import { CHILD_OF, SON_OF } from '../words/name-words.ts';
import type { AlignedPair, Alignment } from './alignment.ts';
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
  const met = pairs.find((pair) => (sonIsLeft ? pair.right : pair.left)[0] === 0);
  const at = (sonIsLeft ? met?.left : met?.right)?.[0];
  if (at === undefined) return 0;
  const own = sonIsLeft ? leftOnly : rightOnly;
  // "Ishaq Khan bin Ghulam Rasool" and "Ghulam Rasool": whatever stands before the father's name is the son's.
  if (isMarkedFather(son.tokens, at) && own[at - 1] === at - 1) return COSTS.sonOfNamed;
  const [first, second] = son.tokens;
  if (at !== 1 || !first || first.givenName === HONOURED || second?.givenName === undefined) return 0;
  if (otherWords(left.tokens, leftOnly) + otherWords(right.tokens, rightOnly) > 1) return 0;
  if (isArabic(father.tokens)) return first.givenName !== undefined && isArabic(son.tokens) ? COSTS.sonOfNamed : 0;
  const isChain = first.script === 'Arabic' || isArabic(son.tokens);
  return isChain && areGivenNames(father.tokens) ? COSTS.sonOfTwoNames : 0;
}

/** "bin" before it or "oglu" behind it says so. */
const isMarkedFather = (tokens: NameToken[], at: number): boolean =>
  tokens[at]?.patronymic === true &&
  (SON_OF.has(tokens[at - 1]?.text ?? '') || CHILD_OF.has(tokens[at + 1]?.text ?? ''));

/** "Yahya Hussein al-Ayyash" and "Hussein Yahya al-Ayyash": each is called like the father of the other. */
export function exchangedCost(left: AnalysedName, right: AnalysedName, { pairs }: Alignment): number {
  if (pairs.length < 3 || !areMet(pairs, 0, 1) || !areMet(pairs, 1, 0)) return 0;
  if (!areMet(pairs, left.tokens.length - 1, right.tokens.length - 1)) return 0;
  const own = left.tokens.slice(0, 2);
  if (own.some(({ givenName }) => givenName === undefined || givenName === HONOURED)) return 0;
  return isArabic(left.tokens) && isArabic(right.tokens) ? COSTS.fatherForSon : 0;
}

const areMet = (pairs: AlignedPair[], here: number, there: number): boolean =>
  pairs.some((pair) => pair.left[0] === here && pair.right[0] === there);

/** By a particle, or as a chain of given names: one's own, the father's, the grandfather's. */
const isArabic = (tokens: NameToken[]): boolean =>
  tokens.some(({ text, particle }) => particle && ARABIC_PARTICLES.has(text)) ||
  (tokens.length > 2 && areGivenNames(tokens));

const areGivenNames = (tokens: NameToken[]): boolean => tokens.every(({ givenName }) => givenName !== undefined);

const otherWords = (tokens: NameToken[], rest: number[]): number =>
  rest.filter((index) => tokens[index]?.particle === false).length;

import type { NameToken } from '../normalise/analysed-name.ts';
import { areDifferentNames } from '../words/given-names.ts';
import { type TokenMatch, WITH_FULL_STOP } from './matched.ts';

const CONTRACTED = 0.3;

/** "Vlad.", and "Hdez." for Hernández. */
export function matchShortened(a: NameToken, b: NameToken): TokenMatch | undefined {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (!short.abbreviated) return undefined;
  if (long.text.startsWith(short.text)) return { cost: WITH_FULL_STOP, how: 'spelling' };
  // "Fco." is some Francisco, and no Federico.
  if (
    short.givenName !== undefined &&
    long.givenName !== undefined &&
    areDifferentNames(short.givenName, long.givenName)
  )
    return undefined;
  return isContractionOf(short.text, long.text) ? { cost: CONTRACTED, how: 'spelling' } : undefined;
}

/** First and last letter, and between them some of the others in their order. */
function isContractionOf(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

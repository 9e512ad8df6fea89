import type { NameToken } from '../normalise/analysed-name.ts';
import { areSamePlace } from '../words/places.ts';
import { SAME_SOUND, type TokenMatch } from './matched.ts';
import { matchShortened } from './shortened.ts';

/** Two forms of one word, as a language makes them: an organisation is named in ordinary words. */
export function matchOrganisationForm(a: NameToken, b: NameToken): TokenMatch | undefined {
  if (areSamePlace(a.text, b.text)) return { cost: SAME_SOUND, how: 'spelling' };
  if (areFunds(a.text, b.text)) return { cost: DERIVED, how: 'spelling' };
  return matchShortened(a, b) ?? matchInflected(a, b);
}

/** What a Russian fond is translated by. */
const areFunds = (a: string, b: string): boolean =>
  (a === 'fund' && b === 'foundation') || (a === 'foundation' && b === 'fund');

const ENGLISH_ENDS = new Set(['s', 'es', 'al', 'ary']);
/** What one activity is called by: "Refining" and "Refinery", "Industries" and "Industrial", but the Constructors are not the Construction. */
const ACTIVITY_ENDS = new Set(['e', 'ery', 'ing', 'ment', 'y', 'ies', 'ial']);
const SHORTEST_STEM = 5;
const DERIVED = 0.35;
/** Little enough where nothing else differs: Example Banking Corporation is Example Bank, but hardly Example Trust Bank. */
const ACTIVITY = 0.95;

/** "Banking" and "Bank", "Trading" and "Trade", "Shipping" and "Ship". */
function isActivityOf(activity: string, word: string): boolean {
  if (!activity.endsWith('ing')) return false;
  const stem = activity.length - 3;
  if (word.length === stem) return activity.startsWith(word);
  if (word.length === stem + 1) return word.endsWith('e') && activity.startsWith(word.slice(0, -1));
  return word.length === stem - 1 && activity[stem - 1] === word.at(-1) && activity.startsWith(word);
}

/** "Revolution Guard" and "Revolutionary Guards". */
function matchInflected(a: NameToken, b: NameToken): TokenMatch | undefined {
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  const inflected = short.length > 3 && long.startsWith(short) && ENGLISH_ENDS.has(long.slice(short.length));
  if (inflected) return { cost: SAME_SOUND, how: 'spelling' };
  if ((a.against < 1 || b.against < 1) && isActivityOf(long, short)) return { cost: ACTIVITY, how: 'spelling' };
  let stem = 0;
  while (stem < short.length && short[stem] === long[stem]) stem += 1;
  const derived = stem >= SHORTEST_STEM && ACTIVITY_ENDS.has(short.slice(stem)) && ACTIVITY_ENDS.has(long.slice(stem));
  return derived ? { cost: DERIVED, how: 'spelling' } : undefined;
}

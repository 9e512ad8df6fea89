import type { NameToken } from '../normalise/analysed-name.ts';
import { areDifferentPlaces } from '../words/places.ts';
import { matchKnownForm } from './known-form.ts';
import { NO_MATCH, type TokenMatch, WITH_FULL_STOP } from './matched.ts';
import { matchOrganisationWords } from './organisation-words.ts';
import { matchSpelling } from './spelling.ts';

const INITIAL = 0.35;
const equal: TokenMatch = { cost: 0, how: 'equal' };

/** How one word of a name meets one word of the other. */
export function matchTokens(a: NameToken, b: NameToken, person: boolean): TokenMatch {
  if (a.text === b.text) return equal;
  if (a.number !== undefined || b.number !== undefined) {
    if (a.number !== undefined && a.number === b.number) return { cost: 0.02, how: 'spelling' };
    return a.number !== undefined && b.number !== undefined && !person ? { cost: 0.55, how: 'spelling' } : NO_MATCH;
  }
  if (person && (a.text.length === 1 || b.text.length === 1)) {
    if (a.loose !== b.loose) return NO_MATCH;
    const [initial, word] = a.text.length === 1 ? [a.text, b.text] : [b.text, a.text];
    return isInitialOf(initial, word) ? { cost: INITIAL, how: 'initial' } : NO_MATCH;
  }
  if (!person && (areDifferentPlaces(a.text, b.text) || areShort(a, b))) return NO_MATCH;
  // "Abu" and the particles are no names: they meet only each other.
  if (person && a.against < 0.5 !== b.against < 0.5) return NO_MATCH;
  const spelled = matchSpelling(a, b);
  if (spelled.cost <= WITH_FULL_STOP) return spelled;
  const known = person ? matchKnownForm(a, b) : matchOrganisationWords(a, b);
  return known && known.cost < spelled.cost ? known : spelled;
}

/** Three letters are an acronym: another letter is another one, unless a scanner read it as a figure. */
const areShort = (a: NameToken, b: NameToken): boolean =>
  a.text.length < 4 && b.text.length < 4 && !/\d/.test(a.text + b.text) && (a.key !== b.key || a.key.length < 2);

/** How else transliterations begin what one letter stands for. */
const INITIALS: Partial<Record<string, RegExp>> = { e: /^ye/, y: /^[ij][aou]/, j: /^y/, v: /^w/, w: /^v/ };

/** "E." for Yevgeny, "Yu." for Iurii and "W." for Vasily. */
function isInitialOf(initial: string, word: string): boolean {
  return word.startsWith(initial) || INITIALS[initial]?.test(word) === true;
}

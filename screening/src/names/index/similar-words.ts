import type { NameToken } from '../normalise/analysed-name.ts';
import { MATCH_LIMIT, type TokenMatch } from '../score/matched.ts';
import { scannedForms } from '../score/scanner-slips.ts';
import { matchTokens } from '../score/token-match.ts';
import { nicknamesOf } from '../words/nicknames.ts';
import { bareLookup, coarseLookups, lookupsOf, PREFIX, prefixLookup, wordLookup } from './lookups.ts';
import type { NameIndex } from './name-index.ts';

/** Which words one search has seen already. */
export class SeenWords {
  readonly #marks: Int32Array;
  #generation = 0;

  constructor(size: number) {
    this.#marks = new Int32Array(size);
  }

  forget(): void {
    this.#generation += 1;
  }

  /** True once for each word. */
  isNew(word: number): boolean {
    if (this.#marks[word] === this.#generation) return false;
    this.#marks[word] = this.#generation;
    return true;
  }
}

/**
 * A long list has hundreds of words that are one slip away from a common one. The nearest are compared first; a name
 * whose word comes too late is still found by its other words.
 */
const MOST_COMPARED = 128;

/** Visits the words of the index that may be this one, found by any of the tables. */
export function similarWords(
  index: NameIndex,
  token: NameToken,
  person: boolean,
  seen: SeenWords,
  visit: (word: number, match: TokenMatch) => void,
): void {
  seen.forget();
  const compare = (word: number): void => {
    const match = matchTokens(token, index.words.at(word), person);
    if (match.cost <= MATCH_LIMIT) visit(word, match);
  };
  const consider = (word: number): void => {
    if (seen.isNew(word)) compare(word);
  };
  let compared = 0;
  const considerNear = (word: number): void => {
    if (compared >= MOST_COMPARED || !seen.isNew(word)) return;
    compared += 1;
    compare(word);
  };
  const hashes: number[] = [wordLookup(token.text)];
  if (person && !token.joined) {
    for (const text of nicknamesOf(token.text) ?? []) hashes.push(wordLookup(text));
    hashes.push(wordLookup(servantForm(token.text)));
    for (const text of scannedForms(token.text)) hashes.push(wordLookup(text));
    if (!token.vowels) index.bare.forEach(bareLookup(token.text), consider);
  }
  if (person && token.abbreviated && token.text.length >= PREFIX)
    index.prefixes.forEach(prefixLookup(token.text), consider);
  lookupsOf(token, hashes);
  for (const hash of hashes) index.lookups.forEach(hash, considerNear);
  if (token.joined) return;
  const rough: number[] = [];
  coarseLookups(token, rough);
  for (const hash of rough) (token.loose ? index.coarse : index.coarseLoose).forEach(hash, consider);
}

/** "Abdul Rahman" for "Rahman", and the other way round. */
function servantForm(text: string): string {
  return text.startsWith('abdul') && text.length > 7 ? text.slice(5) : `abdul${text}`;
}

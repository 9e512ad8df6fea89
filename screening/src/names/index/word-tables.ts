import { HashTable } from './hash-table.ts';
import type { IndexedWords } from './indexed-words.ts';
import { type Grouped, IntList } from './int-lists.ts';
import { bareLookup, coarseLookups, lookupsOf, PREFIX, prefixLookup } from './lookups.ts';

/** The ways to find words of the index, each by a hash. */
export interface WordTables {
  /** By letters, by consonants and by syllables, with one slip. */
  readonly lookups: HashTable;
  /** By rough consonants, for words of scripts that leave sounds out ... */
  readonly coarse: HashTable;
  /** ... and only such words, for all others. */
  readonly coarseLoose: HashTable;
  /** By their first letters, for abbreviations. */
  readonly prefixes: HashTable;
  /** Without their vowels, for whoever leaves them out. */
  readonly bare: HashTable;
}

class Rows {
  readonly #hashes = new IntList();
  readonly #words = new IntList();

  add(hash: number, word: number): void {
    this.#hashes.push(hash);
    this.#words.push(word);
  }

  table(): HashTable {
    return new HashTable(this.#hashes, this.#words);
  }
}

/** Words that no name is searched by are left out. */
export function makeWordTables(words: IndexedWords, postings: Grouped): WordTables {
  const lookups = new Rows();
  const coarse = new Rows();
  const coarseLoose = new Rows();
  const prefixes = new Rows();
  const bare = new Rows();
  const hashes: number[] = [];
  for (let id = 0; id < words.length; id++) {
    if (postings.count(id) === 0) continue;
    const word = words.at(id);
    hashes.length = 0;
    lookupsOf(word, hashes);
    for (const hash of hashes) lookups.add(hash, id);
    if (word.joined) continue;
    if (word.vowels) bare.add(bareLookup(word.text), id);
    if (word.text.length > PREFIX) prefixes.add(prefixLookup(word.text), id);
    hashes.length = 0;
    coarseLookups(word, hashes);
    for (const hash of hashes) {
      coarse.add(hash, id);
      if (word.loose) coarseLoose.add(hash, id);
    }
  }
  return {
    lookups: lookups.table(),
    coarse: coarse.table(),
    coarseLoose: coarseLoose.table(),
    prefixes: prefixes.table(),
    bare: bare.table(),
  };
}

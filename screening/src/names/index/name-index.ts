import type { EntityKind, ListEntity } from '../../lists/entity.ts';
import { documentKeys } from '../document-number.ts';
import { analyseName } from '../normalise/analyse-name.ts';
import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import type { Script } from '../scripts/script.ts';
import { COMMON } from '../words/name-words.ts';
import { HashTable } from './hash-table.ts';
import { IndexedEntities, namesOf } from './indexed-entities.ts';
import { type IndexedNames, IndexedNamesBuilder } from './indexed-names.ts';
import { IndexedWords, joinedNeighbours } from './indexed-words.ts';
import { Grouped, IntList } from './int-lists.ts';
import { documentLookup, nameLookup, wordLookup } from './lookups.ts';
import { Numbered } from './numbered.ts';
import { PackedTexts } from './packed-texts.ts';
import { makeWordTables, type WordTables } from './word-tables.ts';

export interface NameIndex extends WordTables {
  readonly kinds: readonly EntityKind[];
  readonly entities: IndexedEntities;
  readonly names: IndexedNames;
  readonly words: IndexedWords;
  /** By word, how much it tells names apart: the fewer names hold it, the more. */
  readonly idf: Float32Array;
  /** By word, the names that hold it. */
  readonly postings: Grouped;
  /** By all their words, names. */
  readonly wholeNames: HashTable;
  /** By document number, the entries that hold it, and a few that hold another. */
  readonly documents: HashTable;
}

export interface IndexOptions {
  /** Persons are screened against persons unless told otherwise. */
  kinds?: readonly EntityKind[];
}

/** Builds the index a process screens against, from all stored entries. */
export function buildNameIndex(entities: Iterable<ListEntity>, options: IndexOptions = {}): NameIndex {
  const builder = new NameIndexBuilder(options);
  for (const entity of entities) builder.add(entity);
  return builder.build();
}

/** The same, an entry at a time, for entries that arrive in portions. */
export class NameIndexBuilder {
  readonly #kinds: readonly EntityKind[];
  readonly #entities = new IndexedEntities();
  readonly #names = new IndexedNamesBuilder();
  readonly #words: NameToken[] = [];
  readonly #wordIds = new Numbered();
  readonly #joined = new PackedTexts();
  readonly #joinedIds = new Numbered();
  /** Pairs of a word and a name that holds it. Joined words count down from -1 until all other words are numbered. */
  readonly #postingWords = new IntList();
  readonly #postingNames = new IntList();
  readonly #nameLookups = new IntList();
  readonly #documentLookups = new IntList();
  readonly #documentHolders = new IntList();

  constructor(options: IndexOptions = {}) {
    this.#kinds = options.kinds ?? ['person'];
  }

  add(entity: ListEntity): void {
    if (!this.#kinds.includes(entity.kind)) return;
    const id = this.#entities.push(entity);
    const held = new Set<string>();
    for (const [number, name] of namesOf(entity).entries()) {
      const analysed = analyseName(name, entity.kind);
      if (analysed.tokens.length === 0) continue;
      const indexed = this.#addName(analysed);
      // Entries repeat names that differ in nothing the scorer sees.
      const claim = `${indexed} ${name.strength}`;
      if (held.has(claim)) continue;
      held.add(claim);
      this.#names.hold(indexed, { entity: id, name: number, strength: name.strength });
    }
    for (const { number } of entity.documents) {
      for (const key of documentKeys(number)) {
        this.#documentLookups.push(documentLookup(key));
        this.#documentHolders.push(id);
      }
    }
  }

  #addName(analysed: AnalysedName): number {
    const ids = analysed.tokens.map((token) => this.#wordId(token));
    const { name, isNew } = this.#names.push(analysed, ids);
    if (!isNew) return name;
    this.#nameLookups.push(nameLookup(analysed.tokens));
    const words = new Set(ids.filter((_, i) => isSearched(analysed.tokens[i])));
    for (const text of joinedNeighbours(analysed)) words.add(-1 - this.#joinedId(text));
    for (const word of words) {
      this.#postingWords.push(word);
      this.#postingNames.push(name);
    }
    return name;
  }

  /** Equal words of all names are one object. */
  #wordId(token: NameToken): number {
    const key = wordKey(token);
    const hash = wordLookup(key);
    const known = this.#wordIds.find(hash, (id) => {
      const word = this.#words[id];
      return word !== undefined && wordKey(word) === key;
    });
    if (known !== undefined) return known;
    this.#words.push(token);
    return this.#wordIds.push(hash);
  }

  #joinedId(text: string): number {
    const hash = wordLookup(text);
    const known = this.#joinedIds.find(hash, (id) => this.#joined.at(id) === text);
    if (known !== undefined) return known;
    this.#joined.push(text);
    return this.#joinedIds.push(hash);
  }

  build(): NameIndex {
    const words = new IndexedWords(this.#words, this.#joined.trim());
    const own = this.#words.length;
    const postingWords = this.#postingWords.toArray().map((word) => (word < 0 ? own - 1 - word : word));
    const postings = new Grouped(postingWords, words.length, this.#postingNames);
    const idf = new Float32Array(words.length);
    for (let i = 0; i < words.length; i++) {
      idf[i] = Math.log(1 + this.#names.length / Math.max(1, postings.count(i)));
    }
    for (const [i, word] of this.#words.entries()) {
      word.rarity = Math.min(mostRare(word), rarityOf(postings.count(i), this.#names.length));
    }
    return {
      kinds: this.#kinds,
      entities: this.#entities.trim(),
      names: this.#names.build(this.#words),
      words,
      idf,
      postings,
      wholeNames: new HashTable(this.#nameLookups),
      ...makeWordTables(words, postings),
      documents: new HashTable(this.#documentLookups, this.#documentHolders),
    };
  }
}

const isSearched = (token: NameToken | undefined) => token !== undefined && (!token.particle || token.title);

/** What makes two words the same for every comparison: all that it asks of a word and that its letters do not tell. */
function wordKey(token: NameToken): string {
  const { text, script, eastAsian = '' } = token;
  const flags =
    (token.particle ? 1 : 0) +
    (token.patronymic ? 2 : 0) +
    (token.loose ? 4 : 0) +
    (token.abbreviated ? 8 : 0) +
    (token.initials ? 16 : 0) +
    (token.restOfWord ? 32 : 0);
  return `${text} ${flags} ${script} ${eastAsian} ${WRITTEN.has(script) ? token.source : ''}`;
}

/** Of words in these scripts, the letters they were written in are compared. */
const WRITTEN = new Set<Script>(['Han', 'Hangul', 'Kana', 'Indic']);

/** A common word stays common on a list that happens to have it once; so do the names that the tables know. */
function mostRare({ text, givenName, surname }: NameToken): number {
  if (COMMON.has(text)) return 0.5;
  if (givenName !== undefined) return 0.8;
  return surname === undefined ? 1 : 0.6;
}

/** From one name in thirty down to one in two thousand; a short list knows too little to call a word common. */
function rarityOf(count: number, names: number): number {
  const idf = Math.log(1 + Math.max(names, 5000) / Math.max(1, count));
  return Math.min(1, Math.max(0, (idf - 3.4) / 4.2));
}

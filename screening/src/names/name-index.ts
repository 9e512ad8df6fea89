import type { EntityKind, ListEntity, ListName } from '../lists/entity.ts';
import type { AnalysedName, NameToken } from './analysed-name.ts';
import { documentKey, SHORTEST_DOCUMENT } from './evidence.ts';
import { entryFingerprint } from './fingerprint.ts';
import { type IndexedEntity, IndexedName } from './indexed-name.ts';
import { COMMON } from './name-words.ts';
import { analyseName } from './normalise.ts';
import { alternatives } from './score.ts';
import { bareLookup, coarseLookup, HashTable, IntList, lookupsOf, PREFIX, prefixLookup } from './token-table.ts';

export interface NameIndex {
  readonly kinds: readonly EntityKind[];
  readonly entities: readonly IndexedEntity[];
  readonly names: readonly IndexedName[];
  /** Every different word, and neighbouring words joined, with the names that hold them. */
  readonly words: readonly NameToken[];
  readonly idf: Float32Array;
  readonly postingStarts: Int32Array;
  readonly postings: Int32Array;
  /** How many words each name has. */
  readonly wordCounts: Uint8Array;
  readonly lookups: HashTable;
  readonly coarse: HashTable;
  readonly coarseLoose: HashTable;
  readonly prefixes: HashTable;
  readonly bare: HashTable;
  readonly documents: ReadonlyMap<string, readonly number[]>;
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
  readonly #entities: IndexedEntity[] = [];
  readonly #names: IndexedName[] = [];
  readonly #words: NameToken[] = [];
  readonly #wordIds = new Map<string, number>();
  readonly #postingWords = new IntList();
  readonly #postingNames = new IntList();
  readonly #documents = new Map<string, number[]>();

  constructor(options: IndexOptions = {}) {
    this.#kinds = options.kinds ?? ['person'];
  }

  add(entity: ListEntity): void {
    if (!this.#kinds.includes(entity.kind)) return;
    const { addresses: _addresses, remarks: _remarks, ...kept } = entity;
    const index = this.#entities.push({ ...kept, fingerprint: entryFingerprint(entity) }) - 1;
    const seen = new Set<string>();
    for (const name of entity.names) {
      for (const one of alternatives(name, entity.kind)) this.#addName(index, one, entity.kind, seen);
    }
    for (const { number } of entity.documents) {
      const key = documentKey(number);
      if (key.length < SHORTEST_DOCUMENT) continue;
      const known = this.#documents.get(key);
      if (known) known.push(index);
      else this.#documents.set(key, [index]);
    }
  }

  #addName(entity: number, name: ListName, kind: EntityKind, seen: Set<string>): void {
    const analysed = analyseName(name, kind);
    // Entries repeat names that differ in nothing the scorer sees; letters tell spellings apart.
    const key = `${name.strength}|${analysed.plain}|${analysed.letters}`;
    if (analysed.tokens.length === 0 || seen.has(key)) return;
    seen.add(key);
    const ids = Int32Array.from(analysed.tokens, (token) => this.#wordId(token));
    const tokens = Array.from(ids, (id) => this.#words[id]).filter((token) => token !== undefined);
    const id = this.#names.push(new IndexedName(entity, name, analysed, tokens, ids)) - 1;
    const held = new Set<number>();
    analysed.tokens.forEach((token, i) => {
      if (!token.particle || token.title) held.add(ids[i] ?? 0);
    });
    for (const joined of joinedNeighbours(analysed)) held.add(this.#wordId(joined));
    for (const word of held) {
      this.#postingWords.push(word);
      this.#postingNames.push(id);
    }
  }

  /** Equal words of all names are one object. */
  #wordId(token: NameToken): number {
    const key = wordKey(token);
    const known = this.#wordIds.get(key);
    if (known !== undefined) return known;
    const id = this.#words.push(token) - 1;
    this.#wordIds.set(key, id);
    return id;
  }

  build(): NameIndex {
    const words = this.#words;
    const postingStarts = new Int32Array(words.length + 1);
    const postingWords = this.#postingWords.trimmed();
    const postingNames = this.#postingNames.trimmed();
    for (const word of postingWords) postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + 1;
    for (let i = 0; i < words.length; i++) postingStarts[i + 1] = (postingStarts[i + 1] ?? 0) + (postingStarts[i] ?? 0);
    const next = postingStarts.slice();
    const postings = new Int32Array(postingNames.length);
    postingWords.forEach((word, i) => {
      const at = next[word] ?? 0;
      postings[at] = postingNames[i] ?? 0;
      next[word] = at + 1;
    });
    const idf = new Float32Array(words.length);
    for (let i = 0; i < words.length; i++) {
      const count = (postingStarts[i + 1] ?? 0) - (postingStarts[i] ?? 0);
      idf[i] = Math.log(1 + this.#names.length / Math.max(1, count));
      const word = words[i];
      // A common word stays common on a list that happens to have it once.
      if (word) word.rarity = Math.min(COMMON.has(word.text) ? 0.5 : 1, rarityOf(count, this.#names.length));
    }
    return {
      kinds: this.#kinds,
      entities: this.#entities,
      names: this.#names,
      words,
      idf,
      postingStarts,
      postings,
      wordCounts: Uint8Array.from(this.#names, (name) => name.ids.length),
      ...makeTables(words, postingStarts),
      documents: this.#documents,
    };
  }
}

/** What makes two words the same for every comparison. */
function wordKey(token: NameToken): string {
  if (token.joined) return `+${token.text}`;
  const flags =
    (token.particle ? 1 : 0) + (token.patronymic ? 2 : 0) + (token.loose ? 4 : 0) + (token.abbreviated ? 8 : 0);
  const written = token.script === 'Han' || token.script === 'Hangul' ? token.source : '';
  return `${token.text} ${flags}${token.eastAsian ?? ''} ${written}`;
}

/** From one name in thirty down to one in two thousand; a short list knows too little to call a word common. */
function rarityOf(count: number, names: number): number {
  const idf = Math.log(1 + Math.max(names, 5000) / Math.max(1, count));
  return Math.min(1, Math.max(0, (idf - 3.4) / 4.2));
}

function makeTables(
  words: readonly NameToken[],
  starts: Int32Array,
): Pick<NameIndex, 'lookups' | 'coarse' | 'coarseLoose' | 'prefixes' | 'bare'> {
  const all = { hashes: new IntList(), values: new IntList() };
  const coarse = { hashes: new IntList(), values: new IntList() };
  const loose = { hashes: new IntList(), values: new IntList() };
  const prefixes = { hashes: new IntList(), values: new IntList() };
  const bare = { hashes: new IntList(), values: new IntList() };
  const hashes: number[] = [];
  words.forEach((word, id) => {
    if (starts[id] === starts[id + 1]) return;
    hashes.length = 0;
    lookupsOf(word, hashes);
    for (const value of hashes) {
      all.hashes.push(value);
      all.values.push(id);
    }
    if (word.vowels && !word.joined) {
      bare.hashes.push(bareLookup(word.text));
      bare.values.push(id);
    }
    if (word.text.length > PREFIX && !word.joined) {
      prefixes.hashes.push(prefixLookup(word.text));
      prefixes.values.push(id);
    }
    const rough = word.joined ? undefined : coarseLookup(word);
    if (rough === undefined) return;
    for (const table of word.loose ? [coarse, loose] : [coarse]) {
      table.hashes.push(rough);
      table.values.push(id);
    }
  });
  const table = ({ hashes: h, values }: typeof all): HashTable => new HashTable(h.trimmed(), values.trimmed());
  return {
    lookups: table(all),
    coarse: table(coarse),
    coarseLoose: table(loose),
    prefixes: table(prefixes),
    bare: table(bare),
  };
}

/** Neighbouring words as one, because spaces come and go: "Rami Makhlouf", "RamiMakhlouf". */
export function joinedNeighbours(name: AnalysedName): NameToken[] {
  const joined: NameToken[] = [];
  for (let i = 0; i + 1 < name.tokens.length; i++) {
    const [a, b] = [name.tokens[i], name.tokens[i + 1]];
    if (!a || !b || a.text.length + b.text.length < 4) continue;
    const text = a.text + b.text;
    // Looked up by its letters alone: sound and consonants of two words are not worth keeping.
    const plain = { source: '', sound: text, key: '', particle: false, patronymic: false, joined: true };
    joined.push({ ...a, ...plain, text });
  }
  return joined;
}

import type { NameStrength } from '../../lists/entity.ts';
import type { AnalysedName, Generation, NameToken } from '../normalise/analysed-name.ts';
import { Grouped, IntList } from './int-lists.ts';
import { nameHash } from './lookups.ts';
import { Numbered } from './numbered.ts';
import { PackedTexts } from './packed-texts.ts';

/** An entry that has a name. */
export interface Holder {
  readonly entity: number;
  /** Which of the entry's names it is (`namesOf`). */
  readonly name: number;
  readonly strength: NameStrength;
}

/** Collects every different name once: people share names, and lists share people. */
export class IndexedNamesBuilder {
  readonly #known = new Numbered();
  readonly #wordIds = new IntList();
  readonly #ends = new IntList();
  readonly #letters = new PackedTexts();
  readonly #legalForms = new Map<number, string>();
  readonly #generations = new Map<number, Generation>();
  readonly #organisations = new Set<number>();
  readonly #inBrackets = new Set<number>();
  readonly #held = new IntList();
  readonly #holders = new IntList();

  get length(): number {
    return this.#ends.length;
  }

  /** The number of the name; names are one where the scorer sees no difference. */
  push(analysed: AnalysedName, wordIds: readonly number[]): { name: number; isNew: boolean } {
    const { person, letters, legalForm, generation, inBrackets } = analysed;
    const hash = nameHash(letters, wordIds);
    const known = this.#known.find(hash, (name) => this.#isSame(name, analysed, wordIds));
    if (known !== undefined) return { name: known, isNew: false };
    const name = this.#known.push(hash);
    for (const id of wordIds) this.#wordIds.push(id);
    this.#ends.push(this.#wordIds.length);
    this.#letters.push(letters);
    if (legalForm) this.#legalForms.set(name, legalForm);
    if (generation) this.#generations.set(name, generation);
    if (!person) this.#organisations.add(name);
    if (inBrackets) this.#inBrackets.add(name);
    return { name, isNew: true };
  }

  #isSame(name: number, other: AnalysedName, wordIds: readonly number[]): boolean {
    const start = name === 0 ? 0 : this.#ends.at(name - 1);
    return (
      this.#ends.at(name) - start === wordIds.length &&
      wordIds.every((id, i) => this.#wordIds.at(start + i) === id) &&
      this.#letters.at(name) === other.letters &&
      this.#legalForms.get(name) === (other.legalForm || undefined) &&
      this.#generations.get(name)?.order === other.generation?.order &&
      this.#organisations.has(name) !== other.person &&
      this.#inBrackets.has(name) === (other.inBrackets ?? false)
    );
  }

  hold(name: number, holder: Holder): void {
    this.#held.push(name);
    this.#holders.push(holder.entity);
    this.#holders.push(holder.name * 2 + (holder.strength === 'weak' ? 1 : 0));
  }

  build(words: readonly NameToken[]): IndexedNames {
    return new IndexedNames({
      words,
      wordIds: this.#wordIds.toArray(),
      ends: this.#ends.toArray(),
      letters: this.#letters.trim(),
      legalForms: this.#legalForms,
      generations: this.#generations,
      organisations: this.#organisations,
      inBrackets: this.#inBrackets,
      holders: this.#holders.toArray(),
      held: new Grouped(this.#held.toArray(), this.length),
    });
  }
}

interface NameParts {
  words: readonly NameToken[];
  /** The words of all names, one name behind the other, and where each ends. */
  wordIds: Int32Array;
  ends: Int32Array;
  letters: PackedTexts;
  legalForms: ReadonlyMap<number, string>;
  generations: ReadonlyMap<number, Generation>;
  organisations: ReadonlySet<number>;
  inBrackets: ReadonlySet<number>;
  /** Two numbers a holder: the entry, and which of its names with how strong a claim. */
  holders: Int32Array;
  /** By name, where its holders stand. */
  held: Grouped;
}

export class IndexedNames {
  readonly #parts: NameParts;

  constructor(parts: NameParts) {
    this.#parts = parts;
  }

  get length(): number {
    return this.#parts.ends.length;
  }

  at(name: number): AnalysedName {
    return new IndexedName(name, this.#parts);
  }

  wordCount(name: number): number {
    const { ends } = this.#parts;
    return (ends[name] ?? 0) - (ends[name - 1] ?? 0);
  }

  holdersOf(name: number): Holder[] {
    const { held, holders } = this.#parts;
    const found: Holder[] = [];
    for (const at of held.of(name)) {
      const claim = holders[at * 2 + 1] ?? 0;
      found.push({ entity: holders[at * 2] ?? 0, name: claim >> 1, strength: claim % 2 === 1 ? 'weak' : 'strong' });
    }
    return found;
  }
}

/** Made anew for each comparison; what few comparisons ask for is worked out when they do. */
class IndexedName implements AnalysedName {
  readonly #name: number;
  readonly #parts: NameParts;
  readonly person: boolean;
  readonly tokens: NameToken[] = [];

  constructor(name: number, parts: NameParts) {
    this.#name = name;
    this.#parts = parts;
    this.person = !parts.organisations.has(name);
    const { words, wordIds, ends } = parts;
    const end = ends[name] ?? 0;
    for (let at = ends[name - 1] ?? 0; at < end; at++) {
      const word = words[wordIds[at] ?? 0];
      if (word) this.tokens.push(word);
    }
  }

  get joined(): string {
    return this.tokens.map((token) => token.text).join('');
  }

  get letters(): string {
    return this.#parts.letters.at(this.#name);
  }

  get legalForm(): string | undefined {
    return this.#parts.legalForms.get(this.#name);
  }

  get inBrackets(): boolean {
    return this.#parts.inBrackets.has(this.#name);
  }

  get generation(): Generation | undefined {
    return this.#parts.generations.get(this.#name);
  }
}

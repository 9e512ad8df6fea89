import { type AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import type { PackedTexts } from './packed-texts.ts';

/** Every different word of the names, and behind them neighbouring words joined. */
export class IndexedWords {
  readonly own: readonly NameToken[];
  readonly #joined: PackedTexts;

  constructor(own: readonly NameToken[], joined: PackedTexts) {
    this.own = own;
    this.#joined = joined;
  }

  get length(): number {
    return this.own.length + this.#joined.length;
  }

  at(word: number): NameToken {
    return this.own[word] ?? joinedWord(this.#joined.at(word - this.own.length));
  }
}

/** Neighbouring words as one, because spaces come and go: "Rami Makhlouf", "RamiMakhlouf". */
export function joinedNeighbours({ tokens }: AnalysedName): string[] {
  const texts = tokens.slice(1).map((token, i) => (tokens[i]?.text ?? '') + token.text);
  return texts.filter((text) => text.length >= 4);
}

/** Looked up by its letters alone, so it needs no sound and no consonants. */
export function joinedWord(text: string, abbreviated = false): NameToken {
  return new NameToken({
    text,
    source: '',
    sound: text,
    key: '',
    vowels: true,
    length: text.length,
    weight: 1,
    against: 1,
    rarity: 0.8,
    particle: false,
    loose: false,
    script: 'Latin',
    abbreviated,
    joined: true,
  });
}

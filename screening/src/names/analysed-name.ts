import type { Script } from './script.ts';

export interface NameToken {
  /** Latin letters, lower case. */
  text: string;
  /** The piece of the written name it came from, for the explanation. */
  source: string;
  sound: string;
  key: string;
  /** Has a vowel behind its first letter. */
  vowels: boolean;
  /** How many letters it has, a doubled consonant counted once. */
  length: number;
  /** How much it says when the word is missing on the other side ... */
  weight: number;
  /** ... and when the other side has another word in its place. */
  against: number;
  /** 0 for words half the world shares, 1 for words hardly anybody has. */
  rarity: number;
  /** Written with a full stop: "Moh." */
  abbreviated?: boolean;
  particle: boolean;
  /** A particle only because it is a title here; elsewhere the same word may be a name. */
  title?: boolean;
  /** The father's name, by "bin" before it or "-ovich" at its end. */
  patronymic: boolean;
  /** Romanised from a script that leaves sounds out. */
  loose: boolean;
  script: Script;
  /** Which known given name the word is, however it is spelt. */
  givenName: number | undefined;
  /** Which known given name it is a surname of: "Hosseini". */
  surnameOf: number | undefined;
  /** Set where the name is Korean or Chinese: its spelling-free key. */
  eastAsian?: string;
  number?: string;
  /** Two neighbours read as one word, for finding names whose spaces stand elsewhere. */
  joined?: boolean;
}

/** Nobody's name is longer, and the alignment counts words in bits. */
export const MOST_WORDS = 30;

export interface Generation {
  /** 2 for "Jr." and "II", and so on. */
  order: number;
  source: string;
}

export interface AnalysedName {
  text: string;
  person: boolean;
  tokens: NameToken[];
  /** The words in order, for equality. */
  readonly plain: string;
  readonly joined: string;
  /** The name as written but for case and spaces: only its equal scores at the top. */
  readonly letters: string;
  legalForm?: string;
  generation?: Generation;
}

export interface WrittenName {
  text: string;
  given?: string;
  family?: string;
}

import type { Script } from '../scripts/script.ts';
import type { NameReading } from './name-pieces.ts';

/** A class, so that all words have one shape in memory: millions of comparisons read their fields. */
export class NameToken {
  /** Latin letters, lower case. */
  readonly text: string;
  /** The piece of the written name it came from, for the explanation. */
  readonly source: string;
  /** Not the first word of its source. */
  readonly writtenOn: boolean;
  readonly sound: string;
  readonly key: string;
  /** Has a vowel behind its first letter. */
  readonly vowels: boolean;
  /** How many letters it has, a doubled consonant counted once. */
  readonly length: number;
  /** How much it says when the word is missing on the other side ... */
  readonly weight: number;
  /** ... and when the other side has another word in its place. */
  readonly against: number;
  /** 0 for words half the world shares, 1 for words hardly anybody has. */
  rarity: number;
  /** Written with a full stop: "Moh." */
  readonly abbreviated: boolean;
  readonly particle: boolean;
  /** A particle only because it is a title here; elsewhere the same word may be a name. */
  readonly title: boolean;
  /** Capitals that are no word: "MK Beispiel". */
  readonly initials: boolean;
  /** The rest of the word before it, which was written as one: the Reza of علیرضا. */
  readonly restOfWord: boolean;
  /** The father's name, by "bin" before it or "-ovich" at its end. */
  readonly patronymic: boolean;
  /** Romanised from a script that leaves sounds out. */
  readonly loose: boolean;
  readonly script: Script;
  /** Which known given name the word is, however it is spelt. */
  readonly givenName: number | undefined;
  /** Which known surname the word is, likewise. */
  readonly surname: number | undefined;
  /** Which known given name it is a surname of: "Hosseini". */
  readonly surnameOf: number | undefined;
  /** How its language writes it usually, where the word may be in an older or other spelling. */
  readonly usual: string | undefined;
  /** Set where the name is Korean or Chinese: its spelling-free key. */
  readonly eastAsian: string | undefined;
  readonly number: string | undefined;
  /** Two neighbours read as one word, for finding names whose spaces stand elsewhere. */
  readonly joined: boolean;

  constructor(word: WordFields) {
    this.text = word.text;
    this.source = word.source;
    this.writtenOn = word.writtenOn ?? false;
    this.sound = word.sound;
    this.key = word.key;
    this.vowels = word.vowels;
    this.length = word.length;
    this.weight = word.weight;
    this.against = word.against;
    this.rarity = word.rarity;
    this.abbreviated = word.abbreviated ?? false;
    this.particle = word.particle;
    this.title = word.title ?? false;
    this.initials = word.initials ?? false;
    this.restOfWord = word.restOfWord ?? false;
    this.patronymic = word.patronymic ?? false;
    this.loose = word.loose;
    this.script = word.script;
    this.eastAsian = word.eastAsian;
    this.number = word.number;
    this.givenName = word.givenName;
    this.surname = word.surname;
    this.surnameOf = word.surnameOf;
    this.usual = word.usual;
    this.joined = word.joined ?? false;
  }
}

type Unset =
  | 'writtenOn'
  | 'abbreviated'
  | 'title'
  | 'initials'
  | 'restOfWord'
  | 'patronymic'
  | 'eastAsian'
  | 'number'
  | 'givenName'
  | 'surname'
  | 'surnameOf'
  | 'usual'
  | 'joined';
type WordFields = Omit<NameToken, Unset> & Partial<Pick<NameToken, Unset>>;

/** Nobody's name is longer, and the alignment counts words in bits. */
export const MOST_WORDS = 30;

export interface Generation {
  /** 2 for "Jr." and "II", and so on. */
  order: number;
  source: string;
}

export interface AnalysedName {
  readonly person: boolean;
  readonly tokens: NameToken[];
  /** All words written together. */
  readonly joined: string;
  /** The name as written but for case and spaces: only its equal scores at the top. */
  readonly letters: string;
  readonly legalForm?: string | undefined;
  /** What stands in brackets behind a name, read as a name of its own: another name, or the place of a branch. */
  readonly inBrackets?: boolean | undefined;
  readonly generation?: Generation | undefined;
}

/** How long the words are together. */
export function lettersIn(tokens: NameToken[]): number {
  let length = 0;
  for (const token of tokens) length += token.text.length;
  return length;
}

export interface WrittenName {
  text: string;
  given?: string;
  family?: string;
  /** One of the ways to read the text, where there are several; without it the usual one. */
  reading?: NameReading;
  /** The words of the text as they were written, where it has other letters. */
  written?: string;
  /** What was written, where the text is a part of it or another order: neither is the name as written. */
  partOf?: string;
  /** An organisation's name with no word of it put into English. */
  asWritten?: boolean;
  /** The text stood in brackets behind an organisation's name. */
  inBrackets?: boolean;
}

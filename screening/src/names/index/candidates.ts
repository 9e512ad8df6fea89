import type { AnalysedName, NameToken } from '../normalise/analysed-name.ts';
import { dialectKeys } from '../normalise/dialect-keys.ts';
import { isSyllable } from '../normalise/syllables.ts';
import type { MatchWords } from '../score/align.ts';
import { MATCH_LIMIT, type TokenMatch } from '../score/matched.ts';
import { matchTokens } from '../score/token-match.ts';
import { joinedNeighbours, joinedWord } from './indexed-words.ts';
import { nameLookup, syllablesLookup } from './lookups.ts';
import type { NameIndex } from './name-index.ts';
import { SeenWords, similarWords } from './similar-words.ts';

/** How many names are compared in full: a longer list has more that come close. */
const keepOf = ({ names }: NameIndex) => 45 + Math.min(100, Math.floor(names.length / 4_000));
/** Less than this share of what the best name has is not worth a comparison. */
const FAR_BEHIND = 0.3;
/** Of names with the same words in common the shorter one is nearer: it has fewer words that the query lacks. */
const SPARE_WORD = 0.15;

export interface Candidates {
  names: number[];
  /** Compares two words. Many were compared while names were looked for: those are not compared again. */
  matchWords: MatchWords;
}

/** By word of the query, by word of the index. */
type KnownMatches = Map<NameToken, Map<NameToken, TokenMatch>>;

/** How much each name has in common with one query. Kept between searches: its arrays are as long as the list. */
class Sums {
  readonly #sums: Float32Array;
  /** By name, the last word of a query that it met; words are counted over all queries. */
  readonly #met: Int32Array;
  readonly seen: SeenWords;
  #word = 0;
  #wordsBefore = 0;
  touched: number[] = [];
  most = 0;

  constructor(index: NameIndex) {
    this.#sums = new Float32Array(index.names.length);
    this.#met = new Int32Array(index.names.length);
    this.seen = new SeenWords(index.words.length);
  }

  clear(): void {
    this.#wordsBefore = this.#word;
    this.touched = [];
    this.most = 0;
  }

  of(name: number): number {
    return this.#sums[name] ?? 0;
  }

  /**
   * Adds to every name what its best word gains by one word of the query, the largest gains first; with `known` only to
   * names that have gained before. Its other words gain nothing: "Mohammad Mohammed" is no nearer to "Mohammad".
   */
  add({ postings: { starts, values } }: NameIndex, gains: readonly Gain[], known: boolean): void {
    this.#word += 1;
    for (const { word, gain } of gains) {
      const end = starts[word + 1] ?? 0;
      for (let at = starts[word] ?? 0; at < end; at++) {
        const id = values[at] ?? 0;
        const met = this.#met[id] ?? 0;
        if (met === this.#word) continue;
        let sum = gain;
        if (met > this.#wordsBefore) sum += this.#sums[id] ?? 0;
        else if (known) continue;
        else this.touched.push(id);
        this.#met[id] = this.#word;
        this.#sums[id] = sum;
        if (sum > this.most) this.most = sum;
      }
    }
  }
}

interface Gain {
  word: number;
  gain: number;
}

const kept = new WeakMap<NameIndex, Sums>();

function sumsOf(index: NameIndex): Sums {
  const known = kept.get(index);
  if (known) return known;
  const made = new Sums(index);
  kept.set(index, made);
  return made;
}

/** The names worth comparing in full: those whose rare words meet words of the query, and those of the same words. */
export function findCandidates(index: NameIndex, name: AnalysedName): Candidates {
  const sums = sumsOf(index);
  sums.clear();
  const matches: KnownMatches = new Map();
  const words: { gains: Gain[]; most: number }[] = [];
  const joined = lettersAround(name).map((text) => joinedWord(text));
  for (const token of [...name.tokens.filter((one) => !one.particle), ...joined, ...shortenedGiven(name)]) {
    if (token.text.length < 2) continue;
    const known = new Map<NameToken, TokenMatch>();
    matches.set(token, known);
    words.push(gainsOf(index, token, name.person, sums.seen, known));
  }
  // Rare words first: a name that has only common ones cannot catch up then, and need not be touched.
  words.sort((a, b) => b.most - a.most);
  let ahead = words.reduce((sum, { most }) => sum + most, 0);
  for (const { gains, most } of words) {
    const tooLate = ahead < FAR_BEHIND * sums.most;
    sums.add(index, gains, tooLate);
    ahead -= most;
  }
  const names = bestNames(index, sums);
  // A long list has more of one frequent word than are compared, and words of one letter are not searched.
  index.wholeNames.forEach(nameLookup(name.tokens), (same) => {
    if (!names.includes(same)) names.push(same);
  });
  return { names, matchWords: remembering(matches) };
}

function remembering(matches: KnownMatches): MatchWords {
  return (a, b, person) => {
    const known = matches.get(a);
    const match = known?.get(b);
    if (match) return match;
    const made = matchTokens(a, b, person);
    known?.set(b, made);
    return made;
  };
}

/** So many letters are more than one word; beside other words it takes more, for some words are long. */
const UNSPACED_LETTERS = 10;
const UNSPACED_BESIDE_OTHERS = 16;
const SHORTEST_WORD = 3;

/** What may be words of the index although the query has other spaces. */
function lettersAround(name: AnalysedName): string[] {
  const least = name.tokens.length === 1 ? UNSPACED_LETTERS : UNSPACED_BESIDE_OTHERS;
  // "Abdulrahman" is one name, however long.
  const unspaced = name.tokens.filter((token) => token.text.length >= least && token.givenName === undefined);
  return [...joinedForms(name), ...unspaced.flatMap(({ text }) => partsOf(text))];
}

/** "SantinoDengWol": the words that it begins and ends with. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let at = SHORTEST_WORD; at <= text.length - SHORTEST_WORD; at++) parts.push(text.slice(0, at), text.slice(at));
  return parts;
}

/** Neighbours written as one word. Two words also the other way round: a name of just these two then stands out. */
function joinedForms(name: AnalysedName): string[] {
  const texts = joinedNeighbours(name);
  const [first, last] = name.tokens;
  if (first && last && name.tokens.length === 2 && texts.length > 0) texts.push(last.text + first.text);
  return texts;
}

/** "Sung Y. Kim": what a given name of two syllables begins with. */
function shortenedGiven({ tokens }: AnalysedName): NameToken[] {
  return tokens.flatMap(({ text }, at) => {
    const syllable = tokens[at - 1]?.text ?? '';
    return text.length === 1 && isSyllable(syllable) ? [joinedWord(syllable + text, true)] : [];
  });
}

function gainsOf(
  index: NameIndex,
  token: NameToken,
  person: boolean,
  seen: SeenWords,
  known: Map<NameToken, TokenMatch>,
): { gains: Gain[]; most: number } {
  const gains: Gain[] = [];
  similarWords(index, token, person, seen, (word, match) => {
    const own = index.words.own[word];
    if (own) known.set(own, match);
    const likeness = 1 - match.cost / (MATCH_LIMIT + 0.15);
    const gain = likeness * likeness * (index.idf[word] ?? 0);
    gains.push({ word, gain });
  });
  for (const word of inDialects(index, token)) gains.push({ word, gain: DIALECT_LIKENESS * (index.idf[word] ?? 0) });
  gains.sort((a, b) => b.gain - a.gain);
  return { gains, most: gains[0]?.gain ?? 0 };
}

/** Only beside its surname is a word of a dialect the same name, so it tells less than any other spelling. */
const DIALECT_LIKENESS = 0.35;

/** "Kah Kee" for 嘉庚: words that are like no other until both names are compared. */
function inDialects(index: NameIndex, { eastAsian, script, text }: NameToken): Set<number> {
  const words = new Set<number>();
  if (eastAsian === undefined || (script !== 'Latin' && script !== 'Han')) return words;
  for (const key of dialectKeys(text)) index.lookups.forEach(syllablesLookup(key), (word) => words.add(word));
  return words;
}

const BINS = 256;
const counts = new Int32Array(BINS + 1);

/** The names with the largest sums: by counting into bins, because sorting thousands takes longer. */
function bestNames(index: NameIndex, sums: Sums): number[] {
  const keep = keepOf(index);
  if (sums.touched.length <= keep) return sums.touched;
  const least = sums.most * FAR_BEHIND;
  const close = sums.touched.filter((id) => sums.of(id) >= least);
  if (close.length <= keep) return close;
  const scale = BINS / sums.most;
  counts.fill(0);
  const bins = close.map((id) => {
    const value = sums.of(id) - SPARE_WORD * index.names.wordCount(id);
    const bin = Math.max(0, Math.floor(value * scale));
    counts[bin] = (counts[bin] ?? 0) + 1;
    return bin;
  });
  let bin = BINS;
  let above = counts[bin] ?? 0;
  while (bin > 0 && above + (counts[bin - 1] ?? 0) <= keep) above += counts[--bin] ?? 0;
  // The bin that no longer fits whole is cut where the names are enough.
  let rest = keep - above;
  return close.filter((_, i) => {
    const own = bins[i] ?? 0;
    return own >= bin || (own === bin - 1 && rest-- > 0);
  });
}

import type { AnalysedName, NameToken } from './analysed-name.ts';
import { joinedNeighbours, type NameIndex } from './name-index.ts';
import { nicknamesOf } from './nicknames.ts';
import { scannedForms } from './scanner-slips.ts';
import { MATCH_LIMIT, matchTokens, type TokenMatch } from './token-match.ts';
import { bareLookup, coarseLookup, lookupsOf, PREFIX, prefixLookup, wordLookup } from './token-table.ts';

/** How many names are compared in full. */
const KEEP = 45;
/** Less than this share of what the best name has is not worth a comparison. */
const FAR_BEHIND = 0.3;

/** Reused between searches of one index: nothing is allocated by the size of the list. */
class Scratch {
  readonly sums: Float32Array;
  readonly marks: Int32Array;
  readonly wordMarks: Int32Array;
  generation = 0;
  wordGeneration = 0;

  constructor(index: NameIndex) {
    this.sums = new Float32Array(index.names.length);
    this.marks = new Int32Array(index.names.length);
    this.wordMarks = new Int32Array(index.words.length);
  }
}

const scratches = new WeakMap<NameIndex, Scratch>();

function scratchOf(index: NameIndex): Scratch {
  const known = scratches.get(index);
  if (known) return known;
  const made = new Scratch(index);
  scratches.set(index, made);
  return made;
}

export interface Candidates {
  names: number[];
  /** Matches already worked out, by word of the query and word of the index. */
  matches: Map<NameToken, Map<NameToken, TokenMatch>>;
}

/** The names worth comparing in full: those whose rare words meet words of the query. */
export function findCandidates(index: NameIndex, name: AnalysedName, keep = KEEP): Candidates {
  const scratch = scratchOf(index);
  const generation = ++scratch.generation;
  const touched: number[] = [];
  const matches: Candidates['matches'] = new Map();
  for (const token of [...name.tokens.filter((one) => !one.particle), ...joinedNeighbours(name)]) {
    if (token.text.length < 2) continue;
    const known = new Map<NameToken, TokenMatch>();
    matches.set(token, known);
    similarWords(index, token, name.person, scratch, (word, match) => {
      const other = index.words[word];
      if (other) known.set(other, match);
      const likeness = 1 - match.cost / (MATCH_LIMIT + 0.15);
      const gain = likeness * likeness * (index.idf[word] ?? 0);
      const end = index.postingStarts[word + 1] ?? 0;
      for (let at = index.postingStarts[word] ?? 0; at < end; at++) {
        const id = index.postings[at] ?? 0;
        if (scratch.marks[id] !== generation) {
          scratch.marks[id] = generation;
          scratch.sums[id] = 0;
          touched.push(id);
        }
        scratch.sums[id] = (scratch.sums[id] ?? 0) + gain;
      }
    });
  }
  return { names: best(index, touched, scratch.sums, keep), matches };
}

function similarWords(
  index: NameIndex,
  token: NameToken,
  person: boolean,
  scratch: Scratch,
  visit: (word: number, match: TokenMatch) => void,
): void {
  const generation = ++scratch.wordGeneration;
  const consider = (word: number): void => {
    if (scratch.wordMarks[word] === generation) return;
    scratch.wordMarks[word] = generation;
    const other = index.words[word];
    if (!other) return;
    const match = matchTokens(token, other, person);
    if (match.cost <= MATCH_LIMIT) visit(word, match);
  };
  const hashes: number[] = [];
  lookupsOf(token, hashes);
  if (person && !token.joined) {
    for (const text of nicknamesOf(token.text) ?? []) hashes.push(wordLookup(text));
    hashes.push(wordLookup(servantForm(token.text)));
    for (const text of scannedForms(token.text)) hashes.push(wordLookup(text));
    if (!token.vowels) index.bare.forEach(bareLookup(token.text), consider);
    if (token.abbreviated && token.text.length >= PREFIX) index.prefixes.forEach(prefixLookup(token.text), consider);
  }
  for (const hash of hashes) index.lookups.forEach(hash, consider);
  const rough = token.joined ? undefined : coarseLookup(token);
  if (rough !== undefined) (token.loose ? index.coarse : index.coarseLoose).forEach(rough, consider);
}

function servantForm(text: string): string {
  return text.startsWith('abdul') && text.length > 7 ? text.slice(5) : `abdul${text}`;
}

const SPARE_WORD = 0.15;
const BINS = 256;
const counts = new Int32Array(BINS + 1);

/** The names with the largest sums, about `keep` of them: by counting into bins, because sorting thousands takes longer. */
function best(index: NameIndex, touched: number[], sums: Float32Array, keep: number): number[] {
  if (touched.length <= keep) return touched;
  let most = 0;
  for (const id of touched) {
    // Of names with the same words in common the shorter one has less that the query lacks.
    const sum = Math.max(0.01, (sums[id] ?? 0) - SPARE_WORD * (index.names[id]?.ids.length ?? 0));
    sums[id] = sum;
    if (sum > most) most = sum;
  }
  const scale = BINS / most;
  counts.fill(0);
  for (const id of touched) {
    const bin = Math.floor((sums[id] ?? 0) * scale);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let bin = BINS;
  let above = counts[bin] ?? 0;
  const lowest = Math.floor(BINS * FAR_BEHIND);
  while (bin > lowest && above + (counts[bin - 1] ?? 0) <= keep) above += counts[--bin] ?? 0;
  // The bin that no longer fits whole is cut; where nothing fits, something has to be compared all the same.
  const kept = touched.filter((id) => (sums[id] ?? 0) * scale >= bin);
  if (bin <= lowest) return kept;
  for (const id of touched) {
    if (kept.length >= keep) break;
    if (Math.floor((sums[id] ?? 0) * scale) === bin - 1) kept.push(id);
  }
  return kept;
}

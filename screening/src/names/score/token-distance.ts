/**
 * Weighted Damerau distance between two words, in letters: what transliteration, ear and scanner confuse is cheap,
 * everything else costs one.
 */
const SIZE = 128;
const MAX_LENGTH = 64;

/** In hundredths of a letter: whole numbers are what the inner loop is fast with. */
export interface Letters {
  substitute: Uint8Array;
  insert: Uint8Array;
}

function makeCosts(classes: [letters: string, cost: number][], inserts: [letters: string, cost: number][]): Letters {
  const substitute = new Uint8Array(SIZE * SIZE).fill(100);
  const insert = new Uint8Array(SIZE).fill(100);
  for (const [letters, cost] of classes) {
    for (const a of letters) {
      for (const b of letters) {
        const at = a.charCodeAt(0) * SIZE + b.charCodeAt(0);
        if (a !== b) substitute[at] = Math.min(substitute[at] ?? 100, Math.round(cost * 100));
      }
    }
  }
  for (const [letters, cost] of inserts) for (const a of letters) insert[a.charCodeAt(0)] = Math.round(cost * 100);
  return { substitute, insert };
}

/** Latin against Latin; S is "sh" and C "ch" here. */
export const STRICT = makeCosts(
  [
    ['aeiouy', 0.6],
    ['iy', 0.3],
    ['ou', 0.4],
    ['ei', 0.4],
    ['ae', 0.45],
    ['sz', 0.4],
    ['sS', 0.4],
    ['SC', 0.5],
    ['CkK', 0.6],
    ['Cjz', 0.6],
    ['jyi', 0.5],
    ['jg', 0.6],
    ['zj', 0.6],
    // Arabic: Fadhil and Fazil.
    ['zd', 0.7],
    ['kg', 0.6],
    ['kh', 0.6],
    // Greek and Hebrew: Charalambos and Haralambos, Chaim and Haim.
    ['Ch', 0.6],
    ['gh', 0.7],
    ['vf', 0.6],
    ['vb', 0.7],
    ['vu', 0.6],
    ['dt', 0.6],
    ['bp', 0.7],
    ['fp', 0.7],
    ['mn', 0.7],
    ['lr', 0.8],
    // Scanner slips.
    ['il', 0.6],
    ['lt', 0.8],
    ['oc', 0.8],
    ['ec', 0.7],
    ['uv', 0.6],
    ['un', 0.8],
    ['hb', 0.8],
    ['hn', 0.8],
    ['gq', 0.6],
  ],
  [
    ['aeiou', 0.7],
    ['y', 0.6],
    ['h', 0.45],
  ],
);

/** One side comes from a script without short vowels, or without some consonants. */
export const LOOSE = makeCosts(
  [
    ['aeiouy', 0.12],
    ['uv', 0.15],
    ['iyj', 0.2],
    ['bpvf', 0.3],
    // Hebrew: one letter each.
    ['bv', 0.15],
    ['pf', 0.15],
    ['dt', 0.3],
    ['kgqh', 0.35],
    ['kg', 0.25],
    ['gj', 0.3],
    ['szSjC', 0.3],
    ['zd', 0.3],
    ['st', 0.5],
    ['lr', 0.35],
    ['dj', 0.4],
    ['tC', 0.4],
    ['hC', 0.4],
    ['fh', 0.5],
    ['mn', 0.6],
    ['kC', 0.4],
  ],
  [
    ['aeiouy', 0.12],
    ['h', 0.3],
    ['v', 0.5],
    ['n', 0.7],
  ],
);

/** One side is a foreign name as Chinese or Korean hear it: an r is an l, or unheard; the end of a syllable an n. */
export const TRANSCRIBED = makeCosts(
  [
    ['aeiouy', 0.4],
    ['ou', 0.1],
    ['ei', 0.12],
    ['iy', 0.1],
    ['ae', 0.15],
    ['aeo', 0.2],
    ['au', 0.25],
    ['uv', 0.15],
    ['iyj', 0.2],
    ['bpvf', 0.25],
    ['bv', 0.1],
    ['vf', 0.1],
    ['pf', 0.1],
    ['pv', 0.12],
    ['dt', 0.2],
    ['kgqh', 0.3],
    ['gj', 0.25],
    // Spanish: Juan and Hernandez.
    ['hj', 0.35],
    ['hS', 0.35],
    ['szSjC', 0.2],
    ['zj', 0.1],
    ['sS', 0.1],
    ['Cz', 0.1],
    ['zd', 0.4],
    ['dj', 0.2],
    ['st', 0.5],
    ['tC', 0.35],
    ['kC', 0.3],
    ['kj', 0.4],
    ['fh', 0.4],
    ['hv', 0.4],
    ['mn', 0.3],
    // What is no vowel behind it is hardly heard: Merkel.
    ['rR', 0],
  ],
  [
    ['eu', 0.15],
    ['oy', 0.2],
    ['ai', 0.25],
    ['h', 0.3],
    ['R', 0.25],
    ['v', 0.5],
    ['n', 0.8],
    ['g', 0.7],
  ],
);

/** One side comes from Tamil, which has one letter for sounds that are several in Latin ones, and writes its vowels. */
export const TAMIL = makeCosts(
  [
    ['kg', 0.08],
    ['dt', 0.08],
    ['bp', 0.08],
    ['sSC', 0.12],
    ['Cjsz', 0.2],
    // The zh of "Kanimozhi", which many write as an l.
    ['jl', 0.15],
    ['bpvf', 0.3],
    ['kgqh', 0.35],
    ['kC', 0.4],
    ['tC', 0.4],
    ['lr', 0.7],
    ['mn', 0.6],
    ['iyj', 0.2],
    ['ou', 0.15],
    ['ei', 0.2],
    ['ae', 0.3],
    ['ao', 0.3],
    ['uv', 0.2],
  ],
  [
    ['iu', 0.15],
    ['aeoy', 0.3],
    ['h', 0.3],
    ['v', 0.5],
  ],
);

/** One side comes from Khmer, where every vowel is written, and in Latin letters each in a few ways. */
export const KHMER = makeCosts(
  [
    ['ao', 0.2],
    ['ou', 0.15],
    ['ei', 0.2],
    ['iy', 0.1],
    ['ae', 0.6],
    ['eo', 0.6],
    ['au', 0.6],
    ['uv', 0.2],
    ['ov', 0.3],
    ['dt', 0.3],
    ['bp', 0.3],
    ['fp', 0.2],
    ['kg', 0.3],
    ['sz', 0.3],
    ['Cj', 0.3],
    ['mn', 0.7],
    ['lr', 0.7],
  ],
  [
    ['aeiouy', 0.5],
    ['h', 0.3],
    ['g', 0.6],
  ],
);

const rows = [new Int32Array(MAX_LENGTH + 1), new Int32Array(MAX_LENGTH + 1), new Int32Array(MAX_LENGTH + 1)] as const;
const codes = new Uint8Array(MAX_LENGTH);
const inserts = new Uint8Array(MAX_LENGTH);

const DOUBLED = 25;
const SWAPPED = 85;

/** The distance, or any larger number once it is sure to pass `limit`. Runs thousands of times a query: no allocation. */
export function weightedDistance(a: string, b: string, letters: Letters, limit = 99): number {
  let n = Math.min(a.length, MAX_LENGTH);
  let m = Math.min(b.length, MAX_LENGTH);
  let start = 0;
  // What both begin and end with costs nothing. Not so between scripts: there, leaving a vowel out is cheaper than all.
  if (letters === STRICT) {
    while (start < n && start < m && a.charCodeAt(start) === b.charCodeAt(start)) start++;
    while (n > start && m > start && a.charCodeAt(n - 1) === b.charCodeAt(m - 1)) {
      n--;
      m--;
    }
    // A letter that is only doubled needs the one it doubles beside it.
    if (n < a.length && (a[n - 1] === a[n] || b[m - 1] === b[m])) {
      n++;
      m++;
    }
  }
  const { substitute, insert } = letters;
  const most = Math.round(limit * 100);
  const width = m - start;
  let [before, last, row] = rows;
  const shared = start > 0 ? a.charCodeAt(start - 1) & 127 : -1;
  let previous = shared;
  let sum = 0;
  last[0] = 0;
  for (let j = 0; j < width; j++) {
    const code = b.charCodeAt(start + j) & 127;
    const cost = code === previous ? DOUBLED : (insert[code] ?? 0);
    codes[j] = code;
    inserts[j] = cost;
    sum += cost;
    last[j + 1] = sum;
    previous = code;
  }
  let codeBefore = shared;
  for (let i = start; i < n; i++) {
    const code = a.charCodeAt(i) & 127;
    const drop = code === codeBefore ? DOUBLED : (insert[code] ?? 0);
    const base = code * SIZE;
    let diagonal = last[0] ?? 0;
    let left = diagonal + drop;
    let least = left;
    row[0] = left;
    for (let j = 1; j <= width; j++) {
      const other = codes[j - 1] ?? 0;
      const above = last[j] ?? 0;
      let best = code === other ? diagonal : diagonal + (substitute[base + other] ?? 0);
      if (above + drop < best) best = above + drop;
      const inserted = left + (inserts[j - 1] ?? 0);
      if (inserted < best) best = inserted;
      if (i > start && codeBefore === other && j > 1 && code === codes[j - 2]) {
        const swapped = (before[j - 2] ?? 0) + SWAPPED;
        if (swapped < best) best = swapped;
      }
      row[j] = best;
      left = best;
      diagonal = above;
      if (best < least) least = best;
    }
    if (least > most) return least / 100;
    const spare = before;
    before = last;
    last = row;
    row = spare;
    codeBefore = code;
  }
  return (last[width] ?? 0) / 100;
}

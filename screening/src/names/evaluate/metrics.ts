/** A score with what it ought to say. */
export interface Labelled {
  score: number;
  match: boolean;
}

export interface Confusion {
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  trueNegatives: number;
}

export function confusionAt(rows: readonly Labelled[], threshold: number): Confusion {
  const counts = { truePositives: 0, falsePositives: 0, falseNegatives: 0, trueNegatives: 0 };
  for (const { score, match } of rows) {
    if (score >= threshold) counts[match ? 'truePositives' : 'falsePositives'] += 1;
    else counts[match ? 'falseNegatives' : 'trueNegatives'] += 1;
  }
  return counts;
}

export function f1Of({ truePositives, falsePositives, falseNegatives }: Confusion): number {
  const whole = 2 * truePositives + falsePositives + falseNegatives;
  return whole === 0 ? 0 : (2 * truePositives) / whole;
}

/** The best F1 any one threshold gives, and that threshold. */
export function bestF1(rows: readonly Labelled[]): { f1: number; threshold: number } {
  let best = { f1: 0, threshold: 1 };
  for (const threshold of new Set(rows.map(({ score }) => score))) {
    const f1 = f1Of(confusionAt(rows, threshold));
    if (f1 > best.f1) best = { f1, threshold };
  }
  return best;
}

/** The chance that a match scores above a non-match; equal scores count half. */
export function areaUnderCurve(rows: readonly Labelled[]): number {
  const sorted = rows.toSorted((a, b) => a.score - b.score);
  const matches = rows.filter(({ match }) => match).length;
  const others = rows.length - matches;
  if (matches === 0 || others === 0) return Number.NaN;
  let ranks = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end += 1;
    for (let i = start; i < end; i++) if (sorted[i]?.match) ranks += (start + end + 1) / 2;
    start = end;
  }
  return (ranks - (matches * (matches + 1)) / 2) / (matches * others);
}

/** Share of the matches found when at most this share of the others may be raised. */
export function recallAt(rows: readonly Labelled[], falsePositiveRate: number): { recall: number; threshold: number } {
  const others = rows.filter(({ match }) => !match).map(({ score }) => score);
  others.sort((a, b) => b - a);
  // Whoever scores above this one is raised; the ones above it are the share allowed.
  const limit = others[Math.floor(others.length * falsePositiveRate)] ?? 0;
  const matches = rows.filter(({ match }) => match);
  const found = matches.filter(({ score }) => score > limit).length;
  return { recall: matches.length === 0 ? Number.NaN : found / matches.length, threshold: limit };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function rounded(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}

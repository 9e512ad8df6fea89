import type { Evidence } from './result.ts';

const fewest = 2;
/** With so many decimals any two different numbers differ. */
const most = 20;

/**
 * With how many decimals page and report show every score and threshold of a match: so many that a score below a
 * threshold never reads as one that reached it.
 */
export function scoreDigits({ score, threshold, face, provider }: Evidence): number {
  const pairs: [score: number, threshold: number][] = [[score, threshold]];
  if (face) pairs.push([face.cosine, face.considerThreshold], [face.cosine, face.blacklistThreshold]);
  if (provider) pairs.push([provider.nameScore, threshold]);
  let digits = fewest;
  while (digits < most && !readTrue(pairs, digits)) digits++;
  return digits;
}

function readTrue(pairs: readonly (readonly [number, number])[], digits: number): boolean {
  // As they are shown: toFixed rounds some halves the other way.
  const english = new Intl.NumberFormat('en', decimals(digits));
  const shown = (value: number) => Number(english.format(value));
  return pairs.every(([score, threshold]) => shown(score) >= shown(threshold) === score >= threshold);
}

export function decimals(digits: number) {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
}

/** Of a threshold that stands alone, in the manual or a report's table of rules. */
export const thresholdDigits = fewest;

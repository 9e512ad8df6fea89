/** What scores of one model mean, as measured on pairs of photos. */
export type ScoreCurve = {
  model: string;
  pairs: { genuine: number; impostor: number };
  /** By rising cosine: how many strangers score at least this (far), how many true pairs score less (frr). */
  points: readonly { cosine: number; far: number; frr: number }[];
  /** From this cosine on too few strangers were seen to count; the normal curve they follow goes on. */
  tail: { from: number; mean: number; deviation: number };
  /** Between which cosines the thresholds stay, whatever the targets and the gallery ask for. */
  limits: { consider: ThresholdLimits; blacklist: ThresholdLimits };
};

export type ThresholdLimits = { floor: number; cap: number };

/** Beyond this nobody has measured anything; larger odds would only pretend to know. */
const MOST_ODDS = 1_000_000_000;

/** The share of strangers that score at least this cosine. */
export function falseAcceptRate(curve: ScoreCurve, cosine: number): number {
  const { from, mean, deviation } = curve.tail;
  if (cosine <= from) return measured(curve, cosine);
  return Math.min(measured(curve, from), normalTail((cosine - mean) / deviation));
}

/** The lowest cosine that at most this share of strangers reach. */
export function cosineForFar(curve: ScoreCurve, far: number): number {
  let [low, high] = [-1, 1];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (falseAcceptRate(curve, middle) <= far) high = middle;
    else low = middle;
  }
  return high;
}

/** A stranger scores this high once in so many comparisons. */
export function strangerOdds(curve: ScoreCurve, cosine: number): number {
  return Math.min(MOST_ODDS, 1 / falseAcceptRate(curve, cosine));
}

/** Between measured points: rates change by factors, so their logarithms are interpolated where that is possible. */
function measured({ points }: ScoreCurve, cosine: number): number {
  const above = points.findIndex((point) => point.cosine >= cosine);
  const right = points[above] ?? points.at(-1);
  const left = points[above - 1] ?? right;
  if (!left || !right) throw new Error('The score curve has no points.');
  if (above === -1 || left === right) return right.far;
  const share = (cosine - left.cosine) / (right.cosine - left.cosine);
  const [a, b] = [left.far, right.far];
  return a > 0 && b > 0 ? a ** (1 - share) * b ** share : a + share * (b - a);
}

/** The upper tail of the normal distribution, right to seven digits however far out (Numerical Recipes, erfc). */
function normalTail(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const polynomial = terms.reduceRight((sum, term) => sum * t + term, 0);
  const tail = (t * Math.exp(-x * x + polynomial)) / 2;
  return deviations >= 0 ? tail : 1 - tail;
}

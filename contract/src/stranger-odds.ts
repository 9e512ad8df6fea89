import type { FaceEvidence } from './result.ts';

/**
 * Strangers are mentioned where a search raises more of them than this on average. Thresholds that grow with the gallery
 * keep below it; one that is capped or fixed may not.
 */
const noticed = 0.03;

/**
 * Strangers score as high as this face once in `odds` comparisons, and a search raises `expected` of them; null where that
 * is too few to be worth saying.
 */
export interface Strangers {
  readonly odds: number;
  readonly expected: number | null;
}

/** Null where nobody measured it for the model. */
export function strangersLike({ strangerOdds: odds, gallerySize }: FaceEvidence): Strangers | null {
  if (odds === 0) return null;
  const expected = gallerySize / odds;
  return { odds, expected: expected > noticed ? expected : null };
}

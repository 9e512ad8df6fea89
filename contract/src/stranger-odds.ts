import type { FaceEvidence } from './result.ts';

/** From so many strangers a search on they are mentioned: the thresholds allow fewer, unless a cap or a fixed one holds. */
const noticed = 0.03;

/** The strangers that score as high as a face: how rarely, and how many a search raises where that is worth saying. */
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

import type { FaceEvidence } from './result.ts';

/** In so many searches one stranger scores this high: the thresholds allow fewer, unless their cap or a fixed one holds. */
const noticed = 0.03;

/** What is said of the strangers that score as high as a face: nothing where nobody measured it for the model. */
export type Strangers = { said: 'nothing' } | { said: 'odds'; odds: number } | { said: 'expected'; expected: number };

/** How rarely one comparison raises a stranger; among so many faces that it does in many searches, how many it raises. */
export function strangersLike({ strangerOdds, gallerySize }: FaceEvidence): Strangers {
  if (strangerOdds === 0) return { said: 'nothing' };
  const expected = gallerySize / strangerOdds;
  return expected > noticed ? { said: 'expected', expected } : { said: 'odds', odds: strangerOdds };
}

import type { Network } from './network.ts';
import { areaOf, type Box, overlapOf, type Point } from './picture.ts';

/** A face as blazeface sees it: right eye, left eye, nose, mouth, right ear, left ear. */
export type Detection = { score: number; box: Box; points: Point[] };

export const DETECTOR_SIZE = 256;

/** Blazeface's grids: 16x16 cells with two anchors, then 8x8 cells with six. */
const GRIDS = [
  { cells: 16, anchors: 2, scores: 'Identity', regressors: 'Identity_2' },
  { cells: 8, anchors: 6, scores: 'Identity_1', regressors: 'Identity_3' },
] as const;

const VALUES_PER_ANCHOR = 16;
const POINTS = 6;
const SAME_FACE_OVERLAP = 0.3;
const CONTAINED = 0.6;

/** Runs blazeface on what stands in its planes. Coordinates are pixels of its square input. */
export async function detect(detector: Network, threshold: number): Promise<Detection[]> {
  const outputs = await detector.run();
  const found: Detection[] = [];
  for (const grid of GRIDS) {
    const scores = outputs[grid.scores] ?? new Float32Array();
    const values = outputs[grid.regressors] ?? new Float32Array();
    scores.forEach((logit, index) => {
      const score = 1 / (1 + Math.exp(-logit));
      if (score < threshold) return;
      const cell = Math.floor(index / grid.anchors);
      const anchor: Point = [
        (((cell % grid.cells) + 0.5) * DETECTOR_SIZE) / grid.cells,
        ((Math.floor(cell / grid.cells) + 0.5) * DETECTOR_SIZE) / grid.cells,
      ];
      const offset = index * VALUES_PER_ANCHOR;
      found.push(readDetection(score, anchor, values.subarray(offset, offset + VALUES_PER_ANCHOR)));
    });
  }
  return withoutDuplicates(found, (detection) => detection.score);
}

function readDetection(score: number, anchor: Point, values: Float32Array): Detection {
  const at = (index: number): number => values[index] ?? 0;
  const [x, y, halfWidth, halfHeight] = [anchor[0] + at(0), anchor[1] + at(1), at(2) / 2, at(3) / 2];
  const points = Array.from(
    { length: POINTS },
    (_, index): Point => [anchor[0] + at(4 + 2 * index), anchor[1] + at(5 + 2 * index)],
  );
  return { score, box: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight], points };
}

/** Keeps the best of the boxes that overlap or lie inside one another. */
export function withoutDuplicates<Entry extends { box: Box }>(
  entries: Entry[],
  rank: (entry: Entry) => number,
): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries.toSorted((a, b) => rank(b) - rank(a)))
    if (!kept.some((other) => sameFace(entry.box, other.box))) kept.push(entry);
  return kept;
}

function sameFace(a: Box, b: Box): boolean {
  const overlap = overlapOf(a, b);
  const union = areaOf(a) + areaOf(b) - overlap;
  return overlap / union >= SAME_FACE_OVERLAP || overlap / Math.min(areaOf(a), areaOf(b)) >= CONTAINED;
}

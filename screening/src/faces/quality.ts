import { ALIGNED_SIZE, align } from './align.ts';
import type { FivePoints, Pose } from './mesh.ts';
import type { PixelInput } from './models.ts';
import type { Picture, Point } from './picture.ts';

export type Quality = Pose & {
  /** Distance between the eyes, in pixels of the decoded picture: what the networks had to work with. */
  eyeDistancePx: number;
  /** Side of the face's box, in pixels of the upright image. */
  sizePx: number;
  /** 0 is a flat blur; sharp faces have 0.05 and more. Independent of contrast. */
  sharpness: number;
  /** Mean brightness of the face, 0..255, and how far its pixels spread around it. */
  brightness: number;
  contrast: number;
  /** Share of the face that is burnt out to white. */
  burntOut: number;
  /** Parts that look uniform, as if something covered them. A hint for the reviewer, never a reason to refuse. */
  maybeCovered: ('eyes' | 'mouth')[];
};

const INPUT: PixelInput = { channels: 'rgb', mean: 0, scale: 1 };
const planes = new Float32Array(3 * ALIGNED_SIZE * ALIGNED_SIZE);
const grey = new Float32Array(ALIGNED_SIZE * ALIGNED_SIZE);

/** The oval of the face in the aligned square; hair and background say nothing about the photo of the face. */
const OVAL = { x: 56, y: 66, halfWidth: 32, halfHeight: 42 };
const EYE_BAND = { left: 26, top: 44, right: 86, bottom: 60 };
const MOUTH_BAND = { left: 36, top: 82, right: 76, bottom: 102 };
/** A part with less than this share of the face's contrast looks covered. */
const COVERED = 0.3;
const WHITE = 250;

export function judgeQuality(picture: Picture, points: FivePoints, pose: Pose, sizePx: number): Quality {
  align(picture, points, INPUT, planes);
  const area = ALIGNED_SIZE * ALIGNED_SIZE;
  for (let index = 0; index < area; index++)
    grey[index] =
      0.299 * (planes[index] ?? 0) + 0.587 * (planes[area + index] ?? 0) + 0.114 * (planes[2 * area + index] ?? 0);

  const face = statistics(0, 0, ALIGNED_SIZE, ALIGNED_SIZE, inOval);
  const eyes = statistics(EYE_BAND.left, EYE_BAND.top, EYE_BAND.right, EYE_BAND.bottom);
  const mouth = statistics(MOUTH_BAND.left, MOUTH_BAND.top, MOUTH_BAND.right, MOUTH_BAND.bottom);
  const maybeCovered: Quality['maybeCovered'] = [];
  if (eyes.deviation < COVERED * face.deviation) maybeCovered.push('eyes');
  if (mouth.deviation < COVERED * face.deviation) maybeCovered.push('mouth');
  return {
    ...pose,
    eyeDistancePx: distance(points[0], points[1]),
    sizePx,
    sharpness: laplacianEnergy() / Math.max(1, face.deviation ** 2),
    brightness: face.mean,
    contrast: face.deviation,
    burntOut: face.white,
    maybeCovered,
  };
}

function inOval(x: number, y: number): boolean {
  return ((x - OVAL.x) / OVAL.halfWidth) ** 2 + ((y - OVAL.y) / OVAL.halfHeight) ** 2 <= 1;
}

function statistics(
  left: number,
  top: number,
  right: number,
  bottom: number,
  counts: (x: number, y: number) => boolean = () => true,
): { mean: number; deviation: number; white: number } {
  let count = 0;
  let white = 0;
  let sum = 0;
  let squares = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!counts(x, y)) continue;
      const value = grey[y * ALIGNED_SIZE + x] ?? 0;
      count++;
      if (value >= WHITE) white++;
      sum += value;
      squares += value * value;
    }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)), white: white / count };
}

/** Mean square of the second derivative over the oval: what blur takes away first. */
function laplacianEnergy(): number {
  const at = (x: number, y: number): number => grey[y * ALIGNED_SIZE + x] ?? 0;
  let count = 0;
  let energy = 0;
  for (let y = 1; y < ALIGNED_SIZE - 1; y++)
    for (let x = 1; x < ALIGNED_SIZE - 1; x++) {
      if (!inOval(x, y)) continue;
      const value = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      energy += value * value;
      count++;
    }
  return energy / count;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

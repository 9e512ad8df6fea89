import { DETECTOR_SIZE, type Detection, detect } from './detect.ts';
import type { PixelInput } from './models.ts';
import type { Network } from './network.ts';
import { type Picture, type Point, sideOf } from './picture.ts';
import { type Affine, apply, squareAround, warp } from './warp.ts';

/** A square of the picture, in its pixels. */
export type Square = { centre: Point; side: number };

const INPUT: PixelInput = { channels: 'rgb', mean: 127.5, scale: 127.5 };
const USUAL_SCORE = 0.5;

/** What the detector sees in one square of the picture, after so many quarter turns of the picture. */
export async function lookAt(
  detector: Network,
  picture: Picture,
  { centre, side }: Square,
  turn: number,
  leastScore = USUAL_SCORE,
): Promise<Detection[]> {
  const matrix = squareAround(centre, side, angleOf(turn), DETECTOR_SIZE);
  warp(picture, pixelCentres(matrix), DETECTOR_SIZE, INPUT, detector.planes);
  return (await detect(detector, leastScore)).map((detection) => moved(detection, matrix));
}

/**
 * What the detector sees in the whole picture, the largest first. `small` is the picture shrunk to the detector's
 * square, in which it stands centred; the rim around it is mid-grey.
 */
export async function lookAtWhole(
  detector: Network,
  picture: Picture,
  small: Picture,
  turn: number,
): Promise<Detection[]> {
  const { planes } = detector;
  planes.fill(0);
  const side = Math.max(picture.width, picture.height);
  const left = Math.round(((side - picture.width) / 2 / side) * DETECTOR_SIZE);
  const top = Math.round(((side - picture.height) / 2 / side) * DETECTOR_SIZE);
  const area = DETECTOR_SIZE * DETECTOR_SIZE;
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const [turnedX, turnedY] = turned(x + left, y + top, turn);
      const to = turnedY * DETECTOR_SIZE + turnedX;
      const from = (y * small.width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        planes[channel * area + to] = ((small.data[from + channel] ?? 0) - INPUT.mean) / INPUT.scale;
    }
  const whole = squareAround([0, 0], side, angleOf(turn), DETECTOR_SIZE);
  // The rim is a whole number of pixels, so the centre is the rim's, not the picture's.
  const [x, y] = [DETECTOR_SIZE / 2 - left, DETECTOR_SIZE / 2 - top];
  const scale = side / DETECTOR_SIZE;
  const matrix: Affine = [whole[0], whole[1], whole[2] + x * scale, whole[3], whole[4], whole[5] + y * scale];
  const found = (await detect(detector, USUAL_SCORE)).map((detection) => moved(detection, matrix));
  return found.toSorted((a, b) => sideOf(b.box) - sideOf(a.box));
}

/** A detection, moved from the coordinates of a square to those of the picture. */
export function moved({ score, box, points }: Detection, matrix: Affine): Detection {
  const [x0, y0] = apply(matrix, box[0], box[1]);
  const [x1, y1] = apply(matrix, box[2], box[3]);
  return {
    score,
    box: [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)],
    points: points.map(([x, y]) => apply(matrix, x, y)),
  };
}

/** A quarter turn of the picture is one of the square the other way. */
const angleOf = (turn: number): number => (-turn * Math.PI) / 2;

/** From coordinates between pixels to coordinates of pixel centres. */
function pixelCentres(matrix: Affine): Affine {
  const [x, y] = apply(matrix, 0.5, 0.5);
  return [matrix[0], matrix[1], x - 0.5, matrix[3], matrix[4], y - 0.5];
}

function turned(x: number, y: number, turn: number): Point {
  const last = DETECTOR_SIZE - 1;
  if (turn === 1) return [last - y, x];
  if (turn === 2) return [last - x, last - y];
  if (turn === 3) return [y, last - x];
  return [x, y];
}

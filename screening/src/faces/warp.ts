import type { PixelInput } from './models.ts';
import type { Picture, Point } from './picture.ts';

/** Maps a point of the warped square to the picture: x' = a x + b y + c, y' = d x + e y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export function apply(matrix: Affine, x: number, y: number): Point {
  return [matrix[0] * x + matrix[1] * y + matrix[2], matrix[3] * x + matrix[4] * y + matrix[5]];
}

/** A square of `side` picture pixels around a centre, turned by `angle`, seen as `size` pixels. */
export function squareAround(centre: Point, side: number, angle: number, size: number): Affine {
  const cos = (Math.cos(angle) * side) / size;
  const sin = (Math.sin(angle) * side) / size;
  const half = size / 2;
  return [cos, -sin, centre[0] - cos * half + sin * half, sin, cos, centre[1] - sin * half - cos * half];
}

/** The similarity that brings `from` nearest to `to` in least squares. */
export function similarity(from: readonly Point[], to: readonly Point[]): Affine {
  const mean = (points: readonly Point[], axis: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [fromX, fromY, toX, toY] = [mean(from, 0), mean(from, 1), mean(to, 0), mean(to, 1)];
  let cos = 0;
  let sin = 0;
  let norm = 0;
  from.forEach((point, index) => {
    const target = to[index];
    if (!target) return;
    const [x, y, u, v] = [point[0] - fromX, point[1] - fromY, target[0] - toX, target[1] - toY];
    cos += x * u + y * v;
    sin += x * v - y * u;
    norm += x * x + y * y;
  });
  cos /= norm;
  sin /= norm;
  return [cos, -sin, toX - cos * fromX + sin * fromY, sin, cos, toY - sin * fromX - cos * fromY];
}

/**
 * Samples the picture bilinearly into the planes a network wants; what lies outside the picture counts as black.
 * The inner loop is written out because it runs for every pixel of three networks.
 */
export function warp(picture: Picture, matrix: Affine, size: number, input: PixelInput, planes: Float32Array): void {
  const { data, width, height } = picture;
  const [a, b, c, d, e, f] = matrix;
  const area = size * size;
  const red = input.channels === 'rgb' ? 0 : 2 * area;
  const green = area;
  const blue = 2 * area - red;
  const factor = 1 / input.scale;
  const shift = -input.mean / input.scale;
  const row = width * 3;
  let index = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) {
      const sx = a * x + b * y + c;
      const sy = d * x + e * y + f;
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < -1 || top < -1 || left >= width || top >= height) {
        planes[red + index] = shift;
        planes[green + index] = shift;
        planes[blue + index] = shift;
        continue;
      }
      const right = sx - left;
      const below = sy - top;
      // Corners outside the picture weigh nothing; their offset is moved inside so that no read fails.
      const leftIn = left >= 0 ? 1 : 0;
      const rightIn = left + 1 < width ? 1 : 0;
      const topIn = top >= 0 ? 1 : 0;
      const bottomIn = top + 1 < height ? 1 : 0;
      const w00 = (1 - right) * (1 - below) * (leftIn & topIn);
      const w10 = right * (1 - below) * (rightIn & topIn);
      const w01 = (1 - right) * below * (leftIn & bottomIn);
      const w11 = right * below * (rightIn & bottomIn);
      const o00 = (top + 1 - topIn) * row + (left + 1 - leftIn) * 3;
      const o10 = o00 + (leftIn & rightIn) * 3;
      const down = (topIn & bottomIn) * row;
      const o01 = o00 + down;
      const o11 = o10 + down;
      planes[red + index] = factor * mix(data, w00, w10, w01, w11, o00, o10, o01, o11) + shift;
      planes[green + index] = factor * mix(data, w00, w10, w01, w11, o00 + 1, o10 + 1, o01 + 1, o11 + 1) + shift;
      planes[blue + index] = factor * mix(data, w00, w10, w01, w11, o00 + 2, o10 + 2, o01 + 2, o11 + 2) + shift;
    }
  }
}

function mix(
  data: Uint8Array,
  w00: number,
  w10: number,
  w01: number,
  w11: number,
  o00: number,
  o10: number,
  o01: number,
  o11: number,
): number {
  return w00 * (data[o00] ?? 0) + w10 * (data[o10] ?? 0) + w01 * (data[o01] ?? 0) + w11 * (data[o11] ?? 0);
}

import type { FivePoints } from './mesh.ts';
import type { PixelInput } from './models.ts';
import type { Picture, Point } from './picture.ts';
import { similarity, warp } from './warp.ts';

export const ALIGNED_SIZE = 112;

/** Where ArcFace-style networks expect eyes, nose and mouth corners in their 112x112 input. */
const TEMPLATE: readonly Point[] = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
];

export function align(picture: Picture, points: FivePoints, input: PixelInput, planes: Float32Array): void {
  warp(picture, similarity(TEMPLATE, points), ALIGNED_SIZE, input, planes);
}

export type Point = readonly [x: number, y: number];

/** Corners in pixels: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Decoded pixels, upright by EXIF: RGB, 8 bits, row by row. */
export type Picture = {
  data: Uint8Array;
  width: number;
  height: number;
  /** Size of the upright image before it was scaled down. */
  originalWidth: number;
  originalHeight: number;
};

export const sideOf = (box: Box): number => Math.max(box[2] - box[0], box[3] - box[1]);

export const centreOf = (box: Box): Point => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

export const areaOf = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1]);

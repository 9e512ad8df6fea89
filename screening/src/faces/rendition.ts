import type { PictureSize } from '@afc/contract/picture';

// Apart from what makes them: who only keeps or sends copies does not load a library for pictures.
export type Renditions = Record<PictureSize, Uint8Array> & {
  /** Of `full`, upright: the pixels in which faces are given. */
  width: number;
  height: number;
};

export const renditionType = 'image/jpeg';

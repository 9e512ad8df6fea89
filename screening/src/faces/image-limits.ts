import { maxPictureBytes, maxPicturePixels } from '@afc/contract/limits';

export type ImageLimits = { bytes: number; pixels: number };

export const defaultLimits: ImageLimits = { bytes: maxPictureBytes, pixels: maxPicturePixels };

export type TooLarge = { outcome: 'too-large'; message: string };

export function tooManyBytes(bytes: number, limit: number): TooLarge {
  return {
    outcome: 'too-large',
    message: `The file has ${megabytes(bytes)} MB; at most ${megabytes(limit)} MB are read.`,
  };
}

export function tooManyPixels(width: number, height: number, limit: number): TooLarge {
  return {
    outcome: 'too-large',
    message: `The image has ${width} x ${height} pixels; at most ${limit / 1e6} million pixels are read.`,
  };
}

const megabytes = (bytes: number): string => (bytes / (1024 * 1024)).toFixed(1);

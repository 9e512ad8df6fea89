import sharp from 'sharp';
import { decodable } from './decodable.ts';
import { defaultLimits, type ImageLimits, type TooLarge, tooManyBytes, tooManyPixels } from './image-limits.ts';
import type { Picture } from './picture.ts';
import { pictureTypeOf } from './picture-type.ts';

/** Larger pictures are scaled down: the networks see at most this many pixels along a side. */
export const LONGEST_SIDE = 1280;

/** A JPEG has no longer side. A PNG may be one pixel wide and have millions of rows, and each row takes its time. */
const LONGEST_READ = 65_535;

export const DAMAGED = 'The image is damaged or incomplete and cannot be read.';

export type Decoded = { outcome: 'decoded'; picture: Picture } | { outcome: 'unreadable'; message: string } | TooLarge;

// One picture at a time in each worker: libvips' own threads and cache would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Image bytes to upright RGB pixels on white, at most so many along a side. What is too large is refused from its
 * header, before it is decoded.
 */
export async function decode(
  image: Uint8Array,
  limits: ImageLimits = defaultLimits,
  longestSide = LONGEST_SIDE,
): Promise<Decoded> {
  if (image.byteLength > limits.bytes) return tooManyBytes(image.byteLength, limits.bytes);
  if (!pictureTypeOf(image)) return unreadable('The file is not a JPEG or PNG image.');
  const source = decodable(image);
  if (!source) return unreadable(DAMAGED);
  try {
    const metadata = sharp(source, { limitInputPixels: false, failOn: 'error' }).metadata();
    const { width, height, autoOrient } = await metadata;
    if (width * height > limits.pixels) return tooManyPixels(width, height, limits.pixels);
    if (Math.max(width, height) > LONGEST_READ)
      return unreadable(`The image has ${width} x ${height} pixels; no side may have more than ${LONGEST_READ}.`);
    return { outcome: 'decoded', picture: await pixels(source, limits, longestSide, autoOrient) };
  } catch {
    return unreadable(DAMAGED);
  }
}

async function pixels(
  image: Uint8Array,
  limits: ImageLimits,
  longestSide: number,
  original: { width: number; height: number },
): Promise<Picture> {
  const { data, info } = await sharp(image, { limitInputPixels: limits.pixels, failOn: 'error' })
    .autoOrient()
    .resize(inside(longestSide))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return {
    data: info.channels === 1 ? greyToRgb(data) : data,
    width: info.width,
    height: info.height,
    originalWidth: original.width,
    originalHeight: original.height,
  };
}

/** Without it a picture one pixel wide would grow to the whole side, and its length with it. */
const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** Whether the file has defects that a decoder can pass over; asked only when nothing was found in the picture. */
export async function isDamaged(image: Uint8Array): Promise<boolean> {
  try {
    await sharp(decodable(image) ?? image, { failOn: 'warning' })
      .resize(inside(64))
      .raw()
      .toBuffer();
    return false;
  } catch {
    return true;
  }
}

/** The picture shrunk so that its longer side has `size` pixels. */
export async function shrink(
  picture: Picture,
  size: number,
  kernel: 'linear' | 'lanczos3' = 'linear',
): Promise<Picture> {
  const factor = size / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const data = await sharp(picture.data, { raw }).resize(width, height, { fit: 'fill', kernel }).raw().toBuffer();
  return { ...picture, data, width, height };
}

function greyToRgb(grey: Uint8Array): Uint8Array {
  const rgb = new Uint8Array(grey.length * 3);
  for (let index = 0; index < grey.length; index++) rgb.fill(grey[index] ?? 0, 3 * index, 3 * index + 3);
  return rgb;
}

const unreadable = (message: string): Decoded => ({ outcome: 'unreadable', message });

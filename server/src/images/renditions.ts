import { mainPicturePixels, maxPicturePixels, thumbnailPixels } from '@afc/contract/limits';
import type { PictureSize } from '@afc/contract/picture';
import sharp, { type Sharp } from 'sharp';
import { pictureTypeOf } from './content-type.ts';

export const fullPicturePixels = 2_048;
/** Screens show 400 and 70 pixels of the page; two pixels of the picture for each keep them sharp. */
const density = 2;

export type Renditions = Record<PictureSize, Buffer> & {
  /** Of `full`, upright: the pixels in which faces are given. */
  width: number;
  height: number;
};

export const renditionType = 'image/jpeg';

/** Why a picture has no renditions, in the words of a failed petition. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly reason: 'unreadable' | 'tooLarge';
  constructor(reason: 'unreadable' | 'tooLarge', options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Three JPEG copies without any metadata: upright, on white, in sRGB. */
export async function renderPicture(bytes: Uint8Array): Promise<Renditions> {
  if (!pictureTypeOf(bytes)) throw new PictureRefused('unreadable');
  try {
    await assertPixels(bytes);
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' })
      .autoOrient()
      .resize(inside(fullPicturePixels))
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const upright = () => sharp(data, { raw: { width, height, channels } });
    const full = jpeg(upright(), 88);
    // A picture that is no larger than a copy would be needs no other one.
    const copy = (pixels: number, quality: number) =>
      Math.max(width, height) <= pixels ? full : jpeg(upright().resize(inside(pixels)), quality);
    const [main, thumbnail] = await Promise.all([
      copy(mainPicturePixels * density, 82),
      copy(thumbnailPixels * density, 78),
    ]);
    return { full: await full, main, thumbnail, width, height };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('unreadable', { cause: error });
  }
}

/** From the header alone: what is too large is never decoded. */
async function assertPixels(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPicturePixels) throw new PictureRefused('tooLarge');
}

function inside(pixels: number) {
  return { width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true } as const;
}

/** Codes made to measure would take twice the time and save one byte in a hundred. */
function jpeg(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.jpeg({ quality, progressive: false, optimiseCoding: false }).toBuffer();
}

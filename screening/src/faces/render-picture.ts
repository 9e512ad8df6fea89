import { mainPicturePixels, thumbnailPixels } from '@afc/contract/limits';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './picture.ts';
import type { Renditions } from './rendition.ts';

/** The longest side of the largest copy that is kept. */
export const fullPicturePixels = 2_048;
/** Screens show 400 and 70 pixels of the page; two pixels of the picture for each keep them sharp. */
const density = 2;

/** Three JPEG copies of decoded pixels, so without any metadata. */
export async function renderPicture({ data, width, height }: Picture): Promise<Renditions> {
  const upright = () => sharp(data, { raw: { width, height, channels: 3 } });
  const full = jpeg(upright(), 88);
  // A picture that is no larger than a copy would be needs no other one.
  const copy = (pixels: number, quality: number) =>
    Math.max(width, height) <= pixels
      ? full
      : jpeg(upright().resize({ width: pixels, height: pixels, fit: 'inside' }), quality);
  const [main, thumbnail] = await Promise.all([
    copy(mainPicturePixels * density, 82),
    copy(thumbnailPixels * density, 78),
  ]);
  return { full: await full, main, thumbnail, width, height };
}

/** Codes made to measure would take twice the time and save one byte in a hundred. */
function jpeg(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.jpeg({ quality, progressive: false, optimiseCoding: false }).toBuffer();
}

import { mainPicturePixels } from '@afc/contract/limits';
import sharp from 'sharp';
import { plainJpegSize } from './plain-jpeg.ts';

/** Ready for the page: a JPEG and its size. */
export type PagePicture = { jpeg: Buffer; width: number; height: number };

/** So few pixels along a side no longer show who it is, however they are enlarged. */
const maskedPixels = 9;

/** The rendition that pages show at twice its size, and what a report of many matches can bear of each. */
const mostPixels = 2 * mainPicturePixels;
const mostBytes = 131_072;

/** A rendition stands in the report as it is; any other picture is scaled to what the page shows. Null when unreadable. */
export async function pagePicture(bytes: Uint8Array, pixels: number, masked: boolean): Promise<PagePicture | null> {
  const size = masked || bytes.length > mostBytes ? null : plainJpegSize(bytes);
  if (size && Math.max(size.width, size.height) <= mostPixels)
    return { jpeg: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ...size };
  try {
    const inside = (size: number) => ({ width: size, height: size, fit: 'inside' }) as const;
    let source = sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
    if (masked) {
      const coarse = await source.resize(inside(maskedPixels)).png().toBuffer();
      // Half the pixels show a blur as well.
      const side = pixels / 2;
      source = sharp(coarse)
        .resize({ ...inside(side), kernel: 'cubic' })
        .blur(side / 24);
    } else source = source.resize({ ...inside(pixels), withoutEnlargement: true });
    const { data, info } = await source
      .toColourspace('srgb')
      .jpeg({ quality: 82, optimiseCoding: false })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

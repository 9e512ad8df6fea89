import sharp from 'sharp';

/** Ready for the page: a small JPEG and its size. */
export type PagePicture = { jpeg: Buffer; width: number; height: number };

/** So few pixels along a side no longer show who it is, however they are enlarged. */
const maskedPixels = 9;

/** Scales a picture to what the page shows of it; null when it cannot be read. */
export async function pagePicture(bytes: Uint8Array, pixels: number, masked: boolean): Promise<PagePicture | null> {
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

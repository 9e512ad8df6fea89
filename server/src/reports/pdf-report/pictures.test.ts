import { renditionsOf } from '@afc/screening/faces/fixtures/renditions';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { pagePicture } from './pictures.ts';
import { samplePicture } from './testing/sample-input.ts';

/** How much a picture loses when it is reduced to twelve pixels and enlarged again: its detail. */
async function detail(jpeg: Buffer): Promise<number> {
  const pixels = 96;
  const grey = () => sharp(jpeg).greyscale().resize(pixels, pixels, { fit: 'fill' });
  const coarse = await sharp(await grey().png().toBuffer())
    .resize(12, 12)
    .png()
    .toBuffer();
  const [before, after] = await Promise.all([
    grey().raw().toBuffer(),
    sharp(coarse).resize(pixels, pixels, { kernel: 'cubic' }).greyscale().raw().toBuffer(),
  ]);
  return before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0) / before.length;
}

describe('pictures of a report', () => {
  it('stand there as they are when they are renditions', async () => {
    const { main } = await renditionsOf(samplePicture(1));
    const { width, height } = await sharp(main).metadata();
    expect(await pagePicture(main, 200, false)).toEqual({ jpeg: main, width, height });
  });

  it.each([
    ['large', (picture: Sharp) => picture.resize(1_600).jpeg()],
    ['of many bytes', (picture: Sharp) => picture.resize(800).jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
    ['from a camera', (picture: Sharp) => picture.jpeg().withExif({ IFD0: { Artist: 'Somebody' } })],
    ['PNG', (picture: Sharp) => picture.png()],
  ])('are scaled to the page, keep their shape and lose all else when they are %s', async (_, change) => {
    const given = await change(sharp(samplePicture(1))).toBuffer();
    const picture = await pagePicture(given, 200, false);
    const { width, height } = await sharp(given).metadata();
    expect(Math.max(picture?.width ?? 0, picture?.height ?? 0)).toBe(200);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(width / height, 1);
    expect(picture?.jpeg.includes('Somebody')).toBe(false);
  });

  it.each([0, 1, 2, 3, 4])('show no face when masked (sample %d)', async (index) => {
    const [open, masked] = await Promise.all([
      pagePicture(samplePicture(index), 240, false),
      pagePicture(samplePicture(index), 240, true),
    ]);
    if (!open || !masked) throw new Error('A sample could not be read.');
    expect(await detail(masked.jpeg)).toBeLessThan((await detail(open.jpeg)) / 3);
  });

  it('that cannot be read are none', async () => {
    expect(await pagePicture(Buffer.from('no picture'), 100, false)).toBeNull();
    expect(await pagePicture(samplePicture(0).subarray(0, 500), 100, true)).toBeNull();
  });
});

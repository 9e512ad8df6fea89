import sharp from 'sharp';
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
  it('are scaled to the page and keep their shape', async () => {
    const picture = await pagePicture(samplePicture(0), 200, false);
    const { width, height } = await sharp(samplePicture(0)).metadata();
    expect(Math.max(picture?.width ?? 0, picture?.height ?? 0)).toBe(200);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(width / height, 1);
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

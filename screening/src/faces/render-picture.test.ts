import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renditionsOf } from './fixtures/renditions.ts';
import { samplePicture } from './fixtures/samples.ts';
import { fullPicturePixels } from './render-picture.ts';

const create = (width: number, height: number, background = '#808080') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red left half, blue right half. */
const twoColours = async (width: number, height: number) =>
  create(width, height, '#ff0000').composite([
    {
      input: await create(Math.floor(width / 2), height, '#0000ff')
        .png()
        .toBuffer(),
      gravity: 'east',
    },
  ]);

async function pixel(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

describe('renditions of a picture', () => {
  it('are three JPEG pictures of their sizes', async () => {
    const { full, main, thumbnail, width, height } = await renditionsOf(await create(3000, 1500).png().toBuffer());
    expect([width, height]).toEqual([fullPicturePixels, 1024]);
    const sizes = await Promise.all([full, main, thumbnail].map((each) => sharp(each).metadata()));
    expect(sizes.map(({ format, width: w, height: h }) => [format, w, h])).toEqual([
      ['jpeg', 2048, 1024],
      ['jpeg', 800, 400],
      ['jpeg', 140, 70],
    ]);
  });

  it('are never larger than the picture, and one where a smaller would be no smaller', async () => {
    const { full, main, thumbnail } = await renditionsOf(await create(100, 90).jpeg().toBuffer());
    const sizes = await Promise.all([full, main, thumbnail].map((each) => sharp(each).metadata()));
    expect(sizes.map((size) => size.width)).toEqual([100, 100, 100]);
    expect([main, thumbnail]).toEqual([full, full]);
    const middling = await renditionsOf(await create(640, 480).jpeg().toBuffer());
    expect(middling.main).toEqual(middling.full);
    expect((await sharp(middling.thumbnail).metadata()).width).toBe(140);
  });

  it('stand upright as the camera meant, and the size is the upright one', async () => {
    const turned = await (await twoColours(200, 100))
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { full, width, height } = await renditionsOf(turned);
    expect([width, height]).toEqual([100, 200]);
    const [top] = [await pixel(full, 50, 20)];
    expect(top?.[0]).toBeGreaterThan(200);
    const bottom = await pixel(full, 50, 180);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  it('carry no metadata: no place, no device, no author', async () => {
    const withPlace = await create(300, 300)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Somebody', Model: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withIccProfile('p3')
      .toBuffer();
    expect(withPlace.includes('Somebody')).toBe(true);
    const { full, main, thumbnail } = await renditionsOf(withPlace);
    for (const each of [full, main, thumbnail]) {
      const { exif, icc, xmp, iptc } = await sharp(each).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(each).includes('Somebody')).toBe(false);
    }
  });

  it('lay what is transparent on white', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await pixel((await renditionsOf(clear)).full, 25, 25)).toEqual([255, 255, 255]);
  });

  it('exist of grey and of sixteen-bit pictures', async () => {
    const grey = await create(60, 50).greyscale().jpeg().toBuffer();
    const deep = await create(60, 50).toColourspace('rgb16').png().toBuffer();
    for (const each of [grey, deep]) expect((await renditionsOf(each)).width).toBe(60);
  });

  it('of a real photo keep its colours', async () => {
    const photo = samplePicture('eileen-collins.jpg');
    const { full, main } = await renditionsOf(photo);
    const [before, after] = await Promise.all([sharp(photo).stats(), sharp(full).stats()]);
    before.channels.forEach((channel, index) => {
      expect(Math.abs(channel.mean - (after.channels[index]?.mean ?? 0))).toBeLessThan(3);
    });
    expect(main.length).toBeLessThan(200_000);
  });
});

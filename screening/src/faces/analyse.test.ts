import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FaceAnalyser } from './analyse.ts';
import { notFace, requireFace, sampleNames, samplePicture, testAnalyser } from './fixtures/samples.ts';
import { signedDegrees } from './mesh.ts';
import type { Face } from './outcome.ts';
import { cosineOf } from './vector.ts';

const HOPPER = 'grace-hopper.jpg';
const EILEEN = 'eileen-collins.jpg';

let analyser: FaceAnalyser;
let hopper: Float32Array;
const upright = new Map<string, Face>();

beforeAll(async () => {
  analyser = await testAnalyser();
  for (const name of sampleNames) upright.set(name, requireFace(await analyser.analyse(samplePicture(name))).face);
  hopper = uprightOf(HOPPER).vector;
});

function uprightOf(name: string): Face {
  const face = upright.get(name);
  if (!face) throw new Error(`No face of ${name}.`);
  return face;
}

/** A page of writing at 200 dots per inch, with a photo on it. */
async function scannedPage(photo: Buffer): Promise<Buffer> {
  const lines = Array.from({ length: 40 }, (_, line) =>
    Array.from({ length: 9 }, (_, word) => {
      const [left, width] = [180 + 140 * word, 60 + ((line * 7 + word * 13) % 60)];
      return `<rect x="${left}" y="${120 + 52 * line}" width="${width}" height="18"/>`;
    }).join(''),
  ).join('');
  const writing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339">${lines}</svg>`);
  return sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#fff' } })
    .composite([{ input: writing }, { input: photo, left: 230, top: 1300 }])
    .jpeg()
    .toBuffer();
}

const likeHopper = async (image: Buffer): Promise<number> =>
  cosineOf(requireFace(await analyser.analyse(image)).face.vector, hopper);

describe('an image that is kept', () => {
  it.each([512, 1_400, 3_000])('shows the same face at %i pixels, and has copies', async (width) => {
    const image = await sharp(samplePicture(HOPPER)).resize({ width }).jpeg({ quality: 95 }).toBuffer();
    const { outcome, renditions } = await analyser.see(image);
    const { face } = requireFace(outcome);
    const alone = requireFace(await analyser.analyse(image)).face;
    expect(cosineOf(face.vector, alone.vector)).toBeGreaterThan(0.98);
    expect([face.width, face.height]).toEqual([alone.width, alone.height]);
    for (const [side, at] of face.box.entries())
      expect(Math.abs(at - (alone.box[side] ?? 0))).toBeLessThan(width / 100);
    expect(Math.max(renditions?.width ?? 0, renditions?.height ?? 0)).toBe(Math.min(2_048, face.height));
  });

  it('has copies though it shows no face', async () => {
    expect(await analyser.see(notFace('coffee.jpg'))).toMatchObject({
      outcome: { outcome: 'no-face' },
      renditions: { width: expect.any(Number) },
    });
  });

  it('has none where it cannot be decoded', async () => {
    const good = await sharp(samplePicture(HOPPER)).toBuffer();
    // By its header alone: it is refused before it is decoded.
    const large = await sharp(good).png().toBuffer();
    large.writeUInt32BE(20_000, 16);
    large.writeUInt32BE(20_000, 20);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const seen = await Promise.all([svg, good.subarray(0, 300), large].map((image) => analyser.see(image)));
    expect(seen).toMatchObject([
      { outcome: { outcome: 'unreadable' }, renditions: null },
      { outcome: { outcome: 'unreadable' }, renditions: null },
      { outcome: { outcome: 'too-large' }, renditions: null },
    ]);
  });
});

describe('one face', () => {
  it('describes the face', async () => {
    const { face, faceCount, model } = requireFace(await analyser.analyse(samplePicture(HOPPER)));
    expect(faceCount).toBe(1);
    expect(model).toBe('sface-2021dec');
    expect([face.width, face.height]).toEqual([512, 600]);
    expect(face.quality).toMatchObject({ maybeCovered: [], burntOut: expect.closeTo(0, 1) });
    expect(Math.abs(face.quality.yaw)).toBeLessThan(10);
    expect(cosineOf(face.vector, face.vector)).toBeCloseTo(1, 5);
    expect(face.liveness).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('honours EXIF orientation %i', async (orientation) => {
    // The pixels are turned the other way, so that the orientation makes them upright again.
    const undo = [
      (image: Sharp) => image,
      (image: Sharp) => image.flop(),
      (image: Sharp) => image.rotate(180),
      (image: Sharp) => image.flip(),
      (image: Sharp) => image.rotate(270).flop(),
      (image: Sharp) => image.rotate(270),
      (image: Sharp) => image.rotate(90).flop(),
      (image: Sharp) => image.rotate(90),
    ][orientation - 1];
    const pixels = await undo?.(sharp(samplePicture(HOPPER)))
      .png()
      .toBuffer();
    const image = await sharp(pixels).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const { face } = requireFace(await analyser.analyse(image));
    expect([face.width, face.height]).toEqual([512, 600]);
    expect(Math.abs(face.quality.roll)).toBeLessThan(15);
    expect(cosineOf(face.vector, hopper)).toBeGreaterThan(0.97);
  });

  // Each sample by one of the angles: the detector turns the picture, whoever is on it.
  it.each([90, 180, 270])('finds the samples when they are turned by %i degrees', async (angle) => {
    for (const name of sampleNames.filter((_, index) => index % 3 === angle / 90 - 1)) {
      const { vector, quality } = uprightOf(name);
      const image = await sharp(samplePicture(name)).rotate(angle).jpeg({ quality: 95 }).toBuffer();
      const { face } = requireFace(await analyser.analyse(image));
      expect(cosineOf(face.vector, vector), name).toBeGreaterThan(0.93);
      expect(Math.abs(signedDegrees(face.quality.roll - quality.roll - angle)), name).toBeLessThan(10);
    }
  });

  it.each<[string, (image: Sharp) => Sharp]>([
    ['a grey JPEG', (image) => image.greyscale().jpeg()],
    ['a grey PNG', (image) => image.greyscale().toColourspace('b-w').png()],
    ['a CMYK JPEG', (image) => image.toColourspace('cmyk').jpeg({ quality: 95 })],
    ['a PNG with alpha', (image) => image.ensureAlpha(0.999).png()],
    ['a 16-bit PNG', (image) => image.toColourspace('rgb16').png()],
    ['a PNG of few colours', (image) => image.png({ palette: true })],
    ['a progressive JPEG', (image) => image.jpeg({ progressive: true })],
    ['a large JPEG', (image) => image.resize({ width: 3000 }).jpeg()],
  ])('reads %s', async (_, change) => {
    expect(await likeHopper(await change(sharp(samplePicture(HOPPER))).toBuffer())).toBeGreaterThan(0.85);
  });

  it('takes the face that is clearly the largest', async () => {
    const small = await sharp(samplePicture(EILEEN)).resize({ width: 250 }).toBuffer();
    const image = await sharp(samplePicture(HOPPER))
      .extend({ right: 250, background: '#777' })
      .composite([{ input: small, left: 512, top: 0 }])
      .jpeg()
      .toBuffer();
    const found = requireFace(await analyser.analyse(image));
    expect(found.faceCount).toBe(2);
    expect(cosineOf(found.face.vector, hopper)).toBeGreaterThan(0.95);
  });

  it.each([
    ['mouth', 2, 0, 1.5, '#8ab'],
    ['eyes', 0, -0.25, 0.55, '#111'],
  ] as const)('hints that the %s may be covered', async (part, from, above, height, background) => {
    const { points, quality } = uprightOf(HOPPER);
    const unit = quality.eyeDistancePx;
    const [left, top] = [points[0][0] - 0.5 * unit, points[from][1] + above * unit];
    const size = { width: Math.round(2 * unit), height: Math.round(height * unit) };
    const bar = { create: { ...size, channels: 3, background } } as const;
    const image = await sharp(samplePicture(HOPPER))
      .composite([{ input: bar, left: Math.round(left), top: Math.round(top) }])
      .jpeg()
      .toBuffer();
    const { face } = requireFace(await analyser.analyse(image));
    expect(face.quality.maybeCovered).toEqual([part]);
    expect(quality.maybeCovered).toEqual([]);
  });

  it.each([
    [HOPPER, 0],
    ['henry-moseley.jpg', 90],
    [HOPPER, 180],
    ['henry-moseley.jpg', 270],
  ])('finds the photo %s on a scanned page that lies turned by %i degrees', async (name, angle) => {
    const photo = await sharp(samplePicture(name)).resize({ width: 150 }).toBuffer();
    const page = await sharp(await scannedPage(photo))
      .rotate(angle)
      .toBuffer();
    const { face, faceCount } = requireFace(await analyser.analyse(page));
    expect(faceCount).toBe(1);
    expect(cosineOf(face.vector, uprightOf(name).vector)).toBeGreaterThan(0.75);
  });

  it.each([HOPPER, 'dmitri-mendeleev.jpg', 'geronimo.jpg'])('finds the face that fills all of %s', async (name) => {
    const { box, vector } = uprightOf(name);
    const [left, top] = [Math.round(box[0]), Math.round(box[1])];
    const size = { width: Math.round(box[2]) - left, height: Math.round(box[3]) - top };
    const cut = sharp(samplePicture(name)).extract({ left, top, ...size });
    const { face } = requireFace(await analyser.analyse(await cut.jpeg().toBuffer()));
    expect(cosineOf(face.vector, vector)).toBeGreaterThan(0.85);
  });

  it('gives the box in pixels of the original, however much it was scaled down', async () => {
    const small = uprightOf(HOPPER);
    const image = await sharp(samplePicture(HOPPER)).resize({ width: 2048 }).jpeg().toBuffer();
    const { face } = requireFace(await analyser.analyse(image));
    expect(face.width).toBe(2048);
    expect(face.box[0] / small.box[0]).toBeCloseTo(4, 0);
  });
});

describe('no usable face', () => {
  it.each(['cat.jpg', 'coffee.jpg', 'rocket.jpg', 'galaxies.jpg'])('sees no face in %s', async (name) => {
    expect(await analyser.analyse(notFace(name))).toEqual({
      outcome: 'no-face',
      message: 'No face was found in the image.',
    });
  });

  it('does not choose between two faces of the same size', async () => {
    const [left, right] = await Promise.all(
      [HOPPER, 'dmitri-mendeleev.jpg'].map((name) => sharp(samplePicture(name)).resize({ height: 600 }).toBuffer()),
    );
    const image = await sharp({ create: { width: 1024, height: 600, channels: 3, background: '#777' } })
      .composite([
        { input: left ?? Buffer.of(), left: 0, top: 0 },
        { input: right ?? Buffer.of(), left: 512, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    expect(await analyser.analyse(image)).toMatchObject({
      outcome: 'several-faces',
      faceCount: 2,
      message: 'The image shows 2 faces and none is clearly the largest.',
    });
  });

  it.each<[string, string, (image: Sharp) => Sharp]>([
    ['too-small', 'henry-moseley.jpg', (image) => image.resize({ width: 26 }).png()],
    ['too-blurred', 'henry-moseley.jpg', (image) => image.blur(7).png()],
    ['too-dark', 'henry-moseley.jpg', (image) => image.linear(0.04, 0).png()],
    ['too-bright', 'henry-moseley.jpg', (image) => image.linear(2.5, 0).png()],
  ])('says that a face is %s', async (reason, name, change) => {
    const outcome = await analyser.analyse(await change(sharp(samplePicture(name))).toBuffer());
    expect(outcome).toMatchObject({ outcome: 'too-poor', reason, faceCount: 1 });
  });
});

describe('no usable image', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an empty file', () => Buffer.of()],
    ['text', () => Buffer.from('not an image at all')],
    ['a JPEG cut off in the middle', () => samplePicture(HOPPER).subarray(0, 30_000)],
    ['a JPEG header alone', () => samplePicture(HOPPER).subarray(0, 300)],
    ['a PNG cut off', async () => (await sharp(samplePicture(HOPPER)).png().toBuffer()).subarray(0, 50_000)],
    ['a GIF', () => sharp(samplePicture(HOPPER)).gif().toBuffer()],
    ['a WebP', () => sharp(samplePicture(HOPPER)).webp().toBuffer()],
    ['a TIFF', () => sharp(samplePicture(HOPPER)).tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('refuses %s as unreadable', async (_, image) => {
    expect(await analyser.analyse(await image())).toMatchObject({ outcome: 'unreadable' });
  });

  it('refuses a JPEG with damaged data', async () => {
    const image = Buffer.from(samplePicture(HOPPER));
    image.fill(0xff, 20_000, 40_000);
    expect(await analyser.analyse(image)).toMatchObject({ outcome: 'unreadable' });
  });

  it('refuses too many pixels from the header, before decoding', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    // Width and height stand in the first chunk; the pixels behind it stay those of 8x8.
    image.writeUInt32BE(20_000, 16);
    image.writeUInt32BE(20_000, 20);
    image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
    expect(await analyser.analyse(image)).toEqual({
      outcome: 'too-large',
      message: 'The image has 20000 x 20000 pixels; at most 60 million pixels are read.',
    });
  });

  it('refuses too many bytes', async () => {
    const strict = await testAnalyser({ bytes: 50_000 });
    expect(await strict.analyse(samplePicture(HOPPER))).toEqual({
      outcome: 'too-large',
      message: 'The file has 0.1 MB; at most 0.0 MB are read.',
    });
  });
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

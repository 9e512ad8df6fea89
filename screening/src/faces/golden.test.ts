import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FaceAnalyser } from './analyse.ts';
import { golden, requireFace, sampleNames, samplePicture, testAnalyser } from './fixtures/samples.ts';
import type { Face } from './outcome.ts';
import { cosineOf } from './vector.ts';

const TOLERANCE = 0.02;

const variants: Record<string, (image: Sharp, width: number) => Sharp> = {
  half: (image, width) => image.resize({ width: Math.round(width / 2) }).jpeg({ quality: 70 }),
  mirror: (image) => image.flop().jpeg(),
  rotate12: (image) => image.rotate(12, { background: '#888' }).jpeg(),
  dark: (image) => image.modulate({ brightness: 0.5 }).jpeg(),
  blur: (image) => image.blur(1.5).jpeg(),
  jpeg30: (image) => image.jpeg({ quality: 30 }),
};

describe('the pipeline on the ten sample pictures', () => {
  let analyser: FaceAnalyser;
  const faces = new Map<string, Face>();
  const faceOf = (name: string): Face => {
    const face = faces.get(name);
    if (!face) throw new Error(`No face of ${name}.`);
    return face;
  };

  beforeAll(async () => {
    analyser = await testAnalyser();
    for (const name of sampleNames) faces.set(name, requireFace(await analyser.analyse(samplePicture(name))).face);
  });

  it('gives the vectors of the reference', () => {
    for (const name of sampleNames) {
      const reference = Float32Array.from(golden.faces[name]?.vector ?? []);
      expect(reference).toHaveLength(128);
      expect(cosineOf(faceOf(name).vector, reference), name).toBeGreaterThan(1 - TOLERANCE);
    }
  });

  it('finds box and points where the reference has them', () => {
    for (const name of sampleNames) {
      const { box, five } = golden.faces[name] ?? { box: [], five: [] };
      const face = faceOf(name);
      const near = 0.05 * (face.box[2] - face.box[0]);
      for (const [index, edge] of box.entries())
        expect(Math.abs((face.box[index] ?? 0) - edge), name).toBeLessThan(near);
      five.forEach(([x = 0, y = 0], index) => {
        const point = face.points[index] ?? [0, 0];
        expect(Math.hypot(point[0] - x, point[1] - y), name).toBeLessThan(near / 2);
      });
    }
  });

  it('gives the cosines of the reference between people, and none above .30', () => {
    for (const a of sampleNames)
      for (const b of sampleNames) {
        const cosine = cosineOf(faceOf(a).vector, faceOf(b).vector);
        expect(Math.abs(cosine - (golden.cosine[a]?.[b] ?? 9)), `${a} ${b}`).toBeLessThan(TOLERANCE);
        if (a !== b) expect(cosine).toBeLessThan(0.3);
      }
  });

  it.each(Object.keys(variants))('knows every sample again in its variant %s', async (kind) => {
    for (const name of sampleNames) {
      const change = variants[kind];
      const image = change?.(sharp(samplePicture(name)), faceOf(name).width);
      const { face } = requireFace(await analyser.analyse((await image?.toBuffer()) ?? Buffer.of()));
      const cosine = cosineOf(face.vector, faceOf(name).vector);
      expect(cosine, name).toBeGreaterThan((golden.variants[name]?.[kind] ?? 9) - TOLERANCE);
      expect(cosine, name).toBeGreaterThan(0.7);
    }
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { golden, notFace, requireFace, sampleNames, samplePicture, testModels } from './fixtures/samples.ts';
import { pictureTypeOf } from './picture-type.ts';
import { createFacePool, type FacePool } from './pool.ts';
import { cosineOf } from './vector.ts';

describe('the face pool', () => {
  let pool: FacePool;
  beforeAll(async () => {
    pool = createFacePool({ models: await testModels(), size: 2, limits: { bytes: 1_000_000 } });
  });
  afterAll(() => pool.close());

  it('describes its model', async () => {
    expect(await pool.describe()).toEqual({ model: 'sface-2021dec', dimensions: 128 });
  });

  it('analyses many images at once, each with its own outcome, and leaves the bytes with the caller', async () => {
    const images = [...sampleNames.map(samplePicture), notFace('coffee.jpg'), Buffer.from('text')];
    const lengths = images.map((image) => image.length);
    const outcomes = await Promise.all(images.map((image) => pool.analyse(image)));
    sampleNames.forEach((name, index) => {
      const outcome = outcomes[index];
      if (!outcome) throw new Error(`No outcome for ${name}.`);
      const reference = Float32Array.from(golden.faces[name]?.vector ?? []);
      expect(cosineOf(requireFace(outcome).face.vector, reference), name).toBeGreaterThan(0.98);
    });
    expect(outcomes.slice(-2)).toMatchObject([{ outcome: 'no-face' }, { outcome: 'unreadable' }]);
    expect(images.map((image) => image.length)).toEqual(lengths);
  });

  it('gives an image that is kept back with its copies', async () => {
    const { outcome, renditions } = await pool.see(samplePicture('grace-hopper.jpg'));
    expect(outcome.outcome).toBe('face');
    expect(renditions).toMatchObject({ width: 512, height: 600 });
    for (const copy of [renditions?.full, renditions?.main, renditions?.thumbnail])
      expect(pictureTypeOf(copy ?? new Uint8Array())).toBe('image/jpeg');
  });

  it('sees an image that is kept before it has analysed all others that came earlier', async () => {
    // Of two threads one may rest while the other analyses them all.
    const single = createFacePool({ models: await testModels(), size: 1 });
    let analysed = 0;
    const others = Array.from({ length: 10 }, async () => {
      await single.analyse(Buffer.from('text'));
      analysed += 1;
    });
    await single.see(Buffer.from('text'));
    expect(analysed).toBeLessThan(others.length / 2);
    await Promise.all(others);
    await single.close();
  });

  it('refuses too many bytes without passing them on', async () => {
    const refused = { outcome: 'too-large', message: 'The file has 1.0 MB; at most 1.0 MB are read.' };
    expect(await pool.analyse(new Uint8Array(1_000_001))).toEqual(refused);
    expect(await pool.see(new Uint8Array(1_000_001))).toEqual({ outcome: refused, renditions: null });
  });

  it('says in a sentence that a network cannot be loaded', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'afc-pool-'));
    const path = join(folder, 'broken.onnx');
    await writeFile(path, 'broken');
    const models = await testModels();
    const broken = createFacePool({ models: { ...models, embedder: { ...models.embedder, path } }, size: 1 });
    await expect(broken.describe()).rejects.toThrow(`The network ${path} cannot be loaded`);
    await broken.close();
    await rm(folder, { recursive: true });
  });
});

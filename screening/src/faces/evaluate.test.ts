import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DetectedImage,
  detectFolder,
  detectionLine,
  evaluateFolder,
  evaluatePairs,
  type ScoredPair,
} from './evaluate.ts';
import { notFace, sampleFolder, samplePicture, testModels } from './fixtures/samples.ts';
import { PairScores } from './pair-scores.ts';
import { createFacePool, type FacePool } from './pool.ts';
import { faceThresholds } from './thresholds.ts';

const people = ['grace-hopper', 'eileen-collins', 'henry-moseley', 'marie-curie'];
let folder: string;
let pool: FacePool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afc-evaluate-'));
  pool = createFacePool({ models: await testModels(), size: 2 });
  for (const person of people) {
    await cp(fileURLToPath(new URL(`${person}.jpg`, sampleFolder)), join(folder, `${person}_0001.jpg`));
    const mirrored = await sharp(samplePicture(`${person}.jpg`))
      .flop()
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, `${person}_0002.jpg`), mirrored);
  }
  await writeFile(join(folder, 'Cat_0001.jpg'), notFace('cat.jpg'));
  await writeFile(join(folder, 'Broken_0001.png'), 'no image');
  await writeFile(join(folder, 'notes.txt'), 'not looked at');
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

describe('evaluating a folder', () => {
  it('compares every photo with every other', async () => {
    const pairs: ScoredPair[] = [];
    const progress: number[] = [];
    const evaluation = await evaluateFolder(folder, {
      pool,
      onPair: (pair) => void pairs.push(pair),
      onProgress: (done) => progress.push(done),
    });
    expect(evaluation).toMatchObject({
      model: 'sface-2021dec',
      images: 10,
      faces: 8,
      noFace: 1,
      failures: { 'no-face': 1, unreadable: 1 },
      people: 4,
      pairs: { genuine: 4, impostor: 24 },
      rank1: 1,
      equalErrorRate: 0,
    });
    // 24 strangers cannot show a rate of one in a hundred.
    expect(evaluation.tarAtFar.map(({ tar }) => tar)).toEqual([null, null, null]);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pairs).toHaveLength(28);
    for (const { same, cosine } of pairs) expect(same ? cosine > 0.9 : cosine < 0.3).toBe(true);
  });

  it('says that a folder holds no photos named after people', async () => {
    const samples = fileURLToPath(sampleFolder);
    await expect(evaluateFolder(samples, { pool })).rejects.toThrow('holds no photos named like Person_0001.jpg.');
  });
});

describe('evaluating listed pairs', () => {
  it('compares them and counts those it cannot compare', async () => {
    const csv = `a,b,same
      grace-hopper_0001.jpg,grace-hopper_0002.jpg,1
      grace-hopper_0001.jpg,marie-curie_0001.jpg,0
      Cat_0001.jpg,marie-curie_0001.jpg,false
      missing_0001.jpg,marie-curie_0001.jpg,0`;
    const evaluation = await evaluatePairs(csv, folder, { pool });
    expect(evaluation).toMatchObject({
      images: 5,
      faces: 3,
      pairs: { genuine: 1, impostor: 1 },
      skippedPairs: 2,
      rank1: null,
      people: null,
    });
  });

  it('names the line that lacks a column or a label, and a file without pairs', async () => {
    await expect(evaluatePairs('a,b\nx.jpg,y.jpg', folder, { pool })).rejects.toThrow('Line 2 of the pairs');
    await expect(evaluatePairs('a,b,same\n', folder, { pool })).rejects.toThrow('The file of pairs holds none.');
    await expect(evaluatePairs('a,b,same\nx.jpg,y.jpg,Y', folder, { pool })).rejects.toThrow(
      'Line 2 of the pairs has "Y" for same: write 1 or 0.',
    );
  });
});

describe('detecting in a folder', () => {
  it('gives one line per image, without vectors', async () => {
    const images: DetectedImage[] = [];
    for await (const image of detectFolder(folder, { pool })) images.push(image);
    const lines = images.map((image) => JSON.parse(detectionLine(image)));
    expect(lines.map(({ file }) => file)).toEqual(images.map(({ file }) => file).toSorted());
    expect(lines).toHaveLength(10);
    const hopper = lines.find(({ file }) => file === 'grace-hopper_0001.jpg');
    expect(hopper).toMatchObject({ outcome: 'face', faceCount: 1, faces: [{ box: expect.any(Array) }] });
    expect(hopper.face.quality.sizePx).toBeGreaterThan(100);
    expect(hopper.face.vector).toBeUndefined();
  });
});

describe('the figures', () => {
  const scores = new PairScores();
  // Strangers around 0, true pairs around .6, both evenly spread over .4.
  for (let step = 0; step < 10_000; step++) scores.add(-0.2 + (0.4 * step) / 10_000, false);
  for (let step = 0; step < 1_000; step++) scores.add(0.1 + (0.8 * step) / 1_000, true);

  it('are those of the distributions', () => {
    const { tarAtFar, equalErrorRate } = scores.figures();
    // FAR falls from 1 at -.2 to 0 at .2, FRR rises from 0 at .1 to 1 at .9.
    expect(tarAtFar[0]).toEqual({ far: 0.01, threshold: expect.closeTo(0.196, 3), tar: expect.closeTo(0.88, 2) });
    expect(tarAtFar[2]).toEqual({ far: 0.0001, threshold: expect.closeTo(0.2, 3), tar: expect.closeTo(0.875, 2) });
    expect(equalErrorRate).toBeCloseTo(1 / 12, 2);
  });

  it('make a curve that thresholds can be derived from', () => {
    const curve = scores.curve('custom-1');
    expect(curve.tail.mean).toBeCloseTo(0, 3);
    expect(curve.limits.consider.floor).toBeGreaterThan(0.19);
    const { consider, blacklist } = faceThresholds({ curve, gallerySize: 1_000 });
    expect(consider).toBeGreaterThan(curve.limits.consider.floor);
    expect(blacklist).toBeGreaterThan(consider);
  });
});

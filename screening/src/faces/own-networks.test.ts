import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaceAnalyser } from './analyse.ts';
import { OnnxGraph } from './convert/onnx-graph.ts';
import { modelCache, requireFace, samplePicture } from './fixtures/samples.ts';
import { defaultLimits } from './image-limits.ts';
import { type PrepareOptions, prepareModels } from './models.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afc-networks-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A real network: the mean of each colour plane, repeated by a matrix product to `size` numbers. */
async function meansNetwork(name: string, side: number, weights: number[][]): Promise<string> {
  const graph = new OnnxGraph();
  const input = graph.input('image', [1, 3, side, side]);
  const means = graph.node('Reshape', [graph.node('GlobalAveragePool', [input]), graph.integers([1, 3])]);
  const size = weights[0]?.length ?? 0;
  const product = graph.node('MatMul', [means, graph.floats([3, size], Float32Array.from(weights.flat()))]);
  graph.output('vector', product, [1, size]);
  const path = join(folder, name);
  await writeFile(path, graph.bytes());
  return path;
}

async function analyse(options: Omit<PrepareOptions, 'cacheFolder'>) {
  const models = await prepareModels({ cacheFolder: modelCache, ...options });
  const analyser = await FaceAnalyser.load(models, defaultLimits);
  return { models, analyser, found: requireFace(await analyser.analyse(samplePicture('eileen-collins.jpg'))) };
}

const column = (plane: number): number[][] =>
  [0, 1, 2].map((row) => Array.from({ length: 64 }, () => (row === plane ? 1 : 0)));

describe('a face model of the operator', () => {
  it('takes the place of the default one, with its own size of vectors and its own id', async () => {
    const path = await meansNetwork('means.onnx', 112, column(0));
    const { models, analyser, found } = await analyse({ faceModel: { path, mean: 0, scale: 1 } });
    expect(found.model).toBe(models.embedder.id);
    expect(found.face.vector).toHaveLength(64);
    expect(await analyser.describe()).toEqual({ model: models.embedder.id, dimensions: 64 });
  });

  it('gets its pixels in the channel order and range that it was configured with', async () => {
    // Two numbers: the first plane, and a constant share of all planes to compare it with.
    const path = await meansNetwork('first.onnx', 112, [
      [1, 1, ...Array(14).fill(0)],
      [0, 1, ...Array(14).fill(0)],
      [0, 1, ...Array(14).fill(0)],
    ]);
    const share = async (channels: 'rgb' | 'bgr', mean: number): Promise<number> => {
      const { found } = await analyse({ faceModel: { path, channels, mean, scale: 1 } });
      return (found.face.vector[0] ?? 0) / (found.face.vector[1] ?? 1);
    };
    // Skin is redder than it is blue; a mean taken off every plane stretches the difference.
    const red = await share('rgb', 0);
    const blue = await share('bgr', 0);
    expect(red).toBeGreaterThan(0.36);
    expect(blue).toBeLessThan(0.31);
    expect(await share('rgb', 50)).toBeGreaterThan(red);
  });

  it('says in a sentence that a file is no network', async () => {
    const path = join(folder, 'no-network.onnx');
    await writeFile(path, 'no network');
    const models = await prepareModels({ cacheFolder: modelCache, faceModel: { path } });
    await expect(FaceAnalyser.load(models, defaultLimits)).rejects.toThrow(`The network ${path} cannot be loaded`);
  });
});

describe('a liveness model of the operator', () => {
  it('gives its probability of the live class', async () => {
    // Two classes whose scores do not depend on much: softmax makes them probabilities.
    const path = await meansNetwork('liveness.onnx', 80, [
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    const { models, found } = await analyse({ liveness: { path, channels: 'rgb', scale: 255 } });
    const score = found.face.liveness?.score ?? 0;
    expect(found.face.liveness?.model).toBe(models.liveness?.id);
    expect(score).toBeGreaterThan(0.5);
    expect(score).toBeLessThan(0.75);
    const other = await analyse({ liveness: { path, channels: 'rgb', scale: 255, liveClass: 0 } });
    expect(other.found.face.liveness?.score).toBeCloseTo(1 - score, 4);
  });

  it('is refused before the first photo where it has no such class', async () => {
    const path = await meansNetwork('two-classes.onnx', 80, [
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    const models = await prepareModels({ cacheFolder: modelCache, liveness: { path, liveClass: 2 } });
    await expect(FaceAnalyser.load(models, defaultLimits)).rejects.toThrow(
      `The liveness network ${path} has no class 2.`,
    );
  });
});

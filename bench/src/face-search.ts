import { availableParallelism } from 'node:os';
import { Gallery } from '@afc/screening/faces/gallery';
import { normalised } from '@afc/screening/faces/vector';
import { countOf } from './arguments.ts';
import { cpuMs, percentiles, report, timed } from './figures.ts';
import { dimensions, madeFace } from './made-faces.ts';
import { randomNumbers } from './random-numbers.ts';

const QUERIES = 30;
const SIZES = [10_000, 100_000, 1_000_000];
const NEAREST = 10;

/**
 * Exact 1:N search against a plain loop over the same vectors in float32:
 * `npm run bench -- face-search [sizes of the gallery]`.
 */
export async function bench(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map((text) => countOf(text, 0)) : SIZES;
  for (const size of sizes) await benchSize(size);
}

async function benchSize(size: number): Promise<void> {
  const random = randomNumbers(1);
  const vectors = madeFaces(size, random);
  const vectorOf = (id: number): Float32Array => vectors.subarray(id * dimensions, (id + 1) * dimensions);
  // Stands for the rows of the best candidates in PostgreSQL.
  const exactVectors = async (ids: number[]) => ids.map(vectorOf);
  const queries = Array.from({ length: QUERIES }, (_, index) => {
    const target = Math.floor(((index + 0.5) * size) / QUERIES);
    return { target, query: disturbed(vectorOf(target), random) };
  });
  const truth = queries.map(({ query }) => plainLoop(vectors, size, query));
  const plain = await measure(queries.slice(0, 10), async ({ query }) => plainLoop(vectors, size, query));

  for (const threads of new Set([1, Math.max(2, availableParallelism())])) {
    const gallery = new Gallery({ dimensions: dimensions, threads });
    const loadMs = await timed(() => gallery.addMany(entries(size, vectorOf)));
    for (const { query } of queries) await gallery.search(query, NEAREST, { exactVectors });
    const found: number[][] = [];
    const search = await measure(queries, async ({ query }) => {
      found.push((await gallery.search(query, NEAREST, { exactVectors })).map(({ id }) => id));
    });
    const first = queries.filter((_, index) => found[index]?.[0] === truth[index]?.[0]).length;
    const common = found.flatMap((ids, index) => ids.filter((id) => truth[index]?.includes(id))).length;
    report({
      bench: 'face-search',
      size,
      dimensions: dimensions,
      threads,
      wallMsP50: search.wallP50,
      wallMsP95: search.wallP95,
      cpuMs: search.cpu,
      plainLoopWallMsP50: plain.wallP50,
      plainLoopCpuMs: plain.cpu,
      ratioWall: plain.wallP50 / search.wallP50,
      ratioCpu: plain.cpu / search.cpu,
      recallAt1: first / QUERIES,
      recallAt10: common / (QUERIES * NEAREST),
      bytesPerFace: gallery.bytes / size,
      loadMs,
    });
    await gallery.close();
  }
}

function* entries(size: number, vectorOf: (id: number) => Float32Array) {
  for (let id = 0; id < size; id++) yield { id, vector: vectorOf(id) };
}

/** What one would write without thinking about it: all products in float32, the best ten kept. */
function plainLoop(vectors: Float32Array, size: number, query: Float32Array): number[] {
  const best: { id: number; cosine: number }[] = [];
  for (let id = 0, at = 0; id < size; id++, at += dimensions) {
    let cosine = 0;
    for (let index = 0; index < dimensions; index++) cosine += (vectors[at + index] ?? 0) * (query[index] ?? 0);
    if (best.length < NEAREST || cosine > (best[NEAREST - 1]?.cosine ?? -1)) {
      best.push({ id, cosine });
      best.sort((a, b) => b.cosine - a.cosine);
      best.length = Math.min(best.length, NEAREST);
    }
  }
  return best.map(({ id }) => id);
}

async function measure<Query>(queries: Query[], run: (query: Query) => Promise<unknown>) {
  const walls: number[] = [];
  const cpuBefore = cpuMs();
  for (const query of queries) walls.push(await timed(() => run(query)));
  const cpu = (cpuMs() - cpuBefore) / queries.length;
  const { p50, p95 } = percentiles(walls);
  return { wallP50: p50, wallP95: p95, cpu };
}

function madeFaces(size: number, random: () => number): Float32Array {
  const vectors = new Float32Array(size * dimensions);
  for (let id = 0; id < size; id++) vectors.set(madeFace(random), id * dimensions);
  return vectors;
}

/** A cosine of about .6 with the original: two photos of one person. */
function disturbed(vector: Float32Array, random: () => number): Float32Array {
  const noise = madeFace(random);
  return normalised(vector.map((value, index) => 0.6 * value + 0.8 * (noise[index] ?? 0)));
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import type { FaceOutcome } from './outcome.ts';
import { type PairFigures, PairScores } from './pair-scores.ts';
import type { FacePool } from './pool.ts';
import type { ScoreCurve } from './score-curve.ts';
import { cosineOf } from './vector.ts';

export type Evaluation = PairFigures & {
  model: string;
  images: number;
  faces: number;
  noFace: number;
  /** Images without a usable face, by reason. */
  failures: Record<string, number>;
  people: number | null;
  /** Pairs that were listed but could not be compared. */
  skippedPairs: number;
  /** Of the photos whose person has another one: how often the nearest of all others is the same person. */
  rank1: number | null;
  curve: ScoreCurve;
};

export type ScoredPair = { a: string; b: string; same: boolean; cosine: number };

export type EvaluateOptions = {
  pool: FacePool;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Called for every pair that was compared. */
  onPair?: ((pair: ScoredPair) => void | Promise<void>) | undefined;
};

export type DetectedImage = { file: string } & FaceOutcome;

/** What was detected, as one line of JSON; the vector stays out of it. */
export function detectionLine(image: DetectedImage): string {
  if (image.outcome !== 'face') return JSON.stringify(image);
  const { face, ...rest } = image;
  const { vector: _, ...visible } = face;
  return JSON.stringify({ ...rest, face: visible });
}

const IMAGE = /\.(jpe?g|png)$/i;
const NAMED = /^(.+)_\d+\.(jpe?g|png)$/i;
/** Files read ahead; enough to keep every thread busy, few enough to hold in memory. */
const AHEAD = 16;

/** One outcome per image below a folder, in the order of their names. */
export async function* detectFolder(folder: string, options: EvaluateOptions): AsyncGenerator<DetectedImage> {
  yield* detectFiles(folder, await imagesBelow(folder), options);
}

/** Compares every photo of a folder with every other; `Person_0001.jpg` names its person. */
export async function evaluateFolder(folder: string, options: EvaluateOptions): Promise<Evaluation> {
  const files = (await imagesBelow(folder)).filter((file) => NAMED.test(basename(file)));
  if (files.length === 0) throw new Error(`${folder} holds no photos named like Person_0001.jpg.`);
  const tally = await embedFiles(folder, files, options);
  const vectors = [...tally.vectors].map(([file, vector]) => ({ file, vector, person: personOf(file) }));
  const scores = new PairScores();
  const nearest = vectors.map(() => ({ cosine: -2, same: false, mates: 0 }));
  for (const [index, first] of vectors.entries()) {
    for (let other = index + 1; other < vectors.length; other++) {
      const second = vectors[other];
      if (!second) continue;
      const cosine = cosineOf(first.vector, second.vector);
      const same = first.person === second.person;
      scores.add(cosine, same);
      for (const entry of [nearest[index], nearest[other]]) {
        if (!entry) continue;
        if (same) entry.mates++;
        if (cosine > entry.cosine) Object.assign(entry, { cosine, same });
      }
      // Awaited only where somebody listens: there may be a hundred million pairs.
      if (options.onPair) await options.onPair({ a: first.file, b: second.file, same, cosine });
    }
    await setImmediate();
  }
  const searched = nearest.filter(({ mates }) => mates > 0);
  return {
    ...summary(tally, scores),
    people: new Set(vectors.map(({ person }) => person)).size,
    skippedPairs: 0,
    rank1: searched.length > 0 ? searched.filter(({ same }) => same).length / searched.length : null,
  };
}

/** Compares the pairs that a CSV file lists: columns a, b (files below `folder`) and same. */
export async function evaluatePairs(csv: string, folder: string, options: EvaluateOptions): Promise<Evaluation> {
  const pairs = readPairs(csv);
  const tally = await embedFiles(folder, [...new Set(pairs.flatMap(({ a, b }) => [a, b]))], options);
  const scores = new PairScores();
  let skippedPairs = 0;
  for (const { a, b, same } of pairs) {
    const [first, second] = [tally.vectors.get(a), tally.vectors.get(b)];
    if (!first || !second) {
      skippedPairs++;
      continue;
    }
    const cosine = cosineOf(first, second);
    scores.add(cosine, same);
    await options.onPair?.({ a, b, same, cosine });
  }
  return { ...summary(tally, scores), people: null, skippedPairs, rank1: null };
}

type Tally = { model: string; images: number; failures: Record<string, number>; vectors: Map<string, Float32Array> };

function summary({ model, images, failures, vectors }: Tally, scores: PairScores) {
  return {
    model,
    images,
    faces: vectors.size,
    noFace: failures['no-face'] ?? 0,
    failures,
    ...scores.figures(),
    curve: scores.curve(model),
  };
}

async function embedFiles(folder: string, files: string[], options: EvaluateOptions): Promise<Tally> {
  const { model } = await options.pool.describe();
  const tally: Tally = { model, images: files.length, failures: {}, vectors: new Map() };
  for await (const image of detectFiles(folder, files, options)) {
    if (image.outcome === 'face') tally.vectors.set(image.file, image.face.vector);
    else {
      const reason = image.outcome === 'too-poor' ? image.reason : image.outcome;
      tally.failures[reason] = (tally.failures[reason] ?? 0) + 1;
    }
  }
  return tally;
}

async function* detectFiles(folder: string, files: string[], options: EvaluateOptions): AsyncGenerator<DetectedImage> {
  const open: Promise<DetectedImage>[] = [];
  let done = 0;
  for (const file of files) {
    open.push(detectFile(folder, file, options.pool));
    if (open.length < AHEAD) continue;
    yield await next();
  }
  while (open.length > 0) yield await next();

  async function next(): Promise<DetectedImage> {
    const image = await open.shift();
    if (!image) throw new Error('No image is being read.');
    options.onProgress?.(++done, files.length);
    return image;
  }
}

async function detectFile(folder: string, file: string, pool: FacePool): Promise<DetectedImage> {
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (!bytes) return { file, outcome: 'unreadable', message: 'The file cannot be read.' };
  return { file, ...(await pool.analyse(bytes)) };
}

async function imagesBelow(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => IMAGE.test(file)).toSorted();
}

const personOf = (file: string): string => NAMED.exec(basename(file))?.[1] ?? file;

const SAME = ['1', 'true', 'yes', 'same'];
const DIFFERENT = ['0', 'false', 'no', 'different'];

function readPairs(csv: string): { a: string; b: string; same: boolean }[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true, trim: true, skip_empty_lines: true, bom: true });
  if (rows.length === 0) throw new Error('The file of pairs holds none.');
  return rows.map(({ a, b, same }, index) => {
    if (!a || !b || same === undefined)
      throw new Error(`Line ${index + 2} of the pairs needs the columns a, b and same.`);
    const label = same.toLowerCase();
    // Taken for two people, a pair of one person would spoil every figure without a word.
    if (![...SAME, ...DIFFERENT].includes(label))
      throw new Error(`Line ${index + 2} of the pairs has "${same}" for same: write 1 or 0.`);
    return { a, b, same: SAME.includes(label) };
  });
}

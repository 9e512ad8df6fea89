import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TfjsModel } from './convert/tfjs-model.ts';
import { convertTfjsToOnnx } from './convert/tfjs-to-onnx.ts';
import { weightFiles } from './weights.ts';

/** How a network wants its pixels: value = (pixel 0..255 - mean) / scale, planes in this channel order. */
export type PixelInput = { channels: 'rgb' | 'bgr'; mean: number; scale: number };

/** An ArcFace-style network of the operator's own: 112x112 in, aligned by five points, one vector out. */
export type FaceModelConfig = { path: string } & Partial<PixelInput>;

/** A passive-liveness classifier of the operator's own; without one nothing is said about liveness. */
export type LivenessConfig = { path: string; cropScale?: number; liveClass?: number } & Partial<PixelInput>;

export type EmbedderFile = { path: string; id: string } & PixelInput;
export type LivenessFile = { path: string; id: string; cropScale: number; liveClass: number } & PixelInput;

export type ModelFiles = { detector: string; mesh: string; embedder: EmbedderFile; liveness?: LivenessFile };

const DEFAULT_FACE_MODEL = 'sface-2021dec';

/** Where the build has put the weights, also for what runs from the sources. */
const builtFolder = fileURLToPath(new URL('../../dist/networks', import.meta.url));

/** What our converter makes of the weights: its sum, and what the network then gives. */
const CONVERTED = {
  blazeface: {
    onnx: 'effa295ce701c4e4c12e414bf952c3f63107c97a8c3d4c4c6971de9a78fbddc3',
    outputs: ['Identity', 'Identity_1', 'Identity_2', 'Identity_3'],
  },
  facemesh: {
    onnx: '99c1b47eda1592d329de0829d788455ceeeedf4d034778988b8f507f58598dc6',
    outputs: ['Identity_1', 'Identity_2'],
  },
} as const;

export type PrepareOptions = {
  /** Where the converted networks are kept between starts. */
  cacheFolder: string;
  faceModel?: FaceModelConfig | undefined;
  liveness?: LivenessConfig | undefined;
  /** Where the weights lie; by default where the build has put them. */
  weightFolder?: string | undefined;
};

/** Finds and verifies every network. Throws one sentence when a file is missing or not the one we know. */
export async function prepareModels(options: PrepareOptions): Promise<ModelFiles> {
  const weights = options.weightFolder ?? builtFolder;
  // One after the other: when one is refused, none is still being written.
  const detector = await converted('blazeface', weights, options.cacheFolder);
  const mesh = await converted('facemesh', weights, options.cacheFolder);
  const embedder = options.faceModel ? await customEmbedder(options.faceModel) : await sface(weights);
  const liveness = options.liveness && (await livenessFile(options.liveness));
  return { detector, mesh, embedder, ...(liveness && { liveness }) };
}

async function sface(folder: string): Promise<EmbedderFile> {
  const path = join(folder, 'sface.onnx');
  requireSum(nameOf(path), await sumOfFile(path), weightFiles['sface.onnx'].sha256);
  return { path, id: DEFAULT_FACE_MODEL, channels: 'rgb', mean: 0, scale: 1 };
}

/** A vector is only comparable with vectors of the very same weights and input, so all of it makes the id. */
async function customEmbedder(config: FaceModelConfig): Promise<EmbedderFile> {
  const { path, channels = 'rgb', mean = 127.5, scale = 127.5 } = config;
  const input: PixelInput = { channels, mean, scale };
  const sum = sha256(Buffer.from(`${await sumOfFile(path)} ${JSON.stringify(input)}`));
  return { path, id: `custom-${sum.slice(0, 16)}`, ...input };
}

async function livenessFile(config: LivenessConfig): Promise<LivenessFile> {
  const { path, cropScale = 2.7, liveClass = 1, channels = 'bgr', mean = 0, scale = 1 } = config;
  const sum = await sumOfFile(path);
  return { path, id: `liveness-${sum.slice(0, 16)}`, cropScale, liveClass, channels, mean, scale };
}

async function converted(name: keyof typeof CONVERTED, source: string, cacheFolder: string): Promise<string> {
  const sums = CONVERTED[name];
  const path = join(cacheFolder, `${name}-${sums.onnx.slice(0, 16)}.onnx`);
  const cached = await readFile(path).catch(() => undefined);
  if (cached && sha256(cached) === sums.onnx) return path;

  const topology = await readVerified(join(source, `${name}.json`), weightFiles[`${name}.json`].sha256);
  const weights = await readVerified(join(source, `${name}.bin`), weightFiles[`${name}.bin`].sha256);
  // The sum has just been verified, so the shape is the one the converter was written for.
  const model = JSON.parse(topology.toString()) as TfjsModel;
  const onnx = convertTfjsToOnnx(model, weights, sums.outputs);
  requireSum(`the converted network ${name}`, sha256(onnx), sums.onnx);
  await keep(onnx, path).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message.split(',')[0] : 'unknown reason';
    throw new Error(`The converted networks cannot be kept in ${cacheFolder} (${reason}).`, { cause });
  });
  return path;
}

async function keep(onnx: Buffer, path: string): Promise<void> {
  await makeFolder(dirname(path));
  // Several processes may start at once: each writes its own file, the rename is atomic.
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, onnx);
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Step by step, because Node's recursive mkdir never returns where a file system accepts no folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error; // else another process was quicker
  });
}

/** Reads piece by piece: the networks are large, and only their sum is wanted here. */
async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) hash.update(piece);
  } catch (cause) {
    throw unreadable(path, cause);
  }
  return hash.digest('hex');
}

async function readVerified(path: string, expected: string): Promise<Buffer> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
  requireSum(nameOf(path), sha256(bytes), expected);
  return bytes;
}

function requireSum(what: string, sum: string, expected: string): void {
  if (sum !== expected) throw new Error(`The checksum of ${what} is wrong: expected sha256 ${expected}, found ${sum}.`);
}

const unreadable = (path: string, cause: unknown): Error =>
  new Error(`The face network ${path} cannot be read.`, { cause });

const nameOf = (path: string): string => `${basename(path)} in ${dirname(path)}`;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

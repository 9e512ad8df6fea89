import { execFile } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ModelFiles, prepareModels } from '@afc/screening/faces/models';
import { Network } from '@afc/screening/faces/network';
import { createFacePool } from '@afc/screening/faces/pool';
import { countOf, WrongArgument } from './arguments.ts';
import { cpuMs, report } from './figures.ts';
import { samplePhotos } from './sample-photos.ts';
import { tfjsNetworks } from './tfjs-networks.ts';

const MEGABYTE = 1e6;
const run = promisify(execFile);

/** The pipeline; with `soak` that memory stays bounded: `npm run bench -- faces [soak [photos]]`. */
export async function bench([what, count]: string[]): Promise<void> {
  if (what !== undefined && what !== 'soak') throw new WrongArgument(`${what} is none of its parts.`);
  const models = await prepareModels({ cacheFolder: join(tmpdir(), 'afc-bench-networks') });
  // The face of the first fills the frame, as that of the reference figure did.
  const photos = await samplePhotos((index) => index === 0);
  if (what === 'soak') return soak(models, photos, countOf(count, 1_000));
  await pipeline(models, photos);
  await fullLoad(models, photos);
  await memory();
  await networks(models);
}

/** CPU of one worker thread per photo, all included, warm. */
async function pipeline(models: ModelFiles, photos: Buffer[]): Promise<void> {
  const pool = createFacePool({ models, size: 1 });
  for (const photo of photos) await pool.analyse(photo);
  const groups = { portrait: photos.slice(0, 1), tenSamples: photos };
  for (const [kind, images] of Object.entries(groups)) {
    const outcomes: Record<string, number> = {};
    const rounds = Math.ceil(40 / images.length);
    const cpuBefore = cpuMs();
    const started = performance.now();
    for (let round = 0; round < rounds; round++)
      for (const image of images) {
        const { outcome } = await pool.analyse(image);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    const cpu = cpuMs() - cpuBefore;
    const total = rounds * images.length;
    print({
      measure: 'pipeline',
      photos: kind,
      pixels: '640x480',
      cpuMsPerPhoto: cpu / total,
      wallMsPerPhoto: (performance.now() - started) / total,
      outcomes,
    });
  }
  await pool.close();
}

/** A process of the built product with nothing but workers, after forty photos. */
async function memory(): Promise<void> {
  for (const workers of new Set([1, availableParallelism()])) {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', MEMORY, String(workers)], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    });
    print({ measure: 'memory', workers, residentMb: Number(stdout) });
  }
}

const MEMORY = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { prepareModels } from './screening/dist/faces/models.js';
  import { createFacePool } from './screening/dist/faces/pool.js';
  const models = await prepareModels({ cacheFolder: tmpdir() + '/afc-bench-networks' });
  const pool = createFacePool({ models, size: Number(process.argv[1]) });
  const names = readdirSync('server/samples').filter((name) => name.endsWith('.jpg'));
  const photos = names.map((name) => readFileSync('server/samples/' + name));
  for (let round = 0; round < 4; round++) await Promise.all(photos.map((photo) => pool.analyse(photo)));
  process.stdout.write(String(process.memoryUsage().rss / ${MEGABYTE}));
  await pool.close();`;

/** Every core busy with faces: does the main thread still answer? */
async function fullLoad(models: ModelFiles, photos: Buffer[]): Promise<void> {
  const pool = createFacePool({ models });
  await Promise.all(photos.map((photo) => pool.analyse(photo)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  const before = performance.eventLoopUtilization();
  delay.enable();
  const total = 20 * photos.length;
  await Promise.all(
    Array.from({ length: total }, (_, index) => pool.analyse(photos[index % photos.length] ?? Buffer.of())),
  );
  delay.disable();
  print({
    measure: 'full load',
    workers: availableParallelism(),
    photosPerSecond: (1000 * total) / (performance.now() - started),
    // Delay also grows when the machine is busy with other things; utilisation is this thread's own doing.
    mainThreadUtilisation: performance.eventLoopUtilization(before).utilization,
    eventLoopDelayP99Ms: delay.percentile(99) / 1e6,
    eventLoopDelayMaxMs: delay.max / 1e6,
  });
  await pool.close();
}

/** The detection networks of one photo (two passes and the mesh), here and in TensorFlow.js on WebAssembly. */
async function networks(models: ModelFiles): Promise<void> {
  const ours = { blazeface: await Network.load(models.detector, 256), facemesh: await Network.load(models.mesh, 192) };
  const theirs = await tfjsNetworks();
  const photo = async (nets: Record<'blazeface' | 'facemesh', { run: () => Promise<unknown> }>): Promise<void> => {
    await nets.blazeface.run();
    await nets.blazeface.run();
    await nets.facemesh.run();
  };
  // In turns, so that a busy machine slows both alike.
  let [onnxMs, tfjsMs] = [0, 0];
  const rounds = 30;
  for (let round = -5; round < rounds; round++) {
    const onnx = await cpuMsOf(() => photo(ours));
    const tfjs = await cpuMsOf(() => photo(theirs));
    if (round < 0) continue;
    onnxMs += onnx;
    tfjsMs += tfjs;
  }
  print({
    measure: 'networks',
    networks: 'blazeface twice, face mesh',
    onnxruntimeCpuMs: onnxMs / rounds,
    tfjsWasmCpuMs: tfjsMs / rounds,
    ratio: tfjsMs / onnxMs,
  });
}

async function soak(models: ModelFiles, photos: Buffer[], total: number): Promise<void> {
  const pool = createFacePool({ models });
  for (let done = 0; done < total; done += 100) {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => pool.analyse(photos[(done + index) % photos.length] ?? Buffer.of())),
    );
    print({ measure: 'soak', photos: done + 100, residentMb: process.memoryUsage().rss / MEGABYTE });
  }
  await pool.close();
}

async function cpuMsOf(work: () => Promise<void>): Promise<number> {
  const before = cpuMs();
  await work();
  return cpuMs() - before;
}

function print(figures: Record<string, unknown>): void {
  report({ bench: 'faces', ...figures });
}

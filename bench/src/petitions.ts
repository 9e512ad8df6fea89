import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startWorker } from '@afc/server/jobs/worker';
import { report, timed } from './percentiles.ts';
import { samplePhotos } from './sample-photos.ts';
import { startServerUnderTest } from './server-under-test.ts';
import { inProcessing, submit, uploadForm } from './submit.ts';

/** Petitions a second, all included, against the bare face pipeline: `npm run bench -- petitions [petitions]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const count = Number(args[0] ?? 200);
  const server = await startServerUnderTest();
  try {
    const photos = await samplePhotos();
    const photo = (index: number) => photos[index % photos.length] ?? Buffer.alloc(0);
    const engine = await server.context.faces();
    const threads = availableParallelism();
    await Promise.all(photos.map((bytes) => engine.analyse(bytes)));
    const everyPhoto = Array.from({ length: count }, (_, index) => photo(index));
    const bare = await timed(() => Promise.all(everyPhoto.map((bytes) => engine.analyse(bytes))));

    for (const [index, bytes] of everyPhoto.entries()) await submit(server, uploadForm(bytes, `Person ${index}`));
    const cpu = process.cpuUsage();
    const whole = await timed(async () => {
      const worker = await startWorker(server.context, threads + 1);
      while ((await inProcessing(server)) > 0) await pause(20);
      await worker.stop();
    });
    const { user, system } = process.cpuUsage(cpu);
    const perSecond = (ms: number) => Math.round((count / ms) * 1e5) / 100;
    report({
      bench: 'petitions',
      petitions: count,
      threads,
      petitionsPerSecond: perSecond(whole),
      barePhotosPerSecond: perSecond(bare),
      ratio: Math.round((bare / whole) * 1_000) / 1_000,
      cpuMsPerPetition: Math.round((user + system) / 1_000 / count),
    });
  } finally {
    await server.close();
  }
}

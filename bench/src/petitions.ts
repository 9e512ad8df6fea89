import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '@afc/server/platform/database/sql';
import { startWorker } from '@afc/server/start/background/worker';
import { countOf } from './arguments.ts';
import { cpuMs, report, rounded } from './figures.ts';
import { samplePhotos } from './sample-photos.ts';
import { startServerUnderTest } from './server-under-test.ts';
import { inProcessing, submit, uploadForm } from './submit.ts';

const rounds = 4;

/**
 * Petitions a second, all included, against the bare face pipeline on the same photos, in turns so that a busy
 * machine slows both alike: `npm run bench -- petitions [petitions]`. Every round begins without records: ten people
 * who upload again and again would soon have more matches than anybody has.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const count = Math.ceil(countOf(args[0], 200) / rounds);
  const server = await startServerUnderTest();
  try {
    const photos = await samplePhotos();
    const engine = await server.context.faces();
    const threads = availableParallelism();
    const everyPhoto = Array.from({ length: count }, (_, index) => photos[index % photos.length] ?? Buffer.alloc(0));
    const face = { ms: 0, cpuMs: 0 };
    const whole = { ms: 0, cpuMs: 0 };
    for (let round = 0; round <= rounds; round++) {
      for (const [index, bytes] of everyPhoto.entries())
        await submit(server, uploadForm(bytes, `Person ${round} ${index}`));
      const bare = await used(() => Promise.all(everyPhoto.map((bytes) => engine.analyse(bytes))));
      const { value: worker, ...petitions } = await used(async () => {
        const started = await startWorker(server.context, threads + 1);
        // Asked seldom while much is left: the question takes time of its own.
        for (let left = count; left > 0; left = await inProcessing(server)) await pause(20 * left);
        return started;
      });
      await worker.stop();
      await server.context.db.query(sql`delete from petitions`);
      while (engine.gallery.size > 0) await pause(50);
      // The first round warms up.
      if (round === 0) continue;
      add(face, bare);
      add(whole, petitions);
    }
    const total = rounds * count;
    report({
      bench: 'petitions',
      petitions: total,
      threads,
      petitionsPerSecond: rounded((1_000 * total) / whole.ms),
      barePhotosPerSecond: rounded((1_000 * total) / face.ms),
      ratio: rounded(face.ms / whole.ms),
      // Of AFC's own process; PostgreSQL has others.
      cpuMsPerPetition: rounded(whole.cpuMs / total),
      cpuMsPerBarePhoto: rounded(face.cpuMs / total),
    });
  } finally {
    await server.close();
  }
}

type Used = { ms: number; cpuMs: number };

async function used<T>(work: () => Promise<T>): Promise<Used & { value: T }> {
  const [start, cpuBefore] = [performance.now(), cpuMs()];
  const value = await work();
  return { ms: performance.now() - start, cpuMs: cpuMs() - cpuBefore, value };
}

function add(sum: Used, more: Used): void {
  sum.ms += more.ms;
  sum.cpuMs += more.cpuMs;
}

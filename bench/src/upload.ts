import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startWorker } from '@afc/server/start/background/worker';
import { countOf } from './arguments.ts';
import { percentiles, report } from './figures.ts';
import { samplePhotos } from './sample-photos.ts';
import { startServerUnderTest } from './server-under-test.ts';
import { startThread } from './start-thread.ts';
import { inProcessing, submit, uploadForm } from './submit.ts';
import type { UploadPlan } from './upload-client.ts';

/** How long an upload takes to be answered while all workers are busy: `npm run bench -- upload [uploads]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const uploads = countOf(args[0], 100);
  const server = await startServerUnderTest();
  try {
    const photos = await samplePhotos();
    const photo = photos[0] ?? Buffer.alloc(0);
    await server.context.faces();
    // Enough work that the queue is never empty while it is measured.
    for (let index = 0; index < uploads; index++)
      await submit(server, uploadForm(photos[index % photos.length] ?? photo, `Queue ${index}`));
    const worker = await startWorker(server.context, availableParallelism() + 1);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const milliseconds = await measure({ base: server.base, token: server.token, photo, uploads, everyMs: 100 });
    delay.disable();
    report({
      bench: 'upload',
      ...percentiles(milliseconds),
      stillInProcessing: await inProcessing(server),
      eventLoopDelayP99Ms: Math.round(delay.percentile(99) / 1e4) / 100,
    });
    await worker.stop();
  } finally {
    await server.close();
  }
}

/** The client has a thread of its own, as it has a machine of its own elsewhere. */
function measure(plan: UploadPlan): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const client = startThread('upload-client', plan);
    client.once('message', resolve);
    client.once('error', reject);
  });
}

import { percentiles, report, timed } from './percentiles.ts';
import { samplePhotos } from './sample-photos.ts';
import { startServerUnderTest } from './server-under-test.ts';
import { uploadForm } from './submit.ts';

/** The external comparison, from the request to its answer, one at a time: `npm run bench -- collision [checks]`. */
export async function bench(args: readonly string[]): Promise<void> {
  const checks = Number(args[0] ?? 50);
  const server = await startServerUnderTest();
  try {
    const photos = await samplePhotos();
    await server.context.faces();
    const milliseconds: number[] = [];
    for (let index = -photos.length; index < checks; index++) {
      const body = uploadForm(photos.at(index % photos.length) ?? Buffer.alloc(0), 'Somebody');
      const ms = await timed(() => server.client('testProcessAll', { body }));
      if (index >= 0) milliseconds.push(ms);
    }
    report({ bench: 'collision', ...percentiles(milliseconds) });
  } finally {
    await server.close();
  }
}

import { endpoints } from '@afc/contract/endpoints';
import { countOf } from './arguments.ts';
import { percentiles, report, rounded, timed } from './figures.ts';
import { enrol, populate } from './populate.ts';
import { samplePhotos } from './sample-photos.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';
import { uploadForm } from './submit.ts';

const warmUps = 20;

/**
 * The external comparison, from the request to its answer, one at a time, against the face pipeline's own time for
 * the same photo (decoding, detection, alignment, embedding) on the same threads. Both in turns, photo by photo, so
 * that a busy machine slows both alike: `npm run bench -- collision [checks] [records] [people on a list]`.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const checks = countOf(args[0], 100);
  const records = countOf(args[1], 10_000);
  const listed = countOf(args[2], 20_000);
  const server = await startServerUnderTest();
  try {
    const photos = await samplePhotos();
    const engine = await server.context.faces();
    await populate(server, records, listed);
    await enrol(server, photos);
    const faces: number[] = [];
    const collisions: number[] = [];
    let found = 0;
    for (let index = -warmUps; index < checks; index++) {
      const photo = photos.at(index % photos.length) ?? Buffer.alloc(0);
      const form = uploadForm(photo, 'Karim');
      form.set('lastname', `Baradhani ${index}`);
      const send = await sender(server, form);
      let answer = '';
      const face = () => timed(() => engine.analyse(photo));
      const faceFirst = index % 2 === 0 ? await face() : undefined;
      const collisionMs = await timed(async () => {
        answer = await send();
      });
      const faceMs = faceFirst ?? (await face());
      if (index < 0) continue;
      faces.push(faceMs);
      collisions.push(collisionMs);
      found += endpoints.testProcessAll.response.parse(JSON.parse(answer)).data.matchList.length;
    }
    const [own, whole] = [percentiles(faces), percentiles(collisions)];
    report({
      bench: 'collision',
      gallery: engine.gallery.size,
      listed,
      matchesFound: found,
      facePipelineMs: own,
      collisionMs: whole,
      ratio: { p50: rounded(whole.p50 / own.p50), p95: rounded(whole.p95 / own.p95) },
    });
  } finally {
    await server.close();
  }
}

/** From the request to the last byte of the answer; what a client makes of a form and of the answer is its own time. */
async function sender({ base, token }: ServerUnderTest, form: FormData): Promise<() => Promise<string>> {
  const encoded = new Response(form);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': encoded.headers.get('content-type') ?? '',
  };
  const body = await encoded.arrayBuffer();
  return async () => {
    const answer = await fetch(base + endpoints.testProcessAll.path, { method: 'POST', headers, body });
    return answer.text();
  };
}

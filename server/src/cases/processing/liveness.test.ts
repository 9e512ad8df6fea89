import { randomUUID } from 'node:crypto';
import { emptyPerson } from '@afc/contract/person';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture } from '../../testing/petitions.ts';
import { screenAgainstRecords } from './screen-against-records.ts';

const app = await createTestApp({ env: { LIVENESS_THRESHOLD: '0.6' } });
afterAll(() => app.close());

it('a photo is doubted below the threshold alone, and of several the least convincing', async () => {
  const { context } = app;
  const engine = await context.faces();
  const seen = await engine.analyse(await samplePicture('geronimo'));
  if (seen.outcome !== 'face') throw new Error('the sample shows no face');
  const doubted = async (...scores: number[]) => {
    const faces = scores.map((score) => ({ ...seen.face, liveness: { model: 'own', score } }));
    const search = await engine.gallery.search(faces.map(({ vector }) => vector));
    const person = { id: randomUUID(), person: emptyPerson, registeredAt: new Date() };
    const provider = { findings: null, entriesLeftOut: 0 };
    const subject = { ...person, faces, search, provider, photoCount: faces.length };
    const { matches } = await screenAgainstRecords(context, context.db, subject);
    return matches.map(({ verdict, evidence: { reasons, score, threshold } }) => [
      verdict,
      ...reasons,
      score,
      threshold,
    ]);
  };
  expect(await doubted(0.9, 0.6)).toEqual([]);
  expect(await doubted(0.9, 0.1, 0.3)).toEqual([['consider', 'liveness', 0.1, 0.6]]);
});

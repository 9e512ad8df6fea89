import { emptyPerson } from '@afc/contract/person';
import { notFace } from '@afc/screening/faces/fixtures/samples';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened, uploadForm } from '../../testing/petitions.ts';

const app = await createTestApp({ now: () => new Date('2026-06-15T12:00:00Z') });
afterAll(() => app.close());
const { client } = await app.as('Operator');

it('a collision check says why the identity is rejected, and that a photo was not compared', async () => {
  const person = { ...emptyPerson, dateBirth: '2010-01-01', docExpireAt: '2026-06-14' };
  const photos = [await samplePicture('geronimo'), notFace('coffee.jpg')];
  const { data } = await client('testProcessAll', { body: uploadForm(person, photos) });
  expect(data).toMatchObject({ resultStatus: 'kycRejected', kycReasons: ['documentExpired', 'underage'] });
  expect(data.checksNotRun.map(({ check }) => check)).toContain('photoNotCompared');
});

it('a collision check shows the record that it found with its photo, and the trail keeps what came of it', async () => {
  const photo = await samplePicture('grace-hopper');
  await app.startWorker();
  const known = await screened(client, { firstname: 'Grace' }, [photo]);
  const { data } = await client('testProcessAll', { body: uploadForm(emptyPerson, [photo]) });
  const key = known.pictures[0]?.key;
  expect(data.matchList).toMatchObject([{ registryDateMatch: true, pictures: [{ key }] }]);
  const events = await app.context.db.query<{ after: object }>(sql`
    select after from audit_events where action = 'collision.checked' order by number`);
  expect(events.at(-1)?.after).toEqual({ resultStatus: 'consider', matches: 1 });
});

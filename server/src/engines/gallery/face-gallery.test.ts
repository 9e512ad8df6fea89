import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { anHourOfUpkeep } from '../../testing/upkeep.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { type FaceGallery, startGallery } from './face-gallery.ts';
import { insertFaces } from './store.ts';

const app = await createTestApp();
const galleries: FaceGallery[] = [];
afterAll(async () => {
  await Promise.all(galleries.map((gallery) => gallery.close()));
  await app.close();
});

async function open(model = 'test'): Promise<FaceGallery> {
  const gallery = await startGallery(app.context, { model, dimensions: 16, threads: 1 });
  galleries.push(gallery);
  return gallery;
}

const vector = (direction: number) => Float32Array.from({ length: 16 }, (_, axis) => (axis === direction ? 1 : 0));

async function enrol(direction: number, model = 'test'): Promise<string> {
  const petitionId = await makeRecord(app.context);
  const pictureKey = randomUUID();
  await app.context.db.query(sql`
    insert into pictures (key, petition_id, position) values (${pictureKey}, ${petitionId}, 1)`);
  await app.context.db.query(insertFaces(model, [{ petitionId, pictureKey, vector: vector(direction) }]));
  return petitionId;
}

const nearest = async (gallery: FaceGallery, direction: number) => {
  const { neighbours } = await gallery.search([vector(direction)]);
  return neighbours[0] && neighbours[0].cosine > 0.9 ? neighbours[0].petitionId : undefined;
};

it('loads what is enrolled, and every process sees what comes and goes', async () => {
  const model = 'a model of this test';
  const early = await enrol(1, model);
  const [first, second] = [await open(model), await open(model)];
  expect(await nearest(first, 1)).toBe(early);
  const late = await enrol(2, model);
  for (const gallery of [first, second]) expect(await waitFor(() => nearest(gallery, 2))).toBe(late);
  await app.context.db.query(sql`delete from petitions where id = ${early}`);
  for (const gallery of [first, second])
    await waitFor(async () => ((await nearest(gallery, 1)) === undefined && gallery.size === 1) || undefined);
});

it('never compares vectors of different models', async () => {
  await enrol(5, 'another model');
  const gallery = await open();
  expect(await nearest(gallery, 5)).toBeUndefined();
  const other = await open('another model');
  expect(await nearest(other, 5)).toBeTypeOf('string');
});

it('counts several photos of one person once, by the best', async () => {
  const petitionId = await enrol(7);
  const gallery = await open();
  const { neighbours } = await gallery.search([vector(8), vector(7), vector(7)]);
  expect(neighbours.filter((neighbour) => neighbour.petitionId === petitionId)).toEqual([
    { petitionId, pictureKey: expect.any(String), photo: 1, cosine: 1 },
  ]);
});

it('gives nobody who is less alike than it was told for its size', async () => {
  const petitionId = await enrol(12);
  const sizes: number[] = [];
  const least = (size: number) => {
    sizes.push(size);
    return 0.5;
  };
  const gallery = await startGallery(app.context, { model: 'test', dimensions: 16, threads: 1, least });
  galleries.push(gallery);
  const halfway = vector(12).map((value, axis) => value + (axis === 13 ? 1 : 0));
  expect((await gallery.search([halfway])).neighbours.map((neighbour) => neighbour.petitionId)).toEqual([petitionId]);
  expect((await gallery.search([vector(13)])).neighbours).toEqual([]);
  expect(sizes).toEqual([gallery.size, gallery.size]);
});

/** Enrols a face while nobody can see it any more that this changed the gallery. */
async function enrolUnseen(direction: number): Promise<string> {
  return app.context.db.transaction(async (tx) => {
    const petitionId = await makeRecord(app.context);
    const pictureKey = randomUUID();
    await tx.query(sql`insert into pictures (key, petition_id, position) values (${pictureKey}, ${petitionId}, 1)`);
    await tx.query(insertFaces('test', [{ petitionId, pictureKey, vector: vector(direction) }]));
    await tx.query(sql`delete from gallery_changes`);
    await tx.query(sql`insert into gallery_changes (face_id, added) values (0, false), (0, false)`);
    return petitionId;
  });
}

it('loads everything anew when changes were forgotten before it saw them', async () => {
  const gallery = await open();
  const unseen = await enrolUnseen(9);
  expect(await waitFor(() => nearest(gallery, 9))).toBe(unseen);
});

it('is searched as it was until everything is loaded anew', async () => {
  const known = await enrol(10);
  const { db } = app.context;
  const gate = { reached: false, wait: Promise.resolve(), open: () => {} };
  const slow: Database = {
    ...db,
    query: async (statement) => {
      if (statement.text.includes('from faces where model')) {
        gate.reached = true;
        await gate.wait;
      }
      return db.query(statement);
    },
  };
  const gallery = await startGallery({ ...app.context, db: slow }, { model: 'test', dimensions: 16, threads: 1 });
  galleries.push(gallery);
  gate.reached = false;
  gate.wait = new Promise((resolve) => {
    gate.open = resolve;
  });
  const unseen = await enrolUnseen(11);
  await waitFor(() => gate.reached || undefined);
  expect(await nearest(gallery, 10)).toBe(known);
  gate.open();
  expect(await waitFor(() => nearest(gallery, 11))).toBe(unseen);
});

it('knows how far it has come though all changes are old', async () => {
  const petitionId = await enrol(14);
  await app.context.db.query(sql`update gallery_changes set at = now() - interval '2 days'`);
  const maintenance = anHourOfUpkeep(app.context);
  const [newest] = await waitFor(async () => {
    const left = await app.context.db.query<{ number: number }>(sql`select number from gallery_changes`);
    return left.length < 2 ? left : undefined;
  });
  await maintenance.stop();
  const gallery = await open();
  expect(await nearest(gallery, 14)).toBe(petitionId);
  expect(await gallery.search([vector(14)])).toMatchObject({ asOf: newest?.number });
});

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { sql } from '../database/sql.ts';
import { newPictureKey, storedName } from './picture-key.ts';
import { sweepPictures } from './sweep-pictures.ts';

let now = new Date();
const app = await createTestApp({ now: () => now });
afterAll(() => app.close());

it('removes pictures that no petition has, but not those that may still get one', async () => {
  const { images, db } = app.context;
  const [orphan, kept] = [newPictureKey(), newPictureKey()];
  const petition = await makeRecord(app.context);
  await db.query(sql`insert into pictures (key, petition_id, position) values (${kept}, ${petition}, 1)`);
  for (const key of [orphan, kept]) await images.put(storedName(key, 'full'), Buffer.from('x'), 'image/jpeg');
  expect(await sweepPictures(app.context)).toBe(0);
  now = new Date(Date.now() + 50 * 60_000);
  expect(await sweepPictures(app.context)).toBe(0);
  now = new Date(Date.now() + 2 * 60 * 60_000);
  expect(await sweepPictures(app.context)).toBe(1);
  await expect(images.get(storedName(orphan, 'full'))).rejects.toThrow();
  await expect(images.get(storedName(kept, 'full'))).resolves.toBeInstanceOf(Buffer);
});

it('removes nothing while another database has its mark in the same place', async () => {
  const { images, db } = app.context;
  const orphan = storedName(newPictureKey(), 'full');
  await images.put(orphan, Buffer.from('x'), 'image/jpeg');
  const others = storedName('owner-of-another', 'original');
  await images.put(others, Buffer.from('x'), 'text/plain');
  now = new Date(Date.now() + 2 * 60 * 60_000);
  expect(await sweepPictures(app.context)).toBe(0);
  await expect(images.get(orphan)).resolves.toBeInstanceOf(Buffer);
  await images.delete(others);
  expect(await sweepPictures(app.context)).toBe(1);
  // Its own mark is no orphan.
  const [owner] = await db.query<{ id: string }>(sql`select id from picture_owner`);
  await expect(images.get(storedName(`owner-${owner?.id}`, 'original'))).resolves.toBeInstanceOf(Buffer);
});

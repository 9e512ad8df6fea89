import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened } from '../../testing/petitions.ts';
import { makeRecord } from '../../testing/records.ts';
import { waitFor } from '../../testing/wait-for.ts';

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

/** Enrols the face of a record once more, under another picture. */
async function copyFace(from: string, to: string, position: number): Promise<void> {
  const key = randomUUID();
  await app.context.db.transaction(async (tx) => {
    await tx.query(sql`insert into pictures (key, petition_id, position) values (${key}, ${to}, ${position})`);
    await tx.query(sql`
      insert into faces (petition_id, picture_key, model, vector)
      select ${to}, ${key}, model, vector from faces where petition_id = ${from} limit 1`);
  });
}

async function enrolled(faces: number): Promise<true> {
  const { gallery } = await app.context.faces();
  return waitFor(async () => gallery.size === faces || undefined);
}

describe('somebody blacklisted among many who are alike', () => {
  it('is found by the face, however many copies of one photo are more alike', async () => {
    const photo = await samplePicture('geronimo');
    const darker = await sharp(photo).modulate({ brightness: 0.7 }).jpeg().toBuffer();
    const suspect = await screened(client, {}, [darker]);
    await client('appliedChanges', { body: { ...suspect, resultStatus: 'blacklist' } });
    const first = await screened(client, {}, [photo]);
    await client('appliedChanges', { body: { ...first, resultStatus: 'clear' } });
    for (let copy = 1; copy <= 60; copy++) await copyFace(first._id, first._id, copy);
    for (let copy = 1; copy <= 60; copy++) await copyFace(first._id, await makeRecord(app.context), copy);
    await enrolled(122);

    const again = await screened(client, {}, [photo]);
    expect(again).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });
    expect(again.matchList[0]).toMatchObject({ recordId: suspect._id, resultStatus: 'blacklist' });
    expect(again.matchList).toHaveLength(51);
  });

  it('is found by the document, however many others have the same', async () => {
    const person = { docId: 'X0000001', docType: 'PASSPORT' } as const;
    for (let other = 0; other < 200; other++) await makeRecord(app.context, { person });
    const suspect = await makeRecord(app.context, { person, resultStatus: 'blacklist', source: 'staff' });
    const result = await screened(client, person, [await samplePicture('henry-moseley')]);
    expect(result).toMatchObject({ resultStatus: 'blacklist', source: 'data' });
    expect(result.matchList[0]).toMatchObject({ recordId: suspect });
  });
});

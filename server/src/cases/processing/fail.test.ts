import { afterAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, upload } from '../../testing/petitions.ts';
import { makeRecord } from '../../testing/records.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { failPetition, writeFailure } from './fail.ts';
import { processPetition } from './process.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('a petition that has its result stays as it is, and nothing is written of a failure', async () => {
  const id = await makeRecord(app.context);
  await failPetition(app.context, id);
  const { client } = await app.as('Administrator');
  expect(await client('petition', { params: { id } })).toMatchObject({ status: 'processed', failureReason: null });
  expect((await client('audit', { query: { action: 'petition.failed' } })).resultList).toEqual([]);
});

it('a petition that another process gives up in the moment its result comes has failed, and got no result', async () => {
  const { client } = await app.as('Operator');
  const { context } = app;
  const { db } = context;
  const id = await upload(client, {}, [await samplePicture('geronimo')]);
  const { processing } = await db.transaction(async (tx) => {
    const own: Database = { ...db, transaction: (work) => work(tx) };
    await writeFailure({ ...context, db: own }, id, { reason: 'internal', detail: '' });
    const begun = processPetition(context, id);
    await somebodyWaits(db);
    return { processing: begun };
  });
  await processing;
  expect(await client('petition', { params: { id } })).toMatchObject({ status: 'failed', resultStatus: null });
  await expect(client('result', { params: { id } })).rejects.toMatchObject({ status: 404 });
});

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { makeRecord } from '../testing/records.ts';
import { failPetition } from './fail.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('a petition that has its result stays as it is, and nothing is written of a failure', async () => {
  const id = await makeRecord(app.context);
  await failPetition(app.context, id);
  const { client } = await app.as('Administrator');
  expect(await client('petition', { params: { id } })).toMatchObject({ status: 'processed', failureReason: null });
  expect((await client('audit', { query: { action: 'petition.failed' } })).resultList).toEqual([]);
});

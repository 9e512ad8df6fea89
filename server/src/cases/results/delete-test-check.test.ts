import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('deletes the one test check that was asked for, and the trail tells who did', async () => {
  const { client: administrator } = await app.as('Administrator');
  const { client: operator, staff } = await app.as('Operator');
  const [gone, stays] = await Promise.all([0, 1].map(() => makeRecord(app.context, { kind: 'test' })));
  await operator('deleteTestResult', { params: { id: gone ?? '' } });
  const { resultList } = await operator('postTestPetitions', { body: {} });
  expect(resultList.map(({ _id }) => _id)).toEqual([stays]);
  const trail = await administrator('audit', { query: { subject: gone ?? '' } });
  expect(trail.resultList).toMatchObject([{ action: 'test.deleted', actorId: staff.id }]);
});

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('finds, decides and erases a record whose id is written in capitals, and the trail names it as ever', async () => {
  const { client } = await app.as('Administrator');
  const other = await makeRecord(app.context);
  const record = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches: [other] });
  const id = record.toUpperCase();

  const found = await client('result', { params: { id } });
  expect(found._id).toBe(record);
  const matchList = found.matchList.map(({ _id }) => ({ _id: _id.toUpperCase(), resultStatus: 'blacklist' as const }));
  await client('appliedChanges', { body: { _id: id, version: found.version, resultStatus: 'blacklist', matchList } });
  expect(await client('result', { params: { id: other } })).toMatchObject({ resultStatus: 'blacklist' });

  await client('eraseResult', { params: { id }, body: {} });
  const { resultList } = await client('audit', { query: { subject: record } });
  expect(resultList.map(({ action }) => action)).toEqual(['result.erased', 'result.applied']);
});

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { byName, confirmed, ivan, loadList } from '../../testing/rescreen.ts';

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

it('a match shows of an entry that changed what it says now, and how alike the two are by that', async () => {
  const id = await makeRecord(app.context, { person: ivan });
  const match = async () => {
    const [found] = (await client('result', { params: { id } })).matchList;
    const birth = found?.evidence.fields.find(({ field }) => field === 'dateBirth')?.verdict;
    return { dateBirth: found?.dateBirth, birth, score: found?.evidence.score ?? 0 };
  };
  await loadList(app.context, [byName]);
  const before = await match();
  expect(before).toMatchObject({ dateBirth: '', birth: 'silent' });
  await loadList(app.context, [confirmed.replace('1961', '1955')]);
  const after = await match();
  expect(after).toMatchObject({ dateBirth: '1955-04-12', birth: 'contradicts' });
  expect(after.score).toBeLessThan(before.score);
});

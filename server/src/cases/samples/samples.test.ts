import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened } from '../../testing/petitions.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { loadSamples } from './load.ts';

const app = await createTestApp({ env: { AFC_SAMPLES: 'default' } });
afterAll(() => app.close());

it('are ten clear records from the first start until they are removed for good', async () => {
  const atOnce = await Promise.all([loadSamples(app.context), loadSamples(app.context)]);
  expect(new Set(atOnce)).toEqual(new Set([0, 10]));
  expect(await loadSamples(app.context)).toBe(0);
  const { client } = await app.as('Administrator');
  const clear = await client('listClear', { body: {} });
  expect(clear.totalResults).toBe(10);
  for (const record of clear.resultList) {
    expect(record).toMatchObject({ resultStatus: 'clear', sample: true, matchList: [], kycReasons: [] });
    expect(record.pictures[0]?.face).not.toBeNull();
    expect(record.checksNotRun.map(({ check }) => check)).toEqual([
      'noProviderList',
      'noResidence',
      'noDocId',
      'noDocExpireAt',
    ]);
  }
  expect(await client('analytics', {})).toMatchObject({ totalUsers: 10, clear: 10 });
  expect(await client('policy', {})).toMatchObject({ samples: 10 });
  // The gallery in memory follows what is stored a moment later.
  await waitFor(async () => (await client('policy', {})).gallerySize === 10 || undefined);

  const worker = await app.startWorker();
  const again = await screened(client, {}, [await samplePicture('marie-curie')]);
  expect(again.matchList).toMatchObject([{ firstname: 'Marie', lastname: 'Curie', source: 'ai' }]);
  await worker.stop();

  const { client: operator } = await app.as('Operator');
  await expect(operator('removeSamples', {})).rejects.toMatchObject({ status: 403 });
  expect(await client('removeSamples', {})).toEqual({ removed: 10 });
  expect(await client('removeSamples', {})).toEqual({ removed: 0 });
  expect((await client('audit', { query: { action: 'samples' } })).resultList).toMatchObject([
    { action: 'samples.removed', before: { samples: 10 } },
    { action: 'samples.loaded', after: { samples: 10 } },
  ]);
  expect((await client('listClear', { body: {} })).totalResults).toBe(0);
  const orphan = await client('result', { params: { id: again._id } });
  expect(orphan.matchList).toMatchObject([{ recordId: null, firstname: '', pictures: [] }]);
  const faces = await app.context.db.query(sql`select petition_id from faces`);
  expect(faces).toEqual([{ petition_id: again._id }]);
  let stored = 0;
  for await (const _ of app.context.images.list()) stored++;
  expect(stored).toBe(3);
  // Not even where nobody else is left.
  await client('eraseResult', { params: { id: again._id }, body: { comment: '' } });
  expect(await loadSamples(app.context)).toBe(0);
});

import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened } from '../../testing/petitions.ts';

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

it('goes from upload through match, review and apply into the lists and the statistics', async () => {
  const hopper = await samplePicture('grace-hopper');
  const first = await screened(client, { firstname: 'Grace', lastname: 'Hopper', email: 'grace@example.org' }, [
    hopper,
  ]);
  expect(first).toMatchObject({ resultStatus: 'clear', source: '', matchList: [], version: 1 });
  expect(first.checksNotRun.map(({ check }) => check)).toContain('noProviderList');

  const second = await screened(client, { firstname: 'Gracia', lastname: 'Tolva' }, [hopper]);
  expect(second).toMatchObject({ resultStatus: 'consider', source: 'ai' });
  const [match] = second.matchList;
  expect(match).toMatchObject({
    recordId: first._id,
    userGuid: first.userId,
    firstname: 'Grace',
    resultStatus: 'clear',
  });
  expect(match?.evidence.face?.cosine).toBeGreaterThan(0.95);

  const applied = await client('appliedChanges', {
    body: {
      ...second,
      resultStatus: 'blacklist',
      matchList: second.matchList.map((one) => ({ ...one, resultStatus: 'blacklist' as const })),
      comment: 'the same person twice',
    },
  });
  expect(applied).toMatchObject({ resultStatus: 'blacklist', source: 'ai', version: 2 });
  expect(applied.matchList[0]).toMatchObject({ resultStatus: 'blacklist', confirmedMatch: true });

  const blacklisted = await client('listBlacklist', { body: {} });
  expect(blacklisted.totalResults).toBe(2);
  expect(blacklisted.resultList.map(({ _id }) => _id)).toEqual([second._id, first._id]);
  expect((await client('listClear', { body: {} })).totalResults).toBe(0);
  expect(await client('analytics', {})).toMatchObject({
    totalUsers: 2,
    blacklist: 2,
    potentialFraudCases: 2,
    AiCollision: 2,
    blacklistProvider: 0,
    dataCollision: 0,
    clear: 0,
  });

  const third = await screened(client, { firstname: 'Nobody' }, [hopper]);
  expect(third).toMatchObject({ resultStatus: 'blacklist', source: 'ai' });

  const curie = await screened(client, { email: 'marie@example.org' }, [await samplePicture('marie-curie')]);
  expect(curie).toMatchObject({ resultStatus: 'clear', matchList: [] });
  const history = await client('resultHistory', { params: { id: second._id } });
  expect(history.resultList.map(({ action }) => action)).toEqual([
    'result.applied',
    'petition.processed',
    'petition.submitted',
  ]);
  expect(history.resultList[0]).toMatchObject({
    before: 'consider',
    after: 'blacklist',
    comment: 'the same person twice',
  });
});

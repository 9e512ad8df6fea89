import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { createTestApp } from '../testing/app.ts';
import { samplePicture, upload } from '../testing/petitions.ts';
import { sendList } from '../testing/provider-lists.ts';
import { processPetition } from './process.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Administrator');
beforeAll(() => sendList(client, 'id,name\np1,Ivan Petrov\n'));

/** Processes a person of that list with an index that holds it once it was asked so often to follow the lists. */
async function processedWhere(holdsListAfter: number) {
  const { names } = app.context;
  let followed = 0;
  const behind: Context['names'] = {
    ...names,
    lists: () => (followed < holdsListAfter ? [] : names.lists()),
    follow: async () => {
      followed += 1;
    },
  };
  const id = await upload(client, { firstname: 'Ivan', lastname: 'Petrov' }, [await samplePicture('henry-moseley')]);
  await processPetition({ ...app.context, names: behind }, id);
  const { matchList, checksNotRun } = await client('result', { params: { id } });
  const isFound = matchList.some(({ source }) => source === 'provider');
  return { followed, isFound, isSaid: checksNotRun.some(({ check }) => check === 'noProviderList') };
}

it('a person whom a list names that came during the screening is looked for in it', async () => {
  expect(await processedWhere(1)).toEqual({ followed: 1, isFound: true, isSaid: false });
});

it('a list that cannot be loaded holds nobody up: the third try counts', async () => {
  expect(await processedWhere(2)).toEqual({ followed: 2, isFound: true, isSaid: false });
  expect(await processedWhere(Number.POSITIVE_INFINITY)).toEqual({ followed: 2, isFound: false, isSaid: true });
});

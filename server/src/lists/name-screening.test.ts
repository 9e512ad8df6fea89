import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { sendList } from '../testing/provider-lists.ts';
import { startNameScreening } from './name-screening.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('loads the lists once, and anew where the thread that held them died', async () => {
  const { client } = await app.as('Administrator');
  await sendList(client, 'id,name\np1,Ivan Petrov\np2,Ada Example\n');
  const { db, notifications, log } = app.context;
  const loads: number[] = [];
  let lose: () => void = () => undefined;
  const screening = await startNameScreening(db, notifications, log, (onLost) => {
    if (onLost) lose = onLost;
    return {
      load: async (batches) => {
        let entities = 0;
        for await (const batch of batches) entities += batch.length;
        loads.push(entities);
      },
      screenMany: async () => [],
      close: async () => undefined,
    };
  });
  await screening.follow();
  expect([loads, screening.lists().length]).toEqual([[2], 1]);
  lose();
  // Until it is loaded nobody takes an empty index for the list's.
  expect(screening.lists()).toEqual([]);
  await screening.follow();
  expect([loads, screening.lists().length]).toEqual([[2, 2], 1]);
  await screening.close();
});

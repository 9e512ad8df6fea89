import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { sendList } from '../../testing/provider-lists.ts';
import { startNameScreening } from './name-screening.ts';

const app = await createTestApp();
afterAll(() => app.close());
beforeAll(async () => {
  const { client } = await app.as('Administrator');
  await sendList(client, 'id,name\np1,Ivan Petrov\np2,Ada Example\n');
});

it('loads the lists once, and anew where the thread that held them died', async () => {
  const loads: number[] = [];
  let lose: () => void = () => undefined;
  const screening = await startNameScreening(app.context, (onLost) => {
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

it('starts while the lists are being loaded, and names them as those in force until then', async () => {
  let finish: () => void = () => undefined;
  const allRead = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const screening = await startNameScreening(app.context, () => ({
    load: () => allRead,
    screenMany: async () => [],
    close: async () => undefined,
  }));
  const seen = () => [screening.state(), screening.lists().length, screening.inForce().length];
  expect(seen()).toEqual(['loading', 0, 1]);
  finish();
  await screening.follow();
  expect(seen()).toEqual(['loaded', 1, 1]);
  await screening.close();
});

it('does not load lists again that brought down their thread, until they change', async () => {
  const { client } = await app.as('Administrator');
  let loads = 0;
  let lose: () => void = () => undefined;
  const screening = await startNameScreening(app.context, (onLost) => {
    if (onLost) lose = onLost;
    return {
      load: async () => {
        loads += 1;
        if (loads > 1) return;
        lose();
        throw new Error('the thread died');
      },
      screenMany: async () => [],
      close: async () => undefined,
    };
  });
  await screening.follow();
  await screening.follow();
  expect([loads, screening.state(), screening.inForce()]).toEqual([1, 'failed', []]);
  await sendList(client, 'id,name\np1,Ivan Petrov\n', { acceptSmaller: 'true' });
  await screening.follow();
  expect([loads, screening.state(), screening.inForce().length]).toEqual([2, 'loaded', 1]);
  await screening.close();
});

it('never takes a part of a list for the list, where another version takes its place while it is read', async () => {
  const { client } = await app.as('Administrator');
  const content = (prefix: string) =>
    `id,name\n${Array.from({ length: 3_000 }, (_, i) => `${prefix}${i},Ada Example ${i}\n`).join('')}`;
  await sendList(client, content('old-'), { name: 'Large' });
  const taken: string[] = [];
  let isReplaced = false;
  const screening = await startNameScreening(app.context, () => ({
    load: async (batches) => {
      const references: string[] = [];
      for await (const batch of batches) {
        for (const { list, reference } of batch) if (list === 'Large') references.push(reference);
        if (isReplaced || references.length === 0) continue;
        isReplaced = true;
        await sendList(client, content('new-'), { name: 'Large' });
      }
      taken.push(`${references.length} to ${references.at(-1)}`);
    },
    screenMany: async () => [],
    close: async () => undefined,
  }));
  await screening.follow();
  expect(taken).toEqual(['3000 to new-2999']);
  expect(screening.lists().find(({ list_name }) => list_name === 'Large')).toMatchObject({ version: 2 });
  await screening.close();
});

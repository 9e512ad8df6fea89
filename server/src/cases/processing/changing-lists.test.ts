import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockGallery } from '../../engines/gallery/store.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Context } from '../../start/services/context.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, upload } from '../../testing/petitions.ts';
import { sendList } from '../../testing/provider-lists.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
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

it('lists that come one after the other during the screening are all waited for', async () => {
  const { names } = app.context;
  const rows = ['id,name', 'p1,Ivan Petrov'];
  let held = names.lists();
  let followed = 0;
  /** Another version comes after each of the first times that it followed the lists. */
  const behind: Context['names'] = {
    ...names,
    lists: () => held,
    follow: async () => {
      followed += 1;
      held = names.lists();
      if (followed < 4) await sendList(client, `${rows.concat(`p${followed + 1},Somebody Else`).join('\n')}\n`);
    },
  };
  const id = await upload(client, { firstname: 'Ivan', lastname: 'Petrov' }, [await samplePicture('henry-moseley')]);
  await sendList(client, `${rows.join('\n')}\np9,Another Person\n`);
  await processPetition({ ...app.context, names: behind }, id);
  const { matchList } = await client('result', { params: { id } });
  const found = matchList.find(({ source }) => source === 'provider')?.evidence.provider;
  expect(found?.version).toBe(names.lists()[0]?.version);
});

it('a list that was removed between search and result marks nobody', async () => {
  await sendList(client, 'id,name\ns1,Ivan Petrov\n', { name: 'Short-lived' });
  const id = await upload(client, { firstname: 'Ivan', lastname: 'Petrov' }, [await samplePicture('henry-moseley')]);
  const { db } = app.context;
  const { written } = await db.transaction(async (tx) => {
    await lockGallery(tx);
    const begun = processPetition(app.context, id);
    await somebodyWaits(db);
    await tx.query(sql`delete from provider_lists where name = 'Short-lived'`);
    return { written: begun };
  });
  await written;
  const { matchList } = await client('result', { params: { id } });
  expect(matchList.flatMap(({ evidence }) => evidence.provider?.list ?? [])).toEqual(['Own list']);
});

it('a list that is removed while a result is written by it blacklists nobody, also where nobody is screened again', async () => {
  const calm = await createTestApp({ env: { AFC_LIST_RESCREEN: 'off' } });
  try {
    const { client: admin } = await calm.as('Administrator');
    await sendList(admin, 'id,name,birth_date\np1,Ivan Petrov,1961-04-12\n');
    const fields = { firstname: 'Ivan', lastname: 'Petrov', dateBirth: '1961-04-12' };
    const id = await upload(admin, fields, [await samplePicture('henry-moseley')]);
    const { db } = calm.context;
    const { both } = await db.transaction(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
      const written = processPetition(calm.context, id);
      await somebodyWaits(db);
      const removed = admin('removeProviderList', { params: { name: 'Own list' } });
      await somebodyWaits(db, 2);
      return { both: [written, removed] };
    });
    await Promise.all(both);
    const { resultStatus, matchList } = await admin('result', { params: { id } });
    expect(resultStatus).toBe('consider');
    expect(matchList[0]?.evidence.reasons).toContain('delisted');
  } finally {
    await calm.close();
  }
});

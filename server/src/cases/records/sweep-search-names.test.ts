import { afterAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { sweepSearchNames } from './sweep-search-names.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('forgets the names that nobody has any more, and only those', async () => {
  const { db } = app.context;
  const gone = await makeRecord(app.context, { person: { firstname: 'Zebedee', lastname: 'Shared' } });
  await makeRecord(app.context, { person: { firstname: 'Shared', lastname: 'Yarrow' } });
  await db.query(sql`delete from petitions where id = ${gone}`);
  await sweepSearchNames(app.context);
  const names = await db.query(sql`
    select 'first' as part, name from search_firstnames where name in ('zebedee', 'shared')
    union all select 'last', name from search_lastnames where name in ('shared', 'yarrow')`);
  expect(names).toEqual([
    { part: 'first', name: 'shared' },
    { part: 'last', name: 'yarrow' },
  ]);
});

it('leaves a name that somebody is just given again', async () => {
  const { db } = app.context;
  const former = await makeRecord(app.context, { person: { firstname: 'Phoebe' } });
  await db.query(sql`delete from petitions where id = ${former}`);
  const { sweeping } = await db.transaction(async (tx) => {
    const own: Database = { ...db, transaction: (work) => work(tx) };
    await makeRecord({ ...app.context, db: own }, { person: { firstname: 'Phoebe' } });
    const swept = sweepSearchNames(app.context);
    await somebodyWaits(db);
    return { sweeping: swept };
  });
  await sweeping;
  expect(await db.query(sql`select from search_firstnames where name = 'phoebe'`)).toHaveLength(1);
});

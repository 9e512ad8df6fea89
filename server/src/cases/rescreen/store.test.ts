import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { countDelisted, findRescreen, finishRescreen, type RecordRow, recordsAfter, startRescreen } from './store.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

afterEach(() => app.close());

const many = 4_000;

/** Records in the order of their ids, which end in their numbers. */
async function makeMany(): Promise<void> {
  const { db } = app.context;
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search, lastname_search,
      email_search)
    select lpad(n::text, 32, '0')::uuid, gen_random_uuid(), 'user', 'processed', 'clear', now(), '', '', ''
    from generate_series(1, ${many}) n`);
  await db.query(sql`
    insert into persons select id, '', 'Person ' || right(id::text, 5), '', '', '', '', '', '', '', 'test'
    from petitions`);
  await db.query(sql`
    insert into results select id, now(), false, false, false, false, false, '{}', '[]', 'test' from petitions`);
  for (const table of [sql`petitions`, sql`persons`, sql`results`]) await db.query(sql`analyze ${table}`);
}

it('a batch reads its own records, however many were screened before it', async () => {
  await makeMany();
  await app.context.db.transaction(async (tx) => {
    let batch: RecordRow[] = [];
    const read = await rowsRead(tx, async () => {
      batch = await recordsAfter(tx, '00000000-0000-0000-0000-000000002000', 20);
    });
    expect(batch).toHaveLength(20);
    expect([batch[0]?.lastname, batch[19]?.lastname]).toEqual(['Person 02001', 'Person 02020']);
    // And a few more: the planner looks at the ends of an index.
    for (const table of ['petitions', 'persons', 'results']) expect(read.get(table)).toBeLessThan(40);
  });
});

it('a rescreen that starts over goes on counting who was delisted, the next one begins with nobody', async () => {
  const { db, now } = app.context;
  await db.transaction(async (tx) => {
    await startRescreen(tx, now());
    await countDelisted(tx, ['one', 'another']);
    await startRescreen(tx, now());
    await countDelisted(tx, ['a third']);
    expect(await findRescreen(tx)).toMatchObject({ delisted: 3 });
    await finishRescreen(tx, now());
    // Where lists are replaced without a rescreen.
    await countDelisted(tx, ['a fourth']);
    expect(await findRescreen(tx)).toMatchObject({ delisted: 3 });
    await startRescreen(tx, now());
    expect(await findRescreen(tx)).toMatchObject({ delisted: 0 });
  });
});

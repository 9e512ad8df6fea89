import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import { createDatabaseBefore } from '../../testing/database-before.ts';

const database = await createDatabaseBefore('0021');
afterAll(() => database.drop());

it('of photos from before it is known why no face could be taken from them', async () => {
  const { db, url } = database;
  const id = '00000000-0000-0000-0000-000000000001';
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search, lastname_search,
      email_search)
    values (${id}, ${id}, 'user', 'processed', 'clear', now(), '', '', '')`);
  await db.query(sql`
    insert into pictures (key, petition_id, position, outcome)
    values ('a', ${id}, 0, 'face'), ('b', ${id}, 1, 'noFace'), ('c', ${id}, 2, 'tooPoor'), ('d', ${id}, 3, null)`);
  await migrate(url);
  const rows = await db.query<{ flaws: string[] }>(sql`select flaws from pictures order by position`);
  expect(rows.map(({ flaws }) => flaws)).toEqual([[], ['noFace'], [], []]);
});

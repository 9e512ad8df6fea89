import { matchRules } from '@afc/contract/vocabulary';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import { createDatabaseBefore } from '../../testing/database-before.ts';

const database = await createDatabaseBefore('0031');
afterAll(() => database.drop());
const { db, url } = database;

it('names the rule of each match by its word, which stood there as a place in the table', async () => {
  const id = '00000000-0000-0000-0000-000000000001';
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search, lastname_search,
      email_search)
    values (${id}, ${id}, 'user', 'processed', 'clear', now(), '', '', '')`);
  await db.query(sql`
    insert into matches (petition_id, user_guid, source, confirmed, rank, score, threshold, reasons)
    select ${id}, place, 'ai', false, place, 1, 1, '{}' from generate_series(0, 11) place`);
  await migrate(url);
  const rows = await db.query<{ rule: string }>(sql`select rule from matches order by user_guid::int`);
  expect(rows.map(({ rule }) => rule)).toEqual(matchRules);
});

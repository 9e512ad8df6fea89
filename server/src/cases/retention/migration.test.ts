import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import { createDatabaseBefore } from '../../testing/database-before.ts';

const database = await createDatabaseBefore('0013');
afterAll(() => database.drop());
const { db, url } = database;

const id = (number: number) => `00000000-0000-0000-0000-00000000000${number}`;

it('takes the age of records from before from the trail', async () => {
  for (const number of [1, 2, 3, 4]) {
    await db.query(sql`
      insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search,
        lastname_search, email_search)
      values (${id(number)}, ${id(number)}, 'user', 'processed', 'clear', '2020-01-01T00:00:00Z', '', '', '')`);
    await db.query(sql`
      insert into results values (${id(number)}, '2020-01-02T00:00:00Z', false, false, false, false, false, '{}', '[]', '')`);
  }
  const happened = [
    [2, '2021-01-01', 'result.applied', 'clear', 'clear'],
    [2, '2022-01-01', 'report.generated', '', ''],
    [3, '2021-01-01', 'result.rescreened', 'clear', 'clear'],
    [4, '2021-01-01', 'result.rescreened', 'clear', 'consider'],
  ] as const;
  for (const [index, [number, at, action, before, after]] of happened.entries())
    await db.query(sql`
      insert into audit_events values (${index + 1}, ${`${at}T00:00:00Z`}, 'system', '', '', ${action}, 'petition',
        ${id(number)}, ${JSON.stringify({ resultStatus: before })}, ${JSON.stringify({ resultStatus: after })}, '', '', '')`);
  await migrate(url);
  const rows = await db.query<{ kept_since: Date }>(sql`select kept_since from petitions order by id`);
  expect(rows.map((row) => row.kept_since.toISOString().slice(0, 10))).toEqual([
    '2020-01-02',
    '2021-01-01',
    '2020-01-02',
    '2021-01-01',
  ]);
});

import { afterAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { createDatabaseBefore } from '../testing/database-before.ts';
import { listPage } from './list-page.ts';

const database = await createDatabaseBefore('0015');
afterAll(() => database.drop());
const { db, url } = database;

it('people from before are found whichever sigma their names end with', async () => {
  const id = '00000000-0000-0000-0000-000000000001';
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search, lastname_search,
      email_search)
    values (${id}, ${id}, 'user', 'processed', 'clear', now(), 'κωστας', 'παπαδοπουλος', '')`);
  await migrate(url);
  const filter = { currentPage: 1, pageSize: 10, firstname: '', lastname: '', email: '' };
  for (const names of [{ lastname: 'Παπαδόπουλος' }, { firstname: 'κωστας' }, { firstname: 'στασ' }])
    expect((await listPage(db, 'clear', { ...filter, ...names })).ids).toEqual([id]);
});

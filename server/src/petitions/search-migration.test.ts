import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { sql } from '../database/sql.ts';
import { createEmptyDatabase } from '../testing/database.ts';
import { listPage } from './list-page.ts';

const database = await createEmptyDatabase();
const folder = mkdtempSync(join(tmpdir(), 'afc-search-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});
const { db } = database;
const migrations = fileURLToPath(new URL('../database/migrations', import.meta.url));

it('people from before are found whichever sigma their names end with', async () => {
  for (const file of readdirSync(migrations).filter((name) => name < '0015'))
    cpSync(join(migrations, file), join(folder, file));
  await migrate(database.url, folder);
  const id = '00000000-0000-0000-0000-000000000001';
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search, lastname_search,
      email_search)
    values (${id}, ${id}, 'user', 'processed', 'clear', now(), 'κωστας', 'παπαδοπουλος', '')`);
  await migrate(database.url);
  const filter = { currentPage: 1, pageSize: 10, firstname: '', lastname: '', email: '' };
  for (const names of [{ lastname: 'Παπαδόπουλος' }, { firstname: 'κωστας' }, { firstname: 'στασ' }])
    expect((await listPage(db, 'clear', { ...filter, ...names })).ids).toEqual([id]);
});

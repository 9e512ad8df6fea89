import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { createDatabaseBefore } from '../../testing/database-before.ts';
import { listPage } from './list-page.ts';

const beforeSigma = await createDatabaseBefore('0015');
const beforeApostrophes = await createDatabaseBefore('0016');
afterAll(() => Promise.all([beforeSigma.drop(), beforeApostrophes.drop()]));

const idOf = (n: number) => `00000000-0000-0000-0000-00000000000${n}`;

/** A clear record with search texts of those days. */
async function record(
  { db }: TestDatabase,
  n: number,
  [firstname, lastname, email]: readonly string[],
): Promise<string> {
  const id = idOf(n);
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, registered_at, firstname_search, lastname_search,
      email_search)
    values (${id}, ${id}, 'user', 'processed', 'clear', now(), ${firstname}, ${lastname}, ${email})`);
  return id;
}

const found = async ({ db }: TestDatabase, names: { firstname?: string; lastname?: string; email?: string }) =>
  (await listPage(db, 'clear', { currentPage: 1, pageSize: 10, firstname: '', lastname: '', email: '', ...names })).ids;

it('people from before are found whichever sigma their names end with', async () => {
  const id = await record(beforeSigma, 1, ['κωστας', 'παπαδοπουλος', '']);
  await migrate(beforeSigma.url);
  for (const names of [{ lastname: 'Παπαδόπουλος' }, { firstname: 'κωστας' }, { firstname: 'στασ' }])
    expect(await found(beforeSigma, names)).toEqual([id]);
});

it('people from before are found however an apostrophe or a dash is typed', async () => {
  const { db, url } = beforeApostrophes;
  const id = await record(beforeApostrophes, 1, ['jean‐luc', 'o’nei\u200bll', 'o’neill@example.org']);
  const accented = await record(beforeApostrophes, 2, ['ana', 'o donnell de arc', '']);
  await db.query(sql`
    insert into persons (petition_id, firstname, lastname, email, date_birth, country_residence_name,
      country_nationality_name, doc_expire_at, doc_id, doc_type, submitted_by)
    values (${accented}, 'Ana', 'O´Donnell de Arc', '', '', '', '', '', '', '', '')`);
  await migrate(url);
  for (const names of [{ lastname: "O'Neill" }, { lastname: 'O´Neill' }, { firstname: 'jean-l' }, { email: "o'n" }])
    expect(await found(beforeApostrophes, names)).toEqual([id]);
  for (const lastname of ["o'donnell de", 'O’DONNELL'])
    expect(await found(beforeApostrophes, { lastname })).toEqual([accented]);
});

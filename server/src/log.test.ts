import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Statement, sql } from './database/sql.ts';
import { createLog } from './log.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function logged(statement: Statement): Promise<string> {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const err: unknown = await database.db.query(statement).catch((error: unknown) => error);
  log.error({ err }, 'it failed');
  return lines.join('');
}

it.each([
  ['a text that is no JSON', sql`select ${'{"comment": "Ada Example \\ud800"}'}::jsonb`, '22P02'],
  ['a text that is no id', sql`select ${'Ada Example "of" London'}::uuid`, '22P02'],
  [
    'a name that is taken',
    sql`insert into staff (firstname, lastname, email, role, password_hash)
      select 'Ada', 'Example', 'ada@example.org', 'Operator', '' from generate_series(1, 2)`,
    '23505',
  ],
  [
    'a row that is not allowed',
    sql`insert into staff (firstname, lastname, email, role, password_hash)
      values ('Ada', 'Example', 'ADA@example.org', 'Operator', '')`,
    '23514',
  ],
])('an error about %s is logged without it', async (_, statement, code) => {
  const line = await logged(statement);
  expect(line).toContain(`"code":"${code}"`);
  expect(line).toContain('database.ts');
  expect(line).not.toMatch(/ada/i);
});

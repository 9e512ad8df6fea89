import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { DatabaseAway } from '../database/database-away.ts';
import { type Statement, sql } from '../database/sql.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function logged(err: unknown): string {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  log.error({ err }, 'it failed');
  return lines.join('');
}

const errorOf = (statement: Statement): Promise<unknown> =>
  database.db.query(statement).catch((error: unknown) => error);

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
  const line = logged(await errorOf(statement));
  expect(line).toContain(`"code":"${code}"`);
  expect(line).toContain('database.ts');
  expect(line).not.toMatch(/ada/i);
});

it('an answer that does not match its schema is logged with a few of its findings, not with all', () => {
  const rows = Array.from({ length: 1_000 }, () => ({ status: 'Ada Example' }));
  const cause = z.array(z.object({ status: z.enum(['clear']) })).safeParse(rows).error;
  for (const error of [new Error('The answer does not match', { cause }), cause]) {
    const line = logged(error);
    expect(line).toContain('0.status (invalid_value), 1.status (invalid_value)');
    expect(line).toContain('995 more');
    expect(line).not.toMatch(/ada/i);
    expect(line.length).toBeLessThan(5_000);
  }
});

it('an outage is logged with its reason and one stack, not with that of its answer', () => {
  const { err } = JSON.parse(logged(new DatabaseAway(new Error('connect ECONNREFUSED'))));
  expect(err).toMatchObject({ type: 'DatabaseAway', message: expect.stringContaining('connect ECONNREFUSED') });
  expect(err).not.toHaveProperty('answer');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { installationKey, tellOtherKey } from './installation-key.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function startWith(secret: string | undefined): Promise<string> {
  const { db } = database;
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  await tellOtherKey({ db, log, secret: await installationKey({ secret }, db) });
  return lines.join('');
}

it('tells a key that is not the last one, and only then', async () => {
  const told = expect.stringContaining('AFC_SECRET is not that of the last start');
  expect(await startWith('a'.repeat(32))).toBe('');
  expect(await startWith('a'.repeat(32))).toBe('');
  expect(await startWith('b'.repeat(32))).toEqual(told);
  expect(await startWith('b'.repeat(32))).toBe('');
  expect(await startWith(undefined)).toEqual(told);
  expect(await startWith(undefined)).toBe('');
});

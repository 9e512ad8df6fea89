import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { insertStaff } from '../staff/store.ts';
import { createTestApp } from '../testing/app.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { token } = await app.as('Administrator');

async function encodingOf(path: string, accepted: string): Promise<string | undefined> {
  const { headers, statusCode } = await app.app.inject({
    url: path,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
  });
  expect(statusCode).toBe(200);
  const { 'content-encoding': encoding } = headers;
  return typeof encoding === 'string' ? encoding : undefined;
}

it('a long answer is compressed as the caller takes it, and can be read; a short one is not', async () => {
  const { client } = await app.as('Administrator');
  expect(await encodingOf('/api/staff', 'br')).toBeUndefined();
  await app.context.db.transaction(async (tx) => {
    for (let count = 0; count < 200; count++)
      await insertStaff(tx, {
        email: `${randomUUID()}@afc.test`,
        firstname: 'Ada',
        lastname: 'Example',
        role: 'Operator',
        password_hash: '',
      });
  });
  expect(await encodingOf('/api/staff', 'gzip, deflate, br')).toBe('br');
  expect(await encodingOf('/api/staff', 'gzip, br;q=0')).toBe('gzip');
  expect(await encodingOf('/api/staff', 'identity')).toBeUndefined();
  expect((await client('listStaff', {})).resultList.length).toBeGreaterThan(200);
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { endpoints } from '@afc/contract/endpoints';
import { afterAll, expect, it } from 'vitest';
import { insertStaff } from '../../accounts/staff/store.ts';
import { createApp } from '../../start/app/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createLog } from '../process/log.ts';

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

it('a caller who hung up before a long answer was ready is told in the log, and not as a failure', async () => {
  for (let count = 0; count < 50; count++) await makeRecord(app.context);
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const watched = await createApp({ ...app.context, log });
  const caller = new AbortController();
  const left = once(watched.server, 'connection').then(([socket]) => once(socket, 'close'));
  watched.addHook('preSerialization', async () => {
    caller.abort();
    await left;
  });
  const base = await watched.listen({ host: '127.0.0.1', port: 0 });
  const call = fetch(base + endpoints.listClear.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 50 }),
    signal: caller.signal,
  });
  await expect(call).rejects.toThrow('aborted');
  await waitFor(() => lines.some((line) => line.includes('hung up') || line.includes('failed')) || undefined);
  await watched.close();
  expect(lines.join('')).not.toContain('request failed');
});

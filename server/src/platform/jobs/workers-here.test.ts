import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { runCommand } from '../../testing/terminal.ts';
import { showPresence } from './presence.ts';

it('check-worker fails unless a worker of this machine works on this database', async () => {
  const [database, other] = [await createTestDatabase(), await createTestDatabase()];
  const check = () => runCommand(['check-worker'], { env: { DATABASE_URL: database.url } });
  const elsewhere = await showPresence(other.url);
  const none = { exitCode: 1, output: '', messages: 'No worker of this machine is connected to the database.\n' };
  expect(await check()).toEqual(none);
  const presence = await showPresence(database.url);
  expect(await check()).toMatchObject({ exitCode: 0, output: '1 worker of this machine connected to the database.\n' });
  await presence.close();
  await expect.poll(check).toEqual(none);
  await elsewhere.close();
  await Promise.all([database.drop(), other.drop()]);
});

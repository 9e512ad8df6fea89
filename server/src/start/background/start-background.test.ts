import { afterAll, expect, it, vi } from 'vitest';
import { presenceLocks } from '../../platform/database/advisory-locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { showPresence } from '../../platform/jobs/presence.ts';
import { createTestApp } from '../../testing/app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startBackground } from './start-background.ts';

const app = await createTestApp();
const { context } = app;
afterAll(() => app.close());

/** The lock by which a worker shows that it lives. */
const livingWorkers = () =>
  context.db.query(sql`
    select 1 from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and classid = ${presenceLocks} and datname = current_database()`);

it('takes no petition any more while upkeep waits for a picture store that is silent', async () => {
  let answer = () => {};
  const silent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = vi.spyOn(context.images, 'removeUnfinished').mockReturnValue(silent);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const background = await startBackground(context);
  expect(await livingWorkers()).toHaveLength(1);
  vi.advanceTimersByTime(6 * 60 * 60_000);
  vi.useRealTimers();
  await waitFor(() => asked.mock.calls.length > 0 || undefined);
  const closed = background.close();
  await waitFor(async () => (await livingWorkers()).length === 0 || undefined);
  answer();
  await closed;
});

it('does not work beside another server or worker that compares faces with another model', async () => {
  const { model } = await context.faces();
  const [alike, other] = [await showPresence(context.db.url, model), await showPresence(context.db.url, 'another')];
  await expect(startBackground(context)).rejects.toThrow('Another server or worker compares faces with another model');
  await other.close();
  await waitFor(async () => (await livingWorkers()).length === 1 || undefined);
  await (await startBackground(context)).close();
  await alike.close();
});

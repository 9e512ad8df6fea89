import { afterAll, it, vi } from 'vitest';
import { createLog } from '../../platform/process/log.ts';
import { createTestApp } from '../../testing/app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startMaintenance } from './maintenance.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('a task that fails is told, stops no other, and is tried again at its next time', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const reasons = ['the queue is away', 'the queue is too slow'];
  const jobs = async () => {
    throw new Error(reasons.shift());
  };
  const failed = (reason: string) =>
    waitFor(() => lines.some((line) => line.includes('expire jobs') && line.includes(reason)) || undefined);
  const lastTask = vi.spyOn(app.context.images, 'removeUnfinished');

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = startMaintenance({ ...app.context, log, jobs });
  vi.advanceTimersByTime(6 * 60 * 60_000);
  await failed('the queue is away');
  await waitFor(() => lastTask.mock.calls.length > 0 || undefined);
  vi.advanceTimersByTime(10_000);
  await failed('the queue is too slow');
  vi.useRealTimers();
  lastTask.mockRestore();
  await maintenance.stop();
});

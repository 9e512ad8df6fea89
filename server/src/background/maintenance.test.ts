import { afterAll, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createTestApp } from '../testing/app.ts';
import { waitFor } from '../testing/wait-for.ts';
import { startMaintenance } from './maintenance.ts';

const app = await createTestApp();
afterAll(() => app.close());

it('a task that fails is told, stops no other, and is tried again at its next time', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'error' }, { write: (line) => lines.push(line) });
  const jobs = async () => {
    throw new Error('the queue is away');
  };
  const failures = () => lines.filter((line) => line.includes('expire jobs') && line.includes('the queue is away'));
  const failed = (times: number) => waitFor(() => failures().length === times || undefined);
  const lastTask = vi.spyOn(app.context.images, 'removeUnfinished');

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = startMaintenance({ ...app.context, log, jobs });
  vi.advanceTimersByTime(6 * 60 * 60_000);
  await failed(1);
  await waitFor(() => lastTask.mock.calls.length > 0 || undefined);
  vi.advanceTimersByTime(10_000);
  await failed(2);
  vi.useRealTimers();
  lastTask.mockRestore();
  await maintenance.stop();
});

import { vi } from 'vitest';
import { type Maintenance, startMaintenance } from '../start/background/maintenance.ts';
import type { Context } from '../start/services/context.ts';

/** The maintenance, for which an hour passes at once. */
export function anHourOfUpkeep(context: Context): Maintenance {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const maintenance = startMaintenance(context);
  vi.advanceTimersByTime(60 * 60_000);
  vi.useRealTimers();
  return maintenance;
}

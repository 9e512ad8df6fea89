import type { Logger } from 'pino';

/** A failure that goes on is told again after so long. */
const againAfterMs = 10 * 60_000;

/** Does the work, or logs why it failed: it is tried again anyway. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/**
 * The log of work that is tried again and again, such as a look for jobs: while the database is away it would tell the
 * same every second. A failure is told when it begins, when its reason changes and every ten minutes; then its end.
 */
export function recurringWork(log: Logger, message: string): Attempt {
  let failures = 0;
  let told: { reason: string; at: number } | undefined;

  function failed(err: unknown): void {
    failures++;
    const reason = String(err);
    const at = performance.now();
    if (told?.reason === reason && at - told.at < againAfterMs) return;
    told = { reason, at };
    log.error({ err, failures }, message);
  }

  function worked(): void {
    if (told) log.info({ failures }, `it works again: ${message}`);
    told = undefined;
    failures = 0;
  }

  return async (work) => {
    try {
      const result = await work();
      worked();
      return result;
    } catch (error) {
      failed(error);
      return undefined;
    }
  };
}

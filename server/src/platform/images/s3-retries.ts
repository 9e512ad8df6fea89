import { setTimeout as wait } from 'node:timers/promises';
import { ImageStoreUnavailable } from './image-store.ts';

export type RetryOptions = {
  tries?: number;
  /** Of one try. */
  timeoutMs?: number;
  /** No further try begins later than this after the first: a request may be waiting. */
  againWithinMs?: number;
  /** Before the second try; doubled before each further one. */
  backoffMs?: number;
};

type Outcome<T> = { done: T } | { refused: Error };

/** Tries again after what may pass (a thrown error: network, time limit, 5xx), not after a refusal. */
export async function withRetries<T>(
  { tries = 4, timeoutMs = 15_000, againWithinMs = 10_000, backoffMs = 200 }: RetryOptions,
  attempt: (signal: AbortSignal) => Promise<Outcome<T>>,
): Promise<T> {
  const started = performance.now();
  let last: unknown;
  for (let number = 0; number < tries && performance.now() - started < againWithinMs; number++) {
    // Half of it random, so that many workers do not come back at the same moment.
    if (number > 0) await wait(backoffMs * 2 ** (number - 1) * (0.5 + Math.random() / 2));
    const outcome = await timed(attempt, timeoutMs).catch((error: unknown) => {
      last = error;
      return undefined;
    });
    if (!outcome) continue;
    if ('refused' in outcome) throw outcome.refused;
    return outcome.done;
  }
  throw new ImageStoreUnavailable('The picture store does not answer.', { cause: last });
}

/** The limit ends with the attempt: a stream it opened may be read for longer. */
async function timed<T>(attempt: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await attempt(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

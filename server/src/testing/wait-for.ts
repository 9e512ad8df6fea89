import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';

const stepMs = 25;

/** Asks until there is an answer; gives up with an error, never with a wrong answer. */
export async function waitFor<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  limitMs = 0.8 * inject('patienceMs'),
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`what was waited for did not happen within ${limitMs} ms`);
    await pause(stepMs);
  }
}

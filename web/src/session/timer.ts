import { sessionPromptSeconds, sessionStepMilliseconds, sessionTimerMilliseconds } from '@afc/contract/limits';

export type Phase =
  | { readonly kind: 'running'; readonly checkIn: number }
  | { readonly kind: 'prompt'; readonly secondsLeft: number; readonly checkIn: number }
  | { readonly kind: 'over' };

/** Where a session stands, always from the clock and never from how many timers fired: laptops sleep. */
export function phaseAt(receivedAt: number, now: number): Phase {
  const promptAt = receivedAt + sessionTimerMilliseconds;
  const overAt = promptAt + sessionPromptSeconds * 1000;
  if (now < promptAt) return { kind: 'running', checkIn: Math.min(sessionStepMilliseconds, promptAt - now) };
  if (now < overAt) {
    const secondsLeft = Math.ceil((overAt - now) / 1000);
    return { kind: 'prompt', secondsLeft, checkIn: overAt - now - (secondsLeft - 1) * 1000 };
  }
  return { kind: 'over' };
}

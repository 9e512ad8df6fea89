import { sessionStepMilliseconds, sessionTimerMilliseconds } from '@afc/contract/limits';
import { expect, test } from 'vitest';
import { phaseAt } from './timer.ts';

const start = 1_700_000_000_000;

test('a fresh session is checked against the clock every step', () => {
  expect(phaseAt(start, start)).toEqual({ kind: 'running', checkIn: sessionStepMilliseconds });
});

test('the last check falls exactly on the end of the timer', () => {
  expect(phaseAt(start, start + sessionTimerMilliseconds - 1)).toEqual({ kind: 'running', checkIn: 1 });
});

test('the prompt counts thirty seconds down, second by second', () => {
  const at = start + sessionTimerMilliseconds;
  expect(phaseAt(start, at)).toEqual({ kind: 'prompt', secondsLeft: 30, checkIn: 1000 });
  expect(phaseAt(start, at + 29_500)).toEqual({ kind: 'prompt', secondsLeft: 1, checkIn: 500 });
});

test('silence, or a laptop that slept through it, ends the session', () => {
  expect(phaseAt(start, start + sessionTimerMilliseconds + 30_000)).toEqual({ kind: 'over' });
  expect(phaseAt(start, start + 10 * sessionTimerMilliseconds)).toEqual({ kind: 'over' });
});

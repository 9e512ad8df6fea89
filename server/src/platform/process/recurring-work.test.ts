import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { recurringWork } from './recurring-work.ts';

afterEach(() => void vi.useRealTimers());

function logOf(message: string) {
  const lines: string[] = [];
  const attempt = recurringWork(createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }), message);
  const told = () => lines.splice(0).map((line) => JSON.parse(line));
  const failing = (reason: string) => () => Promise.reject(new Error(reason));
  return { attempt, told, failing };
}

it('a failure that goes on is told once, and so is its end, with how often it failed', async () => {
  const { attempt, told, failing } = logOf('no job could be taken');
  for (let times = 0; times < 5; times++) expect(await attempt(failing('away'))).toBeUndefined();
  expect(told()).toMatchObject([{ level: 50, msg: 'no job could be taken', failures: 1, err: { message: 'away' } }]);
  for (let times = 0; times < 3; times++) expect(await attempt(async () => 'a job')).toBe('a job');
  expect(told()).toMatchObject([{ level: 30, msg: 'it works again: no job could be taken', failures: 5 }]);
});

it('another reason is told at once, and the same after its end, too', async () => {
  const { attempt, told, failing } = logOf('no job could be taken');
  await attempt(failing('away'));
  await attempt(failing('too slow'));
  expect(told()).toMatchObject([{ err: { message: 'away' } }, { err: { message: 'too slow' }, failures: 2 }]);
  await attempt(async () => undefined);
  await attempt(failing('too slow'));
  expect(told()).toMatchObject([{ level: 30 }, { err: { message: 'too slow' }, failures: 1 }]);
});

it('whoever reads only the newest lines of the log sees every ten minutes that it still fails', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { attempt, told, failing } = logOf('no job could be taken');
  for (let minutes = 0; minutes <= 25; minutes++) {
    await attempt(failing('away'));
    vi.advanceTimersByTime(60_000);
  }
  expect(told().map(({ failures }) => failures)).toEqual([1, 11, 21]);
});

import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Collector } from '../../testing/terminal.ts';
import { createProgress } from './progress.ts';

const show = (isTTY: boolean, columns: number, work: (progress: ReturnType<typeof createProgress>) => void) => {
  const messages = Object.assign(new Collector(), { isTTY, columns });
  work(createProgress({ env: {}, input: new PassThrough(), output: new Collector(), messages }, 'Counting'));
  return messages.text;
};
const countTo = (total: number) => (progress: ReturnType<typeof createProgress>) => {
  for (let done = 0; done <= total; done++) progress.report(done, total);
  progress.end();
};

it('is a line for every tenth where nobody watches', () => {
  const lines = show(false, 80, countTo(1000)).trimEnd().split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[5]).toBe('Counting: 50 % (500 of 1000)');
  expect(lines.at(-1)).toBe('Counting: 100 % (1000 of 1000)');
});

it('is one line that fills up on a terminal, and is gone at the end', () => {
  const text = show(true, 80, (progress) => {
    progress.report(1, 2);
    progress.report(1, 2);
    progress.end();
  });
  expect(text).toBe(`\rCounting [${'#'.repeat(15)}${'.'.repeat(15)}] 50 % (1 of 2)\u001b[K\r\u001b[K`);
});

it('never wraps on a narrow terminal', () => {
  const drawn = show(true, 20, countTo(3)).split('\r');
  expect(drawn.every((line) => line.replace('\u001b[K', '').length < 20)).toBe(true);
});

it('takes nothing to do for done', () => {
  expect(show(false, 80, (progress) => progress.report(0, 0))).toBe('Counting: 100 % (0 of 0)\n');
});

import { toastMilliseconds } from '@afc/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded, toasts, working } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => toasts.get().map(({ text }) => text);

test('a toast stands for 6000 ms', () => {
  succeeded('Updated');
  vi.advanceTimersByTime(toastMilliseconds - 1);
  expect(texts()).toEqual(['Updated']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('one cause never stands there twice, and a new failure of it starts the time anew', () => {
  failed('Connection error');
  vi.advanceTimersByTime(5000);
  failed('Connection error');
  expect(texts()).toEqual(['Connection error']);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['Connection error']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

test('a notice of work stays until the work is done', () => {
  const done = working('Processing data...');
  vi.advanceTimersByTime(10 * toastMilliseconds);
  expect(texts()).toEqual(['Processing data...']);
  done();
  expect(texts()).toEqual([]);
});

import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { NotFetched, scriptOnDemand } from './script-on-demand.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const served = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }));

test('a script is not asked for without a network, but when the network is back', async () => {
  const load = vi.fn(async () => 'the script');
  const fetch = scriptOnDemand(load);
  onlineManager.setOnline(false);
  await expect(fetch()).rejects.toThrow(NotFetched);
  expect(load).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  expect(await fetch()).toBe('the script');
});

test('a script that is here is there without a network too', async () => {
  const fetch = scriptOnDemand(async () => 'the script');
  await fetch();
  onlineManager.setOnline(false);
  expect(await fetch()).toBe('the script');
});

test('a script that is lost on its way tells a network that went from a script that is gone', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module');
  served(200);
  await expect(scriptOnDemand(() => Promise.reject(gone))()).rejects.toBe(gone);
  const fetch = scriptOnDemand(async () => {
    onlineManager.setOnline(false);
    throw gone;
  });
  await expect(fetch()).rejects.toThrow(NotFetched);
});

test('a script that is lost while nobody answers, or only what stands before AFC, is not taken for gone', async () => {
  const fetchPage = scriptOnDemand(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  served(502);
  await expect(fetchPage()).rejects.toThrow(NotFetched);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchPage()).rejects.toThrow(NotFetched);
});

import { dayOf } from '@afc/contract/day-of';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { TrendCard } from './trend.tsx';

afterEach(() => vi.restoreAllMocks());

test('large figures are grouped as everywhere else on the page, to see and to hear', async () => {
  const point = { from: dayOf(new Date().toISOString()), clear: 12_345, consider: 0, blacklist: 0, kycRejected: 1 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ by: 'day', points: [point] }));
  await renderPart(<TrendCard />);
  expect(await screen.findByRole('cell', { name: '12,345' })).toBeDefined();
  expect(screen.getByTitle(/ · 12,346$/)).toBeDefined();
});

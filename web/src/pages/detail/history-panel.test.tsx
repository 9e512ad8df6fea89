import { masked } from '@afc/contract/limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { demoMode } from '../../parts/people/demo-mode.ts';
import { renderPart } from '../../testing/render.tsx';
import { HistoryPanel } from './history-panel.tsx';

const entry = {
  number: 1,
  at: '2026-11-15T08:00:00.000Z',
  actorName: 'Olga Operator',
  action: 'result.applied',
  before: 'consider',
  after: 'clear',
  comment: 'Marie called and showed her passport.',
  reviewedIn: null,
};

afterEach(() => vi.restoreAllMocks());

it('masks in Demo Mode what staff wrote about a person', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ totalResults: 1, resultList: [entry] }));
  await renderPart(<HistoryPanel id="record-1" />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(entry.comment);
  act(() => demoMode.set(true));
  screen.getByText(masked);
  expect(screen.queryByText(entry.comment)).toBeNull();
});

it('says in words what happened, also where only the audit trail has a word for it', async () => {
  const other = { ...entry, number: 2, action: 'other' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ totalResults: 2, resultList: [other, entry] }),
  );
  await renderPart(<HistoryPanel id="record-1" />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Another event');
  screen.getByText('Changes applied');
});

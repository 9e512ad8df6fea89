import { messages } from '@afc/contract/all-messages';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFetched } from '../api/script-on-demand.ts';
import { ForbiddenPage } from '../session/guard.ts';
import { renderPart } from '../testing/render.tsx';
import { PageTrouble } from './page-trouble.tsx';

test('a page that a role may not open says so and offers a way on', async () => {
  await renderPart(<PageTrouble error={new ForbiddenPage()} />);
  expect(screen.getByText(messages.en.forbidden)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No access');
  expect(screen.getByRole('link', { name: 'Go to Statistics' }).getAttribute('href')).toBe('/statistics');
});

test('a page that broke offers to reload and does not speak of permission', async () => {
  await renderPart(<PageTrouble error={new Error('x')} />);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.queryByText(messages.en.forbidden)).toBeNull();
});

test('a page that could not be fetched offline waits for the connection; one that nobody serves then can be tried again', async () => {
  onlineManager.setOnline(false);
  await renderPart(<PageTrouble error={new NotFetched()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are offline');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText(messages.en.connectionError)).toBeDefined();
});

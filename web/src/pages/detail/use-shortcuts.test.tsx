import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const actions = { j: vi.fn(), k: vi.fn(), b: vi.fn(), 'shift+b': vi.fn(), r: vi.fn(), p: vi.fn() };

function Page() {
  useShortcuts(actions);
  return null;
}

it('goes on through the matches while J or K is held, and does everything else once a press', async () => {
  await renderPart(<Page />);
  for (const key of ['j', 'k', 'b', 'B', 'r', 'p'])
    for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, shiftKey: key === 'B', repeat });
  const times = Object.entries(actions).map(([name, action]) => [name, action.mock.calls.length]);
  expect(Object.fromEntries(times)).toEqual({ j: 3, k: 3, b: 1, 'shift+b': 1, r: 1, p: 1 });
});

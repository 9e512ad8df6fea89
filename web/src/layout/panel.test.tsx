import { useRouter } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { Panel } from './panel.tsx';

afterEach(() => void vi.useRealTimers());

function Page() {
  const { history } = useRouter();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <button type="button" onClick={() => history.push('/other')}>
        Other page
      </button>
      <Panel opened={opened} onClose={() => setOpened(false)} title="The panel" closeLabel="Close">
        Words
      </Panel>
    </>
  );
}

/** The panel slides away, and what comes of that. */
function pass() {
  for (let round = 0; round < 3; round++) act(() => void vi.runAllTimers());
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

async function open() {
  await renderPart(<Page />);
  vi.useFakeTimers();
  button('Open').focus();
  fireEvent.click(button('Open'));
  expect(screen.getByRole('dialog', { name: 'The panel' })).toBeDefined();
}

test('gives the focus back to what opened it when it is closed', async () => {
  await open();
  pass();
  fireEvent.click(button('Close'));
  pass();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Open'));
});

test('closes when another page is gone to, and leaves the focus there', async () => {
  await open();
  // Before the panel has taken the focus.
  await act(async () => fireEvent.click(button('Other page')));
  button('Other page').focus();
  pass();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Other page'));
});

import { fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { toasts } from '../../state/toast.ts';
import { renderPart } from '../../testing/render.tsx';
import { usePartOnDemand } from './use-part-on-demand.ts';

function Page({ fetchPanel }: { fetchPanel: () => Promise<ComponentType> }) {
  const [opened, setOpened] = useState(false);
  const Panel = usePartOnDemand(fetchPanel, opened, () => setOpened(false));
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        {opened ? 'Opening' : 'Open'}
      </button>
      {Panel && <Panel />}
    </>
  );
}

test('a part that cannot be fetched says so, leaves the page as it is, and comes when it is opened again', async () => {
  let network = false;
  const fetchPanel = async () => {
    if (!network) throw new TypeError('Failed to fetch dynamically imported module');
    return () => 'The panel';
  };
  await renderPart(<Page fetchPanel={fetchPanel} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeDefined();
  expect(toasts.get()).toMatchObject([{ kind: 'failure' }]);
  network = true;
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The panel')).toBeDefined();
});

test('whoever left the page meanwhile hears nothing of what could not be fetched', async () => {
  let fail: () => void = () => {};
  const fetched = new Promise<ComponentType>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  const { unmount } = await renderPart(<Page fetchPanel={() => fetched} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  unmount();
  fail();
  await fetched.catch(() => {});
  expect(toasts.get()).toEqual([]);
});

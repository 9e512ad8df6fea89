import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { toasts } from '../toast/toast.ts';
import { late } from './late.tsx';

test('a part that cannot be fetched says so, leaves the page as it is, and comes when it is opened again', async () => {
  let network = false;
  const Panel = ({ opened }: { opened: boolean; onClose: () => void }) => <p>{opened ? 'The panel' : 'Closed'}</p>;
  const LatePanel = late(async () => {
    if (!network) throw new TypeError('Failed to fetch dynamically imported module');
    return Panel;
  });
  const Page = () => {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          {opened ? 'Opening' : 'Open'}
        </button>
        <LatePanel opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  };
  await renderPart(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeDefined();
  expect(toasts.get()).toMatchObject([{ kind: 'failure' }]);
  network = true;
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('The panel')).toBeDefined();
});

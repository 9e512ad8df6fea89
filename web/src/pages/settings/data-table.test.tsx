import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { DataTable } from './data-table.tsx';

test('whoever comes by keyboard to a table that scrolls hears which one it is', async () => {
  await renderPart(
    <DataTable caption="Profiles" columns={[{ label: 'Name' }]}>
      {[
        <tr key="one">
          <td>Ana</td>
        </tr>,
      ]}
    </DataTable>,
  );
  const scroller = screen.getByRole('table', { name: 'Profiles' }).closest('[tabindex="0"]');
  expect(screen.queryByRole('group', { name: 'Profiles' })).not.toBeNull();
  expect(screen.queryByRole('group', { name: 'Profiles' })).toBe(scroller);
});

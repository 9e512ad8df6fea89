import { aResult } from '@afc/contract/testing/results';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { CaseHead } from './case-head.tsx';

const headOf = (keptUntil: string | null) =>
  renderPart(
    <CaseHead
      result={aResult({ keptUntil })}
      location="clear"
      cases={{ place: undefined, go: async () => false }}
      onHelp={() => undefined}
    />,
  );

test('a case says until when it is kept, where a rule erases it by age', async () => {
  const { unmount } = await headOf('2028-11-14T10:00:00.000Z');
  screen.getByText('Kept until 2028-11-14');
  unmount();
  await headOf(null);
  expect(screen.queryByText(/Kept until/)).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPolicy } from '../../testing/a-policy.ts';
import { renderPart } from '../../testing/render.tsx';
import { ManualSection } from './section.tsx';

test('the manual says who removes the sample figures while there are any', async () => {
  const { unmount } = await renderPart(<ManualSection id="samples" policy={aPolicy({ samples: 10 })} />);
  screen.getByText(/Now 10 of them are loaded; an Administrator can remove them in Settings\.$/);
  unmount();
  await renderPart(<ManualSection id="samples" policy={aPolicy({ samples: 0 })} />);
  screen.getByText(/Now none of them is loaded\.$/);
  expect(screen.queryByText(/can remove/)).toBeNull();
});

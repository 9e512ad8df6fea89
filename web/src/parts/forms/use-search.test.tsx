import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { renderPart } from '../../testing/render.tsx';
import { useSearch } from './use-search.ts';

function Part() {
  const { page, filters, turnTo, search } = useSearch('listClear', { lastname: '' });
  return (
    <>
      <p>
        {filters.lastname} {page}
      </p>
      <button type="button" onClick={() => turnTo(3)}>
        Turn
      </button>
      <button type="button" onClick={() => search({ lastname: 'Curie' })}>
        Search
      </button>
    </>
  );
}

test('another search begins with its first page, and nothing of it is kept after log out', async () => {
  await renderPart(<Part />);
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }));
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Curie 1')).toBeDefined();
  expect(JSON.stringify(sessionStorage)).toContain('Curie');
  resetAll('loggedOut');
  expect(JSON.stringify(sessionStorage)).not.toContain('Curie');
});

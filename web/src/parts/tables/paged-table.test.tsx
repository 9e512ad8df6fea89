import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { PagedTable } from './paged-table.tsx';
import { Pager } from './pager.tsx';

const totals: Readonly<Record<string, number>> = { '': 31, maria: 1, nobody: 0 };

function Part() {
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['paged', search],
    queryFn: () => (search === 'late' ? new Promise<never>(() => {}) : { totalResults: totals[search] ?? 0 }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      <PagedTable query={query} page={1} onPage={() => {}} empty={<p>Nobody</p>}>
        {() => <table />}
      </PagedTable>
    </>
  );
}

test('says what a search found to whoever cannot see it', async () => {
  await renderPart(<Part />);
  const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  await says('31 rows, page 1');
  const search = screen.getByLabelText('Search');
  fireEvent.change(search, { target: { value: 'maria' } });
  await says('1 row');
  fireEvent.change(search, { target: { value: 'nobody' } });
  await says('No rows');
  // What the search before found is not what this one finds.
  fireEvent.change(search, { target: { value: 'late' } });
  await says('');
});

test('whoever decided the last row of the last page goes on with the page before', async () => {
  const turn = vi.fn<(page: number) => void>();
  await renderPart(<Pager page={4} total={30} onPage={turn} />);
  expect(turn.mock.calls).toEqual([[3]]);
});

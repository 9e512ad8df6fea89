import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { noFilters, SearchForm } from './search-form.tsx';

const labels = { firstname: 'First name', lastname: 'Last name', email: 'Email' };

it('searches for what was typed, and clears fields and search at once', async () => {
  const [search, clear] = [vi.fn(), vi.fn()];
  await renderPart(<SearchForm filters={noFilters} labels={labels} onSearch={search} onClear={clear} />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  for (const field of screen.getAllByRole('textbox')) fireEvent.change(field, { target: { value: ' a@example.org ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(search).toHaveBeenLastCalledWith({
    firstname: 'a@example.org',
    lastname: 'a@example.org',
    email: 'a@example.org',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(clear).toHaveBeenCalledOnce();
  expect(email).toHaveProperty('value', '');
});

it('asks no browser to check the spelling of names: some send them elsewhere', async () => {
  await renderPart(<SearchForm filters={noFilters} labels={labels} onSearch={() => {}} onClear={() => {}} />);
  for (const field of screen.getAllByRole('textbox')) expect(field.getAttribute('spellcheck')).toBe('false');
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { checkPeople } from './check-people.ts';
import { readPeople } from './people-file.ts';
import { PeopleTable } from './people-table.tsx';

it('cuts what no field could hold, so that a cell of a megabyte does not stop the page', async () => {
  const huge = 'A'.repeat(1_000_000);
  const text = `firstname,email,picture\n${huge},${huge},${huge}\nAna,,a.jpg\n`;
  const file = readPeople(new Uint8Array(new TextEncoder().encode(text)).buffer);
  if ('trouble' in file) throw new Error(file.trouble);
  const rows = checkPeople(file, () => [], new Map());
  await renderPart(<PeopleTable rows={rows.map((row) => ({ ...row, state: 'wrong', key: '', refusal: undefined }))} />);
  const shown = screen.getByRole('table').textContent ?? '';
  expect(shown).toContain('a.jpg was not chosen.');
  expect(shown.length).toBeLessThan(5_000);
});

import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoMode } from '../../parts/people/demo-mode.ts';
import { renderPart } from '../../testing/render.tsx';
import type { BulkRow } from './batch.ts';
import { checkPeople, matchPeople } from './check-people.ts';
import { readPeople } from './people-file.ts';
import { PeopleTable } from './people-table.tsx';

async function rowsOf(text: string): Promise<BulkRow[]> {
  const file = readPeople(new Uint8Array(new TextEncoder().encode(text)).buffer);
  if ('trouble' in file) throw new Error(file.trouble);
  const people = await checkPeople(await matchPeople(file.people, () => []), new Map());
  return people.map((person) => ({ ...person, state: 'wrong', key: '', refusal: undefined }));
}

it('cuts what no field could hold, so that a cell of a megabyte does not stop the page', async () => {
  const huge = 'A'.repeat(1_000_000);
  const rows = await rowsOf(`firstname,email,picture\n${huge},${huge},${huge}\nAna,,a.jpg\n`);
  await renderPart(<PeopleTable rows={rows} />);
  const shown = screen.getByRole('table').textContent ?? '';
  expect(shown).toContain('a.jpg was not chosen.');
  expect(shown.length).toBeLessThan(5_000);
});

it('says once of a cancelled row that it was not sent', async () => {
  const rows = (await rowsOf('firstname,picture\nAna,a.jpg\n')).map((row) => ({
    ...row,
    problems: [],
    state: 'unsent' as const,
  }));
  await renderPart(<PeopleTable rows={rows} />);
  expect(screen.getAllByText(/not sent|cancelled/i).map(({ textContent }) => textContent)).toEqual([
    'Not sent',
    'The bulk upload was cancelled.',
  ]);
});

it('says each reason once, also where Demo Mode makes two alike, and all of them again afterwards', async () => {
  await renderPart(<PeopleTable rows={await rowsOf('firstname,picture\nAna,a.jpg;b.jpg\n')} />);
  const reasons = () => screen.getAllByText(/was not chosen/).map(({ textContent }) => textContent);
  act(() => demoMode.set(true));
  expect(reasons()).toEqual(['***** was not chosen.']);
  act(() => demoMode.set(false));
  expect(reasons()).toEqual(['a.jpg was not chosen.', 'b.jpg was not chosen.']);
});

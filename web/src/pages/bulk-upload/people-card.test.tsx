import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { type BulkRow, emptyBatch } from './batch.ts';
import { checkPeople, matchPeople } from './check-people.ts';
import { PeopleCard } from './people-card.tsx';
import { readPeople } from './people-file.ts';

/** Of so many rows so many are wrong. */
async function rowsWith(wrong: number, count: number): Promise<BulkRow[]> {
  const text = `picture\n${'a.jpg\n'.repeat(count)}`;
  const file = readPeople(new Uint8Array(new TextEncoder().encode(text)).buffer);
  if ('trouble' in file) throw new Error(file.trouble);
  return (await checkPeople(await matchPeople(file.people, () => []), new Map())).map((row, index) => ({
    ...row,
    problems: [],
    state: index < wrong ? 'wrong' : 'ready',
    key: '',
    refusal: undefined,
  }));
}

it.each([
  [0, 2, 'All rows can be sent.'],
  [1, 1, '1 row cannot be sent as it is.'],
  [1, 2, '1 row cannot be sent as it is. The others can.'],
  [2, 2, '2 rows cannot be sent as they are.'],
])('with %i of %i rows wrong says: %s', async (wrong, count, sentence) => {
  await renderPart(<PeopleCard batch={{ ...emptyBatch, phase: 'checked', rows: await rowsWith(wrong, count) }} />);
  expect(screen.queryByText(sentence)).not.toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { type Batch, emptyBatch } from './batch.ts';
import { FilesCard } from './files-card.tsx';
import { readPeople } from './people-file.ts';

const read = (text: string): Batch => {
  const file = readPeople(new TextEncoder().encode(text).buffer);
  return { ...emptyBatch, ...('trouble' in file ? { trouble: file } : { file: { ...file, name: 'people.csv' } }) };
};

it.each([
  ['before a file was chosen', emptyBatch, true],
  ['beside what is wrong with the file', read('name\nOtto\n'), true],
  ['no more once it was read', read('picture\notto.jpg\n'), false],
])('what the file looks like is said %s', async (_when, batch, said) => {
  await renderPart(<FilesCard batch={batch} />);
  expect(screen.queryByText('What the CSV file looks like') !== null).toBe(said);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { Doughnut } from './doughnut.tsx';

test.each([
  [1, 'totalUsers', 'user'],
  [2, 'totalUsers', 'users'],
  [1, 'fraudCases', 'case'],
  [0, 'fraudCases', 'cases'],
] as const)('%i in the hole of %s is called %s', async (total, unit, word) => {
  await renderPart(<Doughnut ring={{ total, slices: [] }} unit={unit} caption="All" />);
  expect(screen.getByText(word, { exact: true }).previousSibling?.textContent).toBe(String(total));
});

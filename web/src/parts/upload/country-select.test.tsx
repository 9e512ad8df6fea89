import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { CountrySelect } from './country-select.tsx';

const optionCount = () => document.querySelectorAll('[role="option"]').length;
const pressEnter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function showField() {
  const chosen = vi.fn<(country: string | null) => void>();
  await renderPart(
    <CountrySelect label="Nationality" value={null} onChange={(country: string | null) => chosen(country)} />,
  );
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  act(() => field.focus());
  return { field, chosen, countries: () => chosen.mock.calls.flat() };
}

it('names its country, and holds all the others only once somebody comes to it', async () => {
  await renderPart(<CountrySelect label="Nationality" value="Spain" onChange={() => {}} />);
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  expect(field).toHaveProperty('value', 'Spain');
  expect(optionCount()).toBe(1);
  fireEvent.focus(field);
  expect(optionCount()).toBeGreaterThan(240);
});

it.each([
  ['sudan', ['Sudan']],
  ['venez', ['Venezuela']],
  ['united', []],
])('takes for %s, with Enter or when it is left, %j and sends no form', async (typed, expected) => {
  const { field, chosen, countries } = await showField();
  type(field, typed);
  expect(pressEnter(field)).toBe(false);
  expect(countries()).toEqual(expected);
  chosen.mockClear();
  type(field, typed);
  act(() => field.blur());
  expect(countries()).toEqual(expected);
});

it('lets Enter send the form where nothing was typed', async () => {
  const { field } = await showField();
  expect(pressEnter(field)).toBe(true);
});

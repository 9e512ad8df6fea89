import { messages } from '@afc/contract/all-messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { CountrySelect } from './country-select.tsx';

const optionCount = () => document.querySelectorAll('[role="option"]').length;
const pressEnter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function typeAndLeave(field: HTMLElement, value: string): void {
  act(() => field.focus());
  type(field, value);
  act(() => field.blur());
}

function Field({ told }: { told: (country: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const onChange = (country: string | null) => {
    told(country);
    setValue(country);
  };
  return <CountrySelect label="Nationality" value={value} onChange={onChange} />;
}

async function showField() {
  const told = vi.fn<(country: string | null) => void>();
  await renderPart(<Field told={told} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Nationality' });
  act(() => field.focus());
  return { field, countries: () => told.mock.calls.flat() };
}

const said = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'true' ? screen.getByRole('alert').textContent : undefined;

it('names its country, and holds all the others only once somebody comes to it', async () => {
  await renderPart(<CountrySelect label="Nationality" value="Spain" onChange={() => {}} />);
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  expect(field).toHaveProperty('value', 'Spain');
  expect(optionCount()).toBe(1);
  fireEvent.focus(field);
  expect(optionCount()).toBeGreaterThan(240);
});

it.each([
  ['sudan', 'Sudan'],
  ['venez', 'Venezuela'],
])('takes for %s, with Enter or when it is left, %s and sends no form', async (typed, country) => {
  const { field, countries } = await showField();
  type(field, typed);
  expect(pressEnter(field)).toBe(false);
  expect(field.value).toBe(country);
  typeAndLeave(field, 'Spain');
  typeAndLeave(field, typed);
  expect(field.value).toBe(country);
  expect(countries()).toEqual([country, 'Spain', country]);
});

it('shows the country of a code before those whose names hold its letters', async () => {
  const { field } = await showField();
  type(field, 'us');
  expect(optionCount()).toBeGreaterThan(1);
  expect(document.querySelector('[role="option"]')?.textContent).toBe('United States');
});

it.each(['united', 'atlantis'])('keeps %s, which is no country, and says so when it is left', async (typed) => {
  const { field, countries } = await showField();
  type(field, typed);
  expect(pressEnter(field)).toBe(false);
  expect([countries(), said(field)]).toEqual([[], undefined]);
  act(() => field.blur());
  expect([countries(), field.value, said(field)]).toEqual([[typed], typed, messages.en.fieldCountry]);

  act(() => field.focus());
  expect(said(field)).toBe(messages.en.fieldCountry);
  type(field, 'united king');
  expect(said(field)).toBeUndefined();
  act(() => field.blur());
  expect([field.value, said(field)]).toEqual(['United Kingdom', undefined]);
});

it('takes a text that is no country in the place of a chosen one, and forgets it when it is emptied', async () => {
  const { field, countries } = await showField();
  typeAndLeave(field, 'spain');
  typeAndLeave(field, 'united');
  expect([field.value, said(field)]).toEqual(['united', messages.en.fieldCountry]);
  typeAndLeave(field, '');
  expect([field.value, said(field), countries()]).toEqual(['', undefined, ['Spain', 'united', null]]);
});

it('tells the form of a text that is no country before Enter sends it', async () => {
  const { field, countries } = await showField();
  type(field, 'united');
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  expect(pressEnter(field)).toBe(true);
  expect(countries()).toEqual(['united']);
});

it('keeps the chosen country when it is chosen again from the list', async () => {
  const { field, countries } = await showField();
  type(field, 'spain');
  pressEnter(field);
  type(field, 'an');
  act(() => screen.getByRole('option', { name: 'Spain', hidden: true }).click());
  act(() => field.blur());
  expect([field.value, countries()]).toEqual(['Spain', ['Spain']]);
});

it('shows a text that is no country again after the page was left', async () => {
  await renderPart(<CountrySelect label="Nationality" value="united" onChange={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Nationality' });
  expect([field.value, said(field)]).toEqual(['united', messages.en.fieldCountry]);
});

it('lets Enter send the form where nothing was typed', async () => {
  const { field } = await showField();
  expect(pressEnter(field)).toBe(true);
});

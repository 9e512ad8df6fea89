import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { TypedSelect } from './typed-select.tsx';

const data = [
  { group: 'People', items: ['Signed in', 'Signed out'] },
  { group: 'Keys', items: ['Revoked'] },
];
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key, code: key });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** What the list does to itself a moment after it opened. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function Field() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <TypedSelect label="What" data={data} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

async function showField() {
  await renderPart(<Field />);
  const field = screen.getByRole('combobox', { name: 'What' });
  act(() => field.focus());
  await settled();
  return field;
}
const chosen = () => screen.getByRole('status').textContent;

it.each([
  ['r', 'Revoked'],
  ['s', 'Signed in'],
  ['xyz', ''],
])('takes for %s, typed into a closed list, with Enter %j and sends no form', async (typed, expected) => {
  const field = await showField();
  press(field, 'Escape');
  await settled();
  type(field, typed);
  await settled();
  expect(press(field, 'Enter')).toBe(false);
  expect(chosen()).toBe(expected);
});

it('sends the form with the next Enter, and with Enter where nothing was typed', async () => {
  const field = await showField();
  expect(press(field, 'Enter')).toBe(true);
  type(field, 'signed');
  press(field, 'Enter');
  expect(field).toHaveProperty('value', 'Signed in');
  await settled();
  expect(press(field, 'Enter')).toBe(true);
  expect(chosen()).toBe('Signed in');
});

it('sends the form with what was typed where the list was closed since', async () => {
  const field = await showField();
  type(field, 'r');
  press(field, 'Escape');
  expect(press(field, 'Enter')).toBe(true);
  expect(chosen()).toBe('Revoked');
});

it('takes what the arrows reached, not the first', async () => {
  const field = await showField();
  type(field, 'signed');
  press(field, 'ArrowDown');
  press(field, 'Enter');
  expect(chosen()).toBe('Signed out');
});

it('takes what was typed when the field is left, and keeps what was chosen', async () => {
  const field = await showField();
  type(field, 'out');
  act(() => field.blur());
  expect(chosen()).toBe('Signed out');
  act(() => field.focus());
  type(field, '');
  act(() => field.blur());
  expect(chosen()).toBe('Signed out');
});

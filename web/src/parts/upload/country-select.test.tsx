import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { CountrySelect } from './country-select.tsx';

const optionCount = () => document.querySelectorAll('[role="option"]').length;

it('names its country, and holds all the others only once somebody comes to it', async () => {
  await renderPart(<CountrySelect label="Nationality" value="Spain" onChange={() => {}} />);
  const field = screen.getByRole('combobox', { name: 'Nationality' });
  expect(field).toHaveProperty('value', 'Spain');
  expect(optionCount()).toBe(1);
  fireEvent.focus(field);
  expect(optionCount()).toBeGreaterThan(240);
});

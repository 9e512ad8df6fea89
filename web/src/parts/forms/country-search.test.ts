import { expect, it } from 'vitest';
import { countryMeant, namedBy } from './country-search.ts';

it.each([
  ['uk', 'United Kingdom'],
  ['UAE', 'United Arab Emirates'],
])('%s means its country, though no code of ISO says so', (written, country) => {
  expect(namedBy(written)(country)).toBe('code');
  expect(countryMeant(written)).toBe(country);
});

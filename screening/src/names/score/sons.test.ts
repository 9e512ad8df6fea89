import { expect, it } from 'vitest';
import { NAME_THRESHOLD } from '../thresholds.ts';
import { compareNames } from './score.ts';

const score = (a: string, b: string) => compareNames(a, b).score;

it.each([
  ['رغد خالد يوسف', 'Khalid Yusuf', 'Raghad Khalid Yusuf al-Namudhaj', 'in Arabic letters'],
  ['Omar Khalid Yusuf', 'Khalid Yusuf', 'Omar Khalid Yusuf al-Namudhaj', 'in Latin ones'],
])('%s is not sooner the father %s than %s: %s', (person, father, own) => {
  expect(score(person, father)).toBeLessThan(score(person, own));
  // Or the first name was left out.
  expect(score(person, father)).toBeGreaterThan(NAME_THRESHOLD);
});

it('the name that honours a prophet makes nobody a son', () => {
  expect(score('Mohammed Khalid Yusuf', 'Khalid Yusuf')).toBeGreaterThan(score('Omar Khalid Yusuf', 'Khalid Yusuf'));
});

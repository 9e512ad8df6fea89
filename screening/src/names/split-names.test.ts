import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/listed-people.ts';
import { screenPerson } from './screen-person.ts';

const index = indexOf('Kim Jong Un', 'CHANG, Chi Fu', 'Ho Min Son');
const found = (firstname: string, lastname: string) =>
  screenPerson(index, { firstname, lastname }).map(({ reference }) => reference);

describe('a name of three syllables is found however the two fields part it', () => {
  it.each([
    ['Kim Jong', 'Un'],
    ['Kim', 'Jong Un'],
    ['Jong Un', 'Kim'],
    ['Kim Jong Un', '김정은'],
    ['김정은', 'Kim Jong Un'],
    ['Kim Jong Un', 'Beispiel'],
    ['Mr Kim', 'Jong Un'],
  ])('%s|%s', (firstname, lastname) => expect(found(firstname, lastname)).toEqual(['Kim Jong Un']));

  it.each([
    ['CHANG', 'Chi Fu'],
    ['Mr CHANG', 'Chi Fu'],
    ['Dr. CHANG', 'Chi-fu'],
    ['CHANG Chi Fu', 'Beispiel'],
  ])('%s|%s', (firstname, lastname) => expect(found(firstname, lastname)).toEqual(['CHANG, Chi Fu']));
});

it('where the last field may be the surname, it is', () => {
  expect(found('Min Son', 'Ho')).toEqual(['Ho Min Son']);
});

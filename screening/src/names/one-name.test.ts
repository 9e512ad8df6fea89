import { expect, it } from 'vitest';
import { indexOf } from '../testing/listed-people.ts';
import { screenPerson } from './screen-person.ts';

const index = indexOf('Beispielyanto', 'Hassan');
const found = (firstname: string, lastname: string) =>
  screenPerson(index, { firstname, lastname }).map(({ reference }) => reference);

it('finds somebody with one name who filled in both fields with it', () => {
  expect(found('Beispielyanto', 'BEISPIELYANTO')).toEqual(['Beispielyanto']);
});

it('takes nobody called Hassan Hassan, as many are, for somebody called Hassan', () => {
  expect(found('Hassan', 'Hassan')).toEqual([]);
});

import { expect, it } from 'vitest';
import { emptyEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from './index/name-index.ts';
import { screenPerson } from './screen-person.ts';

const index = buildNameIndex(
  ['Beispielyanto', 'Hassan'].map((name) => {
    const entity = emptyEntity(name, 'person');
    addName(entity, name, 'primary', 'strong');
    return entity;
  }),
);
const found = (firstname: string, lastname: string) =>
  screenPerson(index, { firstname, lastname }).map(({ reference }) => reference);

it('finds somebody with one name who filled in both fields with it', () => {
  expect(found('Beispielyanto', 'BEISPIELYANTO')).toEqual(['Beispielyanto']);
});

it('takes nobody called Hassan Hassan, as many are, for somebody called Hassan', () => {
  expect(found('Hassan', 'Hassan')).toEqual([]);
});

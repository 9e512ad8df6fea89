import { describe, expect, it } from 'vitest';
import { emptyEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from './index/name-index.ts';
import { screenPerson } from './screen-person.ts';

const index = buildNameIndex(
  ['Kim Jong Un', 'CHANG, Chi Fu', 'Ho Min Son'].map((name) => {
    const entity = emptyEntity(name, 'person');
    addName(entity, name, 'primary', 'strong');
    return entity;
  }),
);
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

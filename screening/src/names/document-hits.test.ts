import { describe, expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from './index/name-index.ts';
import { screenPerson } from './screen-person.ts';

function entry(reference: string, name: string, ...numbers: string[]): ListEntity {
  const entity = { ...emptyEntity(reference, 'person'), documents: numbers.map((number) => ({ number })) };
  addName(entity, name, 'primary', 'strong');
  return entity;
}

const viktor = entry('v', 'SAMPLESON, Viktor Testovich', 'AB 123-4567');
addName(viktor, 'The Sampler', 'alias', 'weak');
const index = buildNameIndex([
  viktor,
  entry('n', 'Otto Beispiel', 'Utopian passport number CD 765-4321 (expired 2016)'),
  entry('s', 'Otto Muster', 'A1234', 'B123'),
]);
const screen = (firstname: string, lastname: string, docId: string) =>
  screenPerson(index, { firstname, lastname, docId }).map(({ reference, verdict }) => [reference, verdict]);

describe('the document number confirms an entry', () => {
  it.each([
    ['whatever the name', 'Erika', 'Mustermann', 'ab1234567', 'v'],
    ['where the name is a weak alias', 'The', 'Sampler', 'AB1234567', 'v'],
    ['where the list writes words beside it', 'Erika', 'Mustermann', 'CD7654321', 'n'],
    ['where the person writes what it is before it', 'Erika', 'Mustermann', 'Passport AB1234567', 'v'],
    ['where the person writes "No." before it', 'Erika', 'Mustermann', 'No. AB 123-4567', 'v'],
    ['where the person writes a country behind it', 'Erika', 'Mustermann', 'AB1234567 (Utopia)', 'v'],
    ['from five characters on', '', '', 'A1234', 's'],
  ])('%s', (_, firstname, lastname, docId, reference) => {
    expect(screen(firstname, lastname, docId)).toEqual([[reference, 'blacklist']]);
  });

  it.each(['Passport', 'Passport AB1234568', 'PASSPORTAB1234567', 'B123'])('and no other number does: %s', (docId) => {
    expect(screen('Erika', 'Mustermann', docId)).toEqual([]);
  });

  it('where no name is known, and every word of its name is one left out', () => {
    const [hit, ...others] = screenPerson(index, { firstname: '', lastname: ' ', docId: 'AB1234567' });
    expect(hit).toMatchObject({ reference: 'v', verdict: 'blacklist' });
    expect(new Set(hit?.alignment.map(({ how }) => how))).toEqual(new Set(['omitted']));
    expect(others).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { screenPerson } from '../screen-person.ts';
import { buildNameIndex } from './name-index.ts';

function organisation(name: string): ListEntity {
  const entity = emptyEntity(name, 'organisation');
  addName(entity, name, 'primary', 'strong');
  return entity;
}

it('what stands in brackets behind a listed name finds it, but not where it stands in brackets again', () => {
  const index = buildNameIndex([organisation('Bank of Samples (Primerbank)')], { kinds: ['organisation'] });
  const found = (lastname: string) => screenPerson(index, { firstname: '', lastname }).length;
  expect(found('Primerbank')).toBe(1);
  expect(found('Fixture Holding (Primerbank)')).toBe(0);
});

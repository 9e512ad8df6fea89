import { emptyEntity, type ListEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from '../names/index/name-index.ts';

/** For tests: somebody of whom a list knows nothing but the name, which is the reference, too. */
function listed(name: string): ListEntity {
  const entity = emptyEntity(name, 'person');
  addName(entity, name, 'primary', 'strong');
  return entity;
}

export const indexOf = (...names: string[]) => buildNameIndex(names.map(listed));

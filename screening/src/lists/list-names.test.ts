import { expect, it } from 'vitest';
import { emptyEntity } from './entity.ts';
import { addName } from './list-names.ts';

it('a name that is given twice stands once, as strong as its strongest mention', () => {
  const entity = emptyEntity('1', 'person');
  addName(entity, 'Otto  Beispiel', 'alias', 'weak');
  addName(entity, 'Otto Beispiel', 'alias', 'strong');
  addName(entity, 'Otto Beispiel', 'alias', 'weak');
  expect(entity.names).toMatchObject([{ text: 'Otto Beispiel', strength: 'strong' }]);
});

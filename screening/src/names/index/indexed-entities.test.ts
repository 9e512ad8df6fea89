import { expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { IndexedEntities } from './indexed-entities.ts';

it('keeps of programmes without end what reviewers read', () => {
  const programmes = ['x'.repeat(4_000_000), ...Array.from({ length: 1_000 }, (_, number) => `P${number}`)];
  const entities = new IndexedEntities();
  const kept = entities.at(entities.push({ ...emptyEntity('o', 'person'), programmes })).programmes;
  expect(kept).toHaveLength(50);
  expect(kept.slice(0, 2)).toEqual([`${'x'.repeat(999)}…`, 'P0']);
});

import { expect, test } from 'vitest';
import { listEntries, statusChanges, valueRows } from './event-values.ts';

test('a field shows what was and what is now only where it changed', () => {
  const before = { role: 'Operator', disabled: false, list: 'OFAC' };
  expect(valueRows(before, { role: 'Developer', disabled: false, email: 'a@example.org' })).toEqual([
    { field: 'role', values: ['Operator', 'Developer'] },
    { field: 'disabled', values: [false] },
    { field: 'list', values: ['OFAC'] },
    { field: 'email', values: ['a@example.org'] },
  ]);
});

test('an event without values, or with something that holds none, has no rows', () => {
  expect(valueRows(null, null)).toEqual([]);
  expect(valueRows('text', 7)).toEqual([]);
});

test('changes and list entries are known by their parts; anything else is not taken for them', () => {
  expect(statusChanges([{ id: '1', before: 'clear', after: 'blacklist' }])).toHaveLength(1);
  expect(statusChanges([{ id: '1', before: 'clear', after: 'other' }])).toBeUndefined();
  expect(statusChanges({ id: '1' })).toBeUndefined();
  expect(listEntries([{ list: 'UN', reference: '7' }])).toHaveLength(1);
  expect(listEntries([{ list: 'UN' }])).toBeUndefined();
});

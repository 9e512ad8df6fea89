import { expect, test } from 'vitest';
import { createStored } from './stored.ts';

test('a choice made in another tab holds here too, until all that was stored is cleared there', () => {
  const colour = createStored('afc.test', ['red', 'blue'], 'red');
  const elsewhere = (key: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  localStorage.setItem('afc.test', 'blue');
  elsewhere('afc.test');
  expect(colour.get()).toBe('blue');
  localStorage.clear();
  elsewhere(null);
  expect(colour.get()).toBe('red');
});

import { expect, it } from 'vitest';
import { emptyEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from './index/name-index.ts';
import { screenPerson } from './screen-person.ts';

/** What staff see of the hit: the name of the list, and word by word what it met. */
function shown(listed: string, firstname: string, lastname: string): string[] {
  const entity = emptyEntity('one', 'person');
  addName(entity, listed, 'primary', 'strong');
  const [hit] = screenPerson(buildNameIndex([entity]), { firstname, lastname });
  return [hit?.matchedName ?? '', ...(hit?.alignment ?? []).map(({ subject, entry }) => `${subject}|${entry}`)];
}

it('is the name in the letters of the list, however it was read', () => {
  expect(shown('ذبیح الله مجاهد', 'Zabihullah', 'Mujahid')).toEqual([
    'ذبیح الله مجاهد',
    'Zabihullah|ذبیح الله',
    'Mujahid|مجاهد',
  ]);
  expect(shown('Abdul Beispielzai', 'Abdullah', 'Beispielzai')).toEqual([
    'Abdul Beispielzai',
    'Abdullah|Abdul',
    'Beispielzai|Beispielzai',
  ]);
  expect(shown('Rahman Abdul Beispiel', 'Abdul Rahman', 'Beispiel')[0]).toBe('Rahman Abdul Beispiel');
  expect(shown('Otto Beispiel alias Karl Muster', 'Karl', 'Muster')[0]).toBe('Otto Beispiel alias Karl Muster');
});

it('is the person’s name in their own letters', () => {
  expect(shown('Zabihullah Mujahid', 'ذبیح الله', 'مجاهد').slice(1)).toEqual(['ذبیح الله|Zabihullah', 'مجاهد|Mujahid']);
  expect(shown('Abdul Rahman Beispielzai', 'Abdul', 'Beispielzai').slice(1)).toEqual([
    'Abdul|Abdul Rahman',
    'Beispielzai|Beispielzai',
  ]);
});

import { expect, it } from 'vitest';
import { emptyEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { buildNameIndex } from './index/name-index.ts';
import { findHits } from './screen-person.ts';
import { NAME_THRESHOLD } from './thresholds.ts';

const documents = [{ number: 'AB1234567' }];

function entry(reference: string, name: string) {
  const entity = { ...emptyEntity(reference, 'person'), documents };
  addName(entity, name, 'primary', 'strong');
  return entity;
}

it('of entries that all have the same document number, the 200 most alike are hits, and the others are counted', () => {
  const others = Array.from({ length: 250 }, (_, number) => entry(`${number}`, 'Otto Beispiel'));
  const index = buildNameIndex([...others, entry('v', 'Viktor Sampleson')]);
  const { hits, leftOut } = findHits(index, { firstname: 'Viktor', lastname: 'Sampleson', docId: 'AB1234567' });
  expect(hits).toHaveLength(200);
  expect(leftOut).toBe(51);
  expect(hits[0]).toMatchObject({ reference: 'v' });
  expect(new Set(hits.map(({ verdict }) => verdict))).toEqual(new Set(['blacklist']));
});

it('an entry with the name itself is a hit also where its date of birth contradicts and hundreds are nearly alike', () => {
  const others = Array.from({ length: 250 }, (_, number) => entry(`${number}`, 'Otto Beispielx'));
  const born = { from: '1950-01-01', to: '1950-01-01', precision: 'day' as const };
  const index = buildNameIndex([...others, { ...entry('itself', 'Otto Beispiel'), birthDates: [born] }]);
  const { hits, leftOut } = findHits(index, { firstname: 'Otto', lastname: 'Beispiel', dateBirth: '1990-01-01' });
  expect(hits).toHaveLength(200);
  expect(leftOut).toBe(51);
  expect(hits.at(-1)).toMatchObject({ reference: 'itself', nameScore: 1, verdict: 'consider' });
  expect(hits.at(-1)?.score).toBeLessThan(NAME_THRESHOLD);
});

import { expect, it } from 'vitest';
import { emptyEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { screenPerson } from '../screen-person.ts';
import { HashTable } from './hash-table.ts';
import { IntList } from './int-lists.ts';
import { documentLookup } from './lookups.ts';
import { buildNameIndex } from './name-index.ts';
import { Numbered } from './numbered.ts';
import { PackedTexts } from './packed-texts.ts';

/** More than fit into one chunk. */
const MANY = 150_000;

function intList(values: Iterable<number>): IntList {
  const list = new IntList();
  for (const value of values) list.push(value);
  return list;
}

it('numbers stay in their order, however many there are', () => {
  const values = Array.from({ length: MANY }, (_, i) => i * 3);
  const list = intList(values);
  expect([list.at(0), list.at(65_535), list.at(65_536), list.at(MANY - 1)]).toEqual([0, 196_605, 196_608, 449_997]);
  expect(list.toArray()).toEqual(Int32Array.from(values));
  expect(new IntList().toArray()).toHaveLength(0);
});

it('texts are given back as they came, before and after the last page is trimmed, also longer ones than a page', () => {
  const texts = Array.from({ length: 5_000 }, (_, i) => (i === 1_500 ? 'é'.repeat(100_000) : `Müller ${i} 田中`));
  const packed = new PackedTexts();
  for (const text of texts) packed.push(text);
  const all = () => texts.map((_, i) => packed.at(i));
  expect(all()).toEqual(texts);
  packed.trim();
  expect(all()).toEqual(texts);
  packed.push('one more');
  expect(packed.at(5_000)).toBe('one more');
  expect(packed.at(4_999)).toBe(texts[4_999]);
});

it('a table finds by the whole of a hash, in the order in which values came', () => {
  const hashes = Array.from({ length: MANY }, (_, i) => Math.imul(i % 70_000, 0x9e3779b1));
  const table = new HashTable(intList([...hashes, 0x0001_0007, 0x0002_0007, -1]));
  const found = (hash: number) => {
    const values: number[] = [];
    table.forEach(hash, (value) => values.push(value));
    return values;
  };
  expect(found(hashes[69_999] ?? 0)).toEqual([69_999, 139_999]);
  expect(found(hashes[5] ?? 0)).toEqual([5, 70_005, 140_005]);
  expect([found(0x0001_0007), found(0x0002_0007), found(0x0003_0007), found(-1)]).toEqual([
    [MANY],
    [MANY + 1],
    [],
    [MANY + 2],
  ]);
});

it('what has the hash of another is numbered apart from it', () => {
  const texts: string[] = [];
  const numbered = new Numbered();
  const numberOf = (text: string) => {
    const hash = text.length;
    const known = numbered.find(hash, (number) => texts[number] === text);
    if (known !== undefined) return known;
    texts.push(text);
    return numbered.push(hash);
  };
  const names = Array.from({ length: 1_200 }, (_, i) => `name ${i}`);
  expect(names.map(numberOf)).toEqual(names.map((_, i) => i));
  expect(names.map(numberOf)).toEqual(names.map((_, i) => i));
});

it('an entry that a document number leads to only by its hash does not hold that document', () => {
  const entity = { ...emptyEntity('1', 'person'), documents: [{ number: 'AB1234567' }] };
  addName(entity, 'Erika Mustermann', 'primary', 'strong');
  const index = buildNameIndex([entity]);
  const documents = new HashTable(intList([documentLookup('AB1234567'), documentLookup('XY7654321')]), intList([0, 0]));
  const hits = (docId: string) =>
    screenPerson({ ...index, documents }, { firstname: 'Otto', lastname: 'Beispiel', docId });
  expect(hits('AB1234567')).toMatchObject([{ reference: '1' }]);
  expect(hits('XY7654321')).toEqual([]);
});

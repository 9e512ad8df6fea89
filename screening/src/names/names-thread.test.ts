import { afterAll, expect, it, vi } from 'vitest';
import { emptyEntity, type ListEntity } from '../lists/entity.ts';
import { addName } from '../lists/list-names.ts';
import { createNameScreener } from './names-thread.ts';

function entry(reference: string, name: string): ListEntity {
  const entity = emptyEntity(reference, 'person');
  addName(entity, name, 'primary', 'strong');
  return entity;
}

async function* batches(...entities: ListEntity[]): AsyncGenerator<ListEntity[]> {
  for (const entity of entities) yield [entity];
}

const screener = createNameScreener();
afterAll(() => screener.close());
const references = async (firstname: string, lastname: string) =>
  (await screener.screenMany([{ firstname, lastname }])).flatMap(({ hits }) => hits.map(({ reference }) => reference));

it('screens in a thread, and replaces its index in one step when a new one is whole', async () => {
  await screener.load(batches());
  expect(await references('Otto', 'Beispiel')).toEqual([]);
  await screener.load(batches(entry('1', 'Otto Beispiel'), entry('2', 'Samira al-Namudhaj')));
  expect(await references('Otto', 'Beispiel')).toEqual(['1']);

  const seen: string[][] = [];
  async function* replacement(): AsyncGenerator<ListEntity[]> {
    yield [entry('3', 'Otto Beispiel')];
    seen.push(await references('Otto', 'Beispiel'));
    yield [entry('4', 'Erika Mustermann')];
    seen.push(await references('Erika', 'Mustermann'));
  }
  await screener.load(replacement());
  expect(seen).toEqual([['1'], []]);
  expect(await references('Otto', 'Beispiel')).toEqual(['3']);
  expect(await references('Samira', 'Namudhaj')).toEqual([]);
});

it('screens many people at once, each with the hits of its own', async () => {
  await screener.load(batches(entry('1', 'Otto Beispiel'), entry('2', 'Erika Mustermann')));
  const people = Array.from({ length: 60 }, (_, i) =>
    i % 2 === 0 ? { firstname: 'Otto', lastname: 'Beispiel' } : { firstname: 'Erika', lastname: 'Mustermann' },
  );
  const found = await screener.screenMany(people);
  expect(found.map(({ hits }) => hits.map(({ reference }) => reference))).toEqual(
    people.map((_, i) => [i % 2 === 0 ? '1' : '2']),
  );
  expect(await screener.screenMany([])).toEqual([]);
});

it('keeps the old index when loading fails', async () => {
  await screener.load(batches(entry('5', 'Erika Mustermann')));
  async function* broken(): AsyncGenerator<ListEntity[]> {
    yield [entry('6', 'Otto Beispiel')];
    throw new Error('the database went away');
  }
  await expect(screener.load(broken())).rejects.toThrow('the database went away');
  expect(await references('Erika', 'Mustermann')).toEqual(['5']);
  expect(await references('Otto', 'Beispiel')).toEqual([]);
});

it('starts its thread for the first list, and none after it was closed', async () => {
  const started = vi.fn();
  process.on('worker', started);
  const idle = createNameScreener();
  expect(started).not.toHaveBeenCalled();
  await idle.load(batches(entry('7', 'Otto Beispiel')));
  await idle.screenMany([{ firstname: 'Otto', lastname: 'Beispiel' }]);
  await idle.close();
  await expect(idle.screenMany([{ firstname: 'Otto', lastname: 'Beispiel' }])).rejects.toThrow('closed');
  expect(started).toHaveBeenCalledTimes(1);
  process.off('worker', started);
});

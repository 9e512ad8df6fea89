import { afterAll, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord, type RecordOptions } from '../../testing/records.ts';
import { edited } from '../../testing/reviewer.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { markDelisted } from './delisted.ts';
import { lockRecords } from './store.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Operator');

const delist = (list: string, references: string[]) =>
  app.context.db.transaction((tx) => markDelisted(tx, list, references, { actor: systemActor, requestId: 'request' }));

const listed = (reference: string, list = 'UN'): RecordOptions => ({
  resultStatus: 'blacklist',
  source: 'provider',
  entryMatches: [{ reference, list, confirmed: true }],
});

it('moves what a delisted entry had blacklisted to consider, with the reason', async () => {
  const id = await makeRecord(app.context, listed('UN-1'));
  const kept = await makeRecord(app.context, listed('UN-2'));
  const otherList = await makeRecord(app.context, listed('UN-1', 'EU'));
  expect(await delist('UN', ['UN-1', 'UN-9'])).toEqual([id]);
  const result = await client('result', { params: { id } });
  expect(result).toMatchObject({ resultStatus: 'consider', source: 'provider', version: 2 });
  expect(result.matchList).toMatchObject([{ resultStatus: 'consider', confirmedMatch: false }]);
  expect(result.matchList[0]?.evidence.reasons).toContain('delisted');
  for (const other of [kept, otherList])
    expect(await client('result', { params: { id: other } })).toMatchObject({ resultStatus: 'blacklist', version: 1 });
  const history = await client('resultHistory', { params: { id } });
  expect(history.resultList[0]).toMatchObject({ action: 'result.delisted', before: 'blacklist', after: 'consider' });
  const { client: administrator } = await app.as('Administrator');
  const trail = await administrator('audit', { query: { subject: id } });
  expect(trail.resultList[0]?.after).toEqual({ resultStatus: 'consider', source: 'provider', list: 'UN' });
  expect(await delist('UN', ['UN-1'])).toEqual([]);
});

it('leaves a record blacklisted that another entry confirms', async () => {
  const id = await makeRecord(app.context, {
    resultStatus: 'blacklist',
    source: 'provider',
    entryMatches: [
      { reference: 'UN-3', list: 'UN', confirmed: true },
      { reference: 'EU-3', list: 'EU', confirmed: true },
    ],
  });
  await delist('UN', ['UN-3']);
  expect(await client('result', { params: { id } })).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
});

it('lets staff decide about a delisted record again', async () => {
  const id = await makeRecord(app.context, listed('UN-4'));
  const before = await client('result', { params: { id } });
  await expect(client('appliedChanges', { body: { ...before, resultStatus: 'clear' } })).rejects.toMatchObject({
    status: 403,
  });
  await delist('UN', ['UN-4']);
  const after = await client('result', { params: { id } });
  expect(await client('appliedChanges', { body: { ...after, resultStatus: 'clear' } })).toMatchObject({
    resultStatus: 'clear',
    source: '',
  });
});

it('does not make the provider the reason of a mark that staff set afterwards', async () => {
  const id = await makeRecord(app.context, listed('UN-6'));
  await delist('UN', ['UN-6']);
  const delisted = await client('result', { params: { id } });
  const marked = await client('appliedChanges', { body: { ...delisted, resultStatus: 'blacklist' } });
  expect(marked).toMatchObject({ resultStatus: 'blacklist', source: 'staff' });
});

it('leaves the entry without a switch: no list stands by it, and the next import would take the mark back', async () => {
  const id = await makeRecord(app.context, listed('UN-7'));
  await delist('UN', ['UN-7']);
  const delisted = await client('result', { params: { id } });
  expect(delisted.matchList).toMatchObject([{ resultStatus: 'consider', immovable: true }]);
  const matchList = delisted.matchList.map((match) => ({ ...match, resultStatus: 'blacklist' as const }));
  const confirming = { ...delisted, resultStatus: 'blacklist' as const, matchList };
  await expect(client('appliedChanges', { body: confirming })).rejects.toMatchObject({ status: 409 });
});

it('is a change of every record with a match that the entry blacklisted, whatever decided about it', async () => {
  const id = await makeRecord(app.context, {
    resultStatus: 'blacklist',
    source: 'ai',
    entryMatches: [{ reference: 'UN-5', list: 'UN', confirmed: true }],
  });
  const before = await client('result', { params: { id } });
  expect(await delist('UN', ['UN-5'])).toEqual([id]);
  const after = await client('result', { params: { id } });
  expect(after).toMatchObject({ resultStatus: 'blacklist', source: 'ai', version: before.version + 1 });
  expect(after.matchList).toMatchObject([{ resultStatus: 'consider', confirmedMatch: false }]);
  const { resultList } = await client('resultHistory', { params: { id } });
  expect(resultList[0]).toMatchObject({ action: 'result.delisted', before: 'blacklist', after: 'blacklist' });
  // Whoever opened the case before would confirm the entry once more without seeing that it was delisted.
  await expect(client('appliedChanges', { body: before })).rejects.toMatchObject({ status: 409 });
});

it('sends a record to review whose entry staff confirm while the delisting waits for another one', async () => {
  const { db } = app.context;
  const held = await makeRecord(app.context, listed('UN-7'));
  const id = await makeRecord(app.context, {
    resultStatus: 'consider',
    source: 'provider',
    entryMatches: [{ reference: 'UN-8', list: 'UN', confirmed: false }],
  });
  const seen = await client('result', { params: { id } });
  const delisting = await db.transaction(async (tx) => {
    await lockRecords(tx, [held]);
    const begun = delist('UN', ['UN-7', 'UN-8']);
    await somebodyWaits(db);
    const decided = edited(seen, 'blacklist', { 'UN-8': 'blacklist' });
    expect(await client('appliedChanges', { body: decided })).toMatchObject({
      resultStatus: 'blacklist',
      source: 'provider',
    });
    return { begun };
  });
  expect((await delisting.begun).toSorted()).toEqual([held, id].toSorted());
  const result = await client('result', { params: { id } });
  expect(result).toMatchObject({ resultStatus: 'consider', matchList: [{ resultStatus: 'consider' }] });
  expect(result.matchList[0]?.evidence.reasons).toContain('delisted');
});

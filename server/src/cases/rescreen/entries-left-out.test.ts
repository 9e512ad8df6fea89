import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened, uploadForm } from '../../testing/petitions.ts';
import { loadList } from '../../testing/rescreen.ts';

const app = await createTestApp();
afterAll(() => app.close());
await app.startWorker();
const { client } = await app.as('Operator');

const person = { docId: 'FORM-1234567' };
/** Entries that all have the number of the same form. */
const entries = (count: number) => Array.from({ length: count }, (_, i) => `F-${i},Otto Beispiel,,${person.docId},`);

it('a result says how many entries confirm the person beside those it names, also after the list changed', async () => {
  await loadList(app.context, entries(230));
  const photo = await samplePicture('geronimo');
  const { data } = await client('testProcessAll', { body: uploadForm(person, [photo]) });
  expect([data.matchList.length, data.entriesLeftOut]).toEqual([200, 30]);
  const { _id: id, matchList, entriesLeftOut } = await screened(client, person, [photo]);
  expect([matchList.length, entriesLeftOut]).toEqual([200, 30]);

  const left = async () => (await client('result', { params: { id } })).entriesLeftOut;
  for (const [count, leftOut] of [
    [229, 29],
    [229, 29],
    [150, 0],
  ] as const) {
    await loadList(app.context, entries(count));
    expect(await left()).toBe(leftOut);
  }
  const events = await app.context.db.query(sql`
    select before, after from audit_events where action = 'result.rescreened' order by number`);
  expect(events).toMatchObject([
    { before: { entriesLeftOut: 30 }, after: { entriesLeftOut: 29, added: [], gone: [] } },
    { before: { entriesLeftOut: 29 }, after: { entriesLeftOut: 0 } },
  ]);
});

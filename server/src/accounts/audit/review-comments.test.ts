import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { readDocument } from '../../testing/documented-program.ts';
import { makeRecord } from '../../testing/records.ts';
import { edited } from '../../testing/reviewer.ts';
import { tablesWith } from '../../testing/traces.ts';
import { verifyChain } from './verify.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client } = await app.as('Administrator');
const { db } = app.context;

let comment: string;
let reviewed: string;
let other: string;

beforeEach(async () => {
  comment = `${randomUUID()} has the same scar`;
  other = await makeRecord(app.context, {});
  reviewed = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai', faceMatches: [other] });
  const result = await client('result', { params: { id: reviewed } });
  const body = { ...edited(result, 'blacklist', { [other]: 'blacklist' }), comment };
  await client('appliedChanges', { body });
});

const newestComment = async (id: string) => (await client('resultHistory', { params: { id } })).resultList[0]?.comment;
const newestEvent = async (id: string) => (await client('audit', { query: { subject: id } })).resultList[0];

it('shows a comment in the history of every record it changed, and in the trail', async () => {
  expect(await newestComment(reviewed)).toBe(comment);
  expect(await newestComment(other)).toBe(comment);
  expect(await newestEvent(reviewed)).toMatchObject({ after: { comment, resultStatus: 'blacklist' } });
  expect(await verifyChain(db)).toMatchObject({ whole: true });
});

it('writes nothing into the trail by which a short comment could be guessed', async () => {
  const held = async (id: string) => {
    const [event] = await db.query<{ digest: string }>(sql`
      select after -> 'comment' ->> 'digest' as digest from audit_events where subject_id = ${id}`);
    return event?.digest;
  };
  const again = await makeRecord(app.context, { resultStatus: 'consider', source: 'ai' });
  const { version } = await client('result', { params: { id: again } });
  await client('appliedChanges', { body: { _id: again, version, resultStatus: 'clear', comment } });
  expect(await held(again)).toMatch(/^[0-9a-f]{64}$/);
  expect(await held(again)).not.toBe(await held(reviewed));
});

it('forgets a comment with the case it was written in, and the trail stays whole', async () => {
  expect(await tablesWith(app.context, comment)).toEqual(['public.review_comments']);
  await client('eraseResult', { params: { id: reviewed }, body: { comment: '' } });
  expect(await tablesWith(app.context, comment)).toEqual([]);
  expect(await newestComment(other)).toBe('');
  expect(await newestEvent(other)).toMatchObject({ action: 'result.applied', after: { comment: '' } });
  expect(await verifyChain(db)).toMatchObject({ whole: true });
});

it('keeps a comment as it was written while its case stands', async () => {
  const refusal = /stays as it was written/;
  await expect(db.query(sql`update review_comments set comment = 'nothing'`)).rejects.toThrow(refusal);
  await expect(db.query(sql`delete from review_comments`)).rejects.toThrow(refusal);
  expect(await newestComment(reviewed)).toBe(comment);
});

it('finds the event whose comment was changed by somebody with all rights on the database', async () => {
  const change = (words: string) =>
    db.transaction(async (tx) => {
      await tx.query(sql`alter table review_comments disable trigger user`);
      await tx.query(sql`update review_comments set comment = ${words} where petition_id = ${reviewed}`);
      await tx.query(sql`alter table review_comments enable trigger user`);
    });
  await change('no scar');
  const { number } = (await newestEvent(reviewed)) ?? {};
  expect(await verifyChain(db)).toMatchObject({ whole: false, number, kind: 'changed' });
  await change(comment);
  expect(await verifyChain(db)).toMatchObject({ whole: true });
});

it('keeps what another case says when a person is erased; the statements of the document find it and take it away', async () => {
  const [find, remove] = [...(await readDocument('operations.md')).matchAll(/```sql\n(.*?)```/gs)].map(
    ([, text]) => text,
  );
  const run = (text = '', values: Record<string, string> = {}) =>
    db.pool.query(text.replace(/:'(\w+)'/g, (_, name: string) => `'${values[name]}'`));
  const stranger = await makeRecord(app.context, {});
  expect((await run(find, { person: stranger })).rows).toEqual([]);
  const { rows } = await run(find, { person: other });
  expect(rows).toMatchObject([{ petition_id: reviewed, comment }]);

  await client('eraseResult', { params: { id: other }, body: { comment: '' } });
  expect(await newestComment(reviewed)).toBe(comment);
  await run(remove, { comment: rows[0].digest });
  expect(await newestComment(reviewed)).toBe('');
  expect(await verifyChain(db)).toMatchObject({ whole: true });
  await expect(db.query(sql`delete from review_comments`)).rejects.toThrow(/stays as it was written/);
});

import { afterAll, expect, it } from 'vitest';
import { chainStart } from '../../accounts/audit/store.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { reviewer } from '../../testing/reviewer.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { client, make } = await reviewer(app);

/** An event as another version of AFC may have left it. */
const leave = (id: string, action: string, after: object) =>
  app.context.db.query(sql`
    insert into audit_events (number, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id,
      before, after, request_id, previous_hash, hash)
    select coalesce(max(number), 0) + 1, now(), 'system', 'system', 'system', ${action}, 'petition', ${id},
      null, ${JSON.stringify(after)}, '', ${chainStart}, md5(random()::text) from audit_events`);

const newest = async (id: string) => (await client('resultHistory', { params: { id } })).resultList[0];

it('tells a failure for which an earlier version had one word', async () => {
  const { _id } = await make({});
  await leave(_id, 'petition.failed', { status: 'failed', failureReason: 'tooPoor' });
  expect(await newest(_id)).toMatchObject({ action: 'petition.failed', before: '', after: 'tooPoor' });
});

it('tells that something happened which only another version has words for', async () => {
  const { _id } = await make({});
  await leave(_id, 'result.frozen', { resultStatus: 'frozen', comment: 'by court order' });
  expect(await newest(_id)).toMatchObject({ action: 'other', after: '', comment: 'by court order' });
});

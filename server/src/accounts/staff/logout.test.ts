import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';

const test = await createTestApp();
afterAll(() => test.close());

it('a session that two tabs end at the same moment ends once in the trail', async () => {
  const { client, staff } = await test.as('Operator');
  const { db } = test.context;
  const { both } = await db.transaction(async (tx) => {
    // Neither is done before the other has begun.
    await tx.query(sql`select from sessions where staff_id = ${staff.id} for update`);
    const begun = [client('logout', {}), client('logout', {})];
    await somebodyWaits(db, 2);
    return { both: begun };
  });
  await Promise.all(both);
  const events = await db.query(sql`
    select from audit_events where subject_id = ${staff.id} and action = 'session.closed'`);
  expect(events).toHaveLength(1);
});

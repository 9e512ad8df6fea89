import { randomUUID } from 'node:crypto';
import { emptyPerson } from '@afc/contract/person';
import { expect, it } from 'vitest';
import { insertPetition } from '../../cases/records/store.ts';
import { fetchList } from '../../lists/fetching/fetch-list.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { countAttempt } from '../../platform/http/attempts.ts';
import { createTestApp } from '../../testing/app.ts';
import { serving } from '../../testing/provider-lists.ts';
import { makeRecord } from '../../testing/records.ts';
import { anHourOfUpkeep } from '../../testing/upkeep.ts';

it('upkeep fails what nobody works on, counts, fetches lists that are due, and forgets what nobody needs', async () => {
  let clock = Date.now();
  const app = await createTestApp({ now: () => new Date(clock), env: { AFC_LIST_REFRESH: '24' } });
  const { context } = app;
  const { db } = context;
  let fetched = 0;
  await serving(
    (_, answer) => {
      fetched += 1;
      answer.end('id,name\n1,Ada Example\n');
    },
    async (url) => {
      await fetchList(context, { url, format: 'csv', name: 'ours', actor: systemActor, requestId: 'test' });
      await countAttempt(context, { what: 'client', whose: 'somebody', max: 1, windowSeconds: 1 });
      const gone = await makeRecord(context, { person: { firstname: 'Zebedee' } });
      await db.query(sql`delete from petitions where id = ${gone}`);
      const abandoned = { id: randomUUID(), userId: randomUUID(), kind: 'user', registeredAt: context.now() } as const;
      await insertPetition(db, { ...abandoned, person: emptyPerson, submittedBy: 'test', pictureKeys: [] });
      await db.query(sql`
        insert into webhook_deliveries (webhook_id, event_id, event, subject, at)
        values (gen_random_uuid(), gen_random_uuid(), 'old', '{}', now() - interval '80 hours')`);
      await context.jobs(); // as the worker has made the queue before
      clock += 30 * 60 * 60_000;
      await anHourOfUpkeep(context).stop();
    },
  );
  const left = await db.query(sql`
    select (select count(*) from petitions where status = 'processing') as processing,
      (select count(*) from tally_changes where status = 'processed') as changes,
      (select count(*) from search_firstnames where name = 'zebedee') as names,
      (select count(*) from attempts) as attempts,
      (select count(*) from webhook_deliveries) as deliveries`);
  await app.close();
  expect(fetched).toBe(2);
  expect(left).toEqual([{ processing: 0, changes: 0, names: 0, attempts: 0, deliveries: 0 }]);
});

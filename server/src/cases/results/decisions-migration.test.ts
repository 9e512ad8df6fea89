import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { keepComment } from '../../accounts/audit/review-comments.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { sql } from '../../platform/database/sql.ts';
import { createDatabaseBefore } from '../../testing/database-before.ts';

const database = await createDatabaseBefore('0034');
afterAll(() => database.drop());
const { db, url } = database;

interface Old {
  status?: string;
  source?: string;
  version?: number;
}

async function addRecord({ status = 'clear', source = '', version = 1 }: Old = {}): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into petitions (id, user_id, kind, status, result_status, source, version, registered_at, firstname_search,
      lastname_search, email_search)
    values (${id}, ${id}, 'user', 'processed', ${status}, ${source}, ${version}, '2020-01-01T00:00:00Z', '', '', '')`);
  await db.query(sql`
    insert into results (petition_id, processed_at, country_nationality_name_warn, country_residence_name_warn,
      doc_expire_at_warn, date_birth_warn, email_match, kyc_reasons, checks_not_run, policy_version)
    values (${id}, '2020-01-02T00:00:00Z', false, false, false, false, false, '{}', '[]', 'old policy')`);
  return id;
}

let number = 0;
async function happened(id: string, action: string, before: object, after: object, actor = 'system'): Promise<void> {
  number += 1;
  await db.query(sql`
    insert into audit_events values (${number}, ${new Date(Date.UTC(2021, 0, number))},
      ${actor === 'system' ? 'system' : 'staff'}, ${actor}, ${`${actor} by name`}, ${action}, 'petition', ${id},
      ${JSON.stringify(before)}, ${JSON.stringify(after)}, '', '', '')`);
}

async function addMatch(id: string, values: { rule: string; reasons: string; list?: string }): Promise<void> {
  const provider = values.list === undefined ? null : JSON.stringify({ list: values.list });
  await db.query(sql`
    insert into matches (petition_id, user_guid, source, confirmed, rule, score, threshold, reasons, provider)
    values (${id}, 'E', ${values.list === undefined ? 'ai' : 'provider'}, false, ${values.rule}, 1, 1,
      ${values.reasons}::text[], ${provider})`);
}

const decisionsOf = (id: string) =>
  db.query(sql`
    select cause, actor_name, record_version, from_status, from_source, to_status, to_source, rule, policy_version,
      reviewed_in, comment, to_char(at, 'YYYY-MM-DD') as day
    from decisions left join review_comments on digest = comment_digest
    where decisions.petition_id = ${id} order by number`);

it('carries every kind of history over, once, from the trail', async () => {
  const untouched = await addRecord({ status: 'consider', source: 'ai' });
  await addMatch(untouched, { rule: 'email', reasons: '{email}' });
  await addMatch(untouched, { rule: 'face', reasons: '{face}' });

  const cleared = await addRecord({ status: 'clear', version: 3 });
  const other = await addRecord({ status: 'blacklist', source: 'ai', version: 2 });
  const digest = await db.transaction((tx) => keepComment(tx, cleared, 'the same scar'));
  await happened(cleared, 'petition.processed', {}, { resultStatus: 'consider', source: 'ai' });
  await happened(
    cleared,
    'result.rescreened',
    { resultStatus: 'consider', source: 'ai' },
    { resultStatus: 'consider', source: 'ai' },
  );
  await happened(
    cleared,
    'result.applied',
    { resultStatus: 'consider', source: 'ai' },
    { resultStatus: 'clear', source: '', comment: digest, matches: [] },
    'eva',
  );
  await happened(
    other,
    'result.applied',
    { resultStatus: 'clear' },
    { resultStatus: 'blacklist', comment: digest, reviewedIn: cleared },
    'eva',
  );

  const delisted = await addRecord({ status: 'consider', source: 'provider', version: 4 });
  await addMatch(delisted, { rule: 'delisted', reasons: '{providerName,delisted}', list: 'UN' });
  await happened(
    delisted,
    'result.applied',
    { resultStatus: 'consider', source: 'ai' },
    { resultStatus: 'blacklist', source: 'ai', comment: 'in plain words', matches: [] },
    'eva',
  );
  await happened(
    delisted,
    'result.rescreened',
    { resultStatus: 'blacklist', source: 'ai' },
    { resultStatus: 'blacklist', source: 'provider' },
  );
  await happened(
    delisted,
    'result.delisted',
    { resultStatus: 'blacklist', source: 'provider' },
    { resultStatus: 'consider', source: 'provider', list: 'UN' },
  );
  await happened(delisted, 'report.generated', {}, {}, 'eva');
  await happened(randomUUID(), 'result.applied', { resultStatus: 'clear' }, { resultStatus: 'blacklist' }, 'eva');

  await migrate(url);

  const screening = {
    cause: 'screening',
    actor_name: 'system',
    record_version: null,
    from_status: null,
    from_source: null,
    day: '2020-01-02',
  };
  const rest = { rule: null, policy_version: 'old policy', reviewed_in: null, comment: null };
  const eva = { ...rest, cause: 'review', actor_name: 'eva by name' };
  expect(await decisionsOf(untouched)).toEqual([
    { ...rest, ...screening, to_status: 'consider', to_source: 'ai', rule: 'face' },
  ]);
  expect(await decisionsOf(cleared)).toEqual([
    { ...rest, ...screening, to_status: 'consider', to_source: 'ai' },
    {
      ...eva,
      day: '2021-01-03',
      record_version: 2,
      from_status: 'consider',
      from_source: 'ai',
      to_status: 'clear',
      to_source: '',
      comment: 'the same scar',
    },
  ]);
  expect(await decisionsOf(other)).toEqual([
    { ...rest, ...screening, to_status: 'clear', to_source: '' },
    {
      ...eva,
      day: '2021-01-04',
      record_version: 1,
      from_status: 'clear',
      from_source: null,
      to_status: 'blacklist',
      to_source: 'ai',
      reviewed_in: cleared,
      comment: 'the same scar',
    },
  ]);
  const system = { ...rest, actor_name: 'system by name' };
  expect(await decisionsOf(delisted)).toEqual([
    { ...rest, ...screening, to_status: 'consider', to_source: 'ai' },
    {
      ...eva,
      day: '2021-01-05',
      record_version: 1,
      from_status: 'consider',
      from_source: 'ai',
      to_status: 'blacklist',
      to_source: 'ai',
      comment: 'in plain words',
    },
    {
      ...system,
      cause: 'rescreen',
      day: '2021-01-06',
      record_version: 2,
      from_status: 'blacklist',
      from_source: 'ai',
      to_status: 'blacklist',
      to_source: 'provider',
    },
    {
      ...system,
      cause: 'delisting',
      day: '2021-01-07',
      record_version: 3,
      from_status: 'blacklist',
      from_source: 'provider',
      to_status: 'consider',
      to_source: 'provider',
    },
  ]);
  expect(await db.query(sql`select count(*) from decisions`)).toEqual([{ count: 9 }]);
  expect(
    await db.query(
      sql`select reasons, to_char(delisted_at, 'YYYY-MM-DD') as since from matches where delisted_at is not null`,
    ),
  ).toEqual([{ reasons: ['providerName'], since: '2021-01-07' }]);

  // Old words go with their case, from whatever decision they stand beside.
  await db.query(sql`delete from petitions where id = ${cleared}`);
  expect(await decisionsOf(other)).toMatchObject([{}, { reviewed_in: cleared, comment: null }]);
});

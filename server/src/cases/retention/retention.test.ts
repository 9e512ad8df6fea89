import { randomUUID } from 'node:crypto';
import { PersonSubmission } from '@afc/contract/person';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { verifyChain } from '../../accounts/audit/verify.ts';
import { systemActor } from '../../platform/base/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, screened, settled, upload } from '../../testing/petitions.ts';
import { makeRecord, type RecordOptions } from '../../testing/records.ts';
import { runCommand } from '../../testing/terminal.ts';
import { storedPictures, tablesWith } from '../../testing/traces.ts';
import { anHourOfUpkeep } from '../../testing/upkeep.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { insertPetition } from '../records/store.ts';
import { sweepSearchNames } from '../records/sweep-search-names.ts';
import { changeRecord } from '../rescreen/store.ts';
import { markDelisted } from '../results/delisted.ts';
import { lockRecords, updateRecord } from '../results/store.ts';
import { eraseOldNow } from './erase-old.ts';

const rules = 'clear:730,consider:100,kycRejected:365,check:30,test:10,failed:20';
const dayMs = 24 * 60 * 60_000;
const today = new Date();
const inDays = (days: number) => new Date(today.getTime() + days * dayMs);

let now = today;
const app = await createTestApp({ env: { AFC_RETENTION: rules }, now: () => now });
const { context } = app;
const worker = await app.startWorker();
afterAll(async () => {
  await worker.stop();
  await app.close();
});
beforeEach(() => {
  now = today;
});
afterEach(() => context.db.query(sql`delete from petitions`));

const asking = { actor: systemActor, requestId: '' };
const eraseOld = () => eraseOldNow(context, asking);

/** A record that nothing happened to since then. */
async function recordOf(at: Date, options: RecordOptions = {}): Promise<string> {
  now = at;
  const id = await makeRecord(context, { ...options, registeredAt: at });
  now = today;
  return id;
}

/** So many days pass for all that is kept. */
const pass = (days: number) =>
  context.db.query(sql`update petitions set kept_since = kept_since - make_interval(secs => ${(days * dayMs) / 1000})`);

async function left(): Promise<string[]> {
  return (await context.db.query<{ id: string }>(sql`select id from petitions`)).map(({ id }) => id).toSorted();
}

async function eventsOf(id: string) {
  const { client } = await app.as('Administrator');
  return (await client('audit', { query: { subject: id } })).resultList;
}

it('erases a person who is old with pictures and face, and not a day sooner', async () => {
  const { client } = await app.as('Operator');
  const picture = await samplePicture('geronimo');
  const pictures = await storedPictures(context);
  const person = { firstname: 'Quenby', lastname: 'Transient', email: 'quenby@example.org', docId: 'QT-776655' };
  const record = await screened(client, person, [picture]);
  expect(record.keptUntil).toMatch(inDays(730).toISOString().slice(0, 10));
  await pass(729.9);
  await eraseOld();
  expect(await left()).toEqual([record._id]);

  await pass(0.2);
  expect(await eraseOld()).toContainEqual({ group: 'clear', days: 730, erased: 1 });
  expect(await storedPictures(context)).toBe(pictures);
  await sweepSearchNames(context);
  for (const value of Object.values(person)) expect(await tablesWith(context, value), value).toEqual([]);
  expect((await eventsOf(record._id))[0]).toMatchObject({
    action: 'result.erased',
    actorKind: 'system',
    actorId: 'system',
    before: { kind: 'user', status: 'processed', resultStatus: 'clear' },
    after: { comment: 'retention: clear, 730 days' },
  });
  expect(await verifyChain(context.db)).toMatchObject({ whole: true });
  const later = await screened((await app.as('Operator')).client, { lastname: 'Newcomer' }, [picture]);
  expect(later).toMatchObject({ resultStatus: 'clear', matchList: [] });
});

it('keeps each group for its own time, and what has no rule or is a sample', async () => {
  const blacklisted = await recordOf(inDays(-5_000), { resultStatus: 'blacklist' });
  const sample = await recordOf(inDays(-5_000));
  await context.db.query(sql`update petitions set sample = true where id = ${sample}`);
  const kept = [
    blacklisted,
    sample,
    await recordOf(inDays(-729)),
    await recordOf(inDays(-99), { resultStatus: 'consider' }),
    await recordOf(inDays(-364), { resultStatus: 'kycRejected' }),
    await recordOf(inDays(-29), { kind: 'check', resultStatus: 'blacklist' }),
    await recordOf(inDays(-9), { kind: 'test' }),
  ];
  await recordOf(inDays(-731));
  await recordOf(inDays(-101), { resultStatus: 'consider' });
  await recordOf(inDays(-366), { resultStatus: 'kycRejected' });
  await recordOf(inDays(-31), { kind: 'check', resultStatus: 'blacklist' });
  const test = await recordOf(inDays(-11), { kind: 'test' });
  expect((await eraseOld()).map(({ group, erased }) => [group, erased])).toEqual([
    ['clear', 1],
    ['consider', 1],
    ['kycRejected', 1],
    ['check', 1],
    ['test', 1],
    ['failed', 0],
  ]);
  expect(await left()).toEqual(kept.toSorted());
  expect((await eventsOf(test))[0]).toMatchObject({
    action: 'test.deleted',
    after: { comment: 'retention: test, 10 days' },
  });
  const { client } = await app.as('Operator');
  expect(await client('result', { params: { id: sample } })).toMatchObject({ keptUntil: null });
  expect(await client('result', { params: { id: blacklisted } })).toMatchObject({ keptUntil: null });
});

it('erases uploads that failed, and leaves what is in processing', async () => {
  const { client } = await app.as('Operator');
  const whole = await samplePicture('marie-curie');
  const failed = await upload(client, {}, [whole.subarray(0, whole.length / 3)]);
  expect(await settled(client, failed)).toMatchObject({ status: 'failed' });
  const waiting = randomUUID();
  await insertPetition(context.db, {
    id: waiting,
    userId: waiting,
    kind: 'test',
    registeredAt: inDays(-5_000),
    person: PersonSubmission.parse({}),
    submittedBy: 'test',
    pictureKeys: [],
  });
  await pass(19.9);
  await eraseOld();
  expect(await left()).toEqual([failed, waiting].toSorted());
  await pass(5_000);
  await eraseOld();
  expect(await left()).toEqual([waiting]);
  expect((await eventsOf(failed))[0]).toMatchObject({ before: { kind: 'user', status: 'failed' } });
});

it('erases nothing because the clock of this machine runs ahead of the database', async () => {
  const id = await recordOf(today);
  now = inDays(5_000);
  expect(await eraseOld()).toContainEqual({ group: 'clear', days: 730, erased: 0 });
  expect(await left()).toEqual([id]);
});

it('counts the age of a record from its last review or change of status', async () => {
  const { client } = await app.as('Operator');
  const old = inDays(-3_000);
  const reviewed = await recordOf(old);
  const delisted = await recordOf(old, {
    resultStatus: 'blacklist',
    source: 'provider',
    entryMatches: [{ reference: 'UN-1', list: 'UN', confirmed: true }],
  });
  const stayed = await recordOf(old, { entryMatches: [{ reference: 'UN-1', list: 'UN', confirmed: true }] });
  const rescreened = await recordOf(old);
  const raised = await recordOf(old);
  const result = await client('result', { params: { id: reviewed } });
  expect(await client('appliedChanges', { body: result })).toMatchObject({ resultStatus: 'clear' });
  await context.db.transaction(async (tx) => {
    await markDelisted(tx, 'UN', ['UN-1'], asking);
    await changeRecord(tx, rescreened, { resultStatus: 'clear', source: '' }, 0);
    await changeRecord(tx, raised, { resultStatus: 'consider', source: 'provider' }, 0);
  });
  expect(await client('result', { params: { id: stayed } })).toMatchObject({ resultStatus: 'clear', version: 2 });
  await eraseOld();
  // That the lists were searched once more is no reason to keep anybody longer.
  expect(await left()).toEqual([reviewed, delisted, raised].toSorted());
});

it('does not erase a record that is changed while the eraser waits for it', async () => {
  const id = await recordOf(inDays(-3_000));
  let erasing = Promise.resolve<unknown>(undefined);
  await context.db.transaction(async (tx) => {
    const record = (await lockRecords(tx, [id])).get(id);
    if (record) await updateRecord(tx, record, { resultStatus: 'clear', source: '' });
    erasing = eraseOld();
    await waitFor(async () => {
      const waiting = await context.db.query(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%delete from petitions%'`);
      return waiting.length > 0 || undefined;
    });
  });
  expect(await erasing).toContainEqual({ group: 'clear', days: 730, erased: 0 });
  expect(await left()).toEqual([id]);
});

it('erases once what two processes find at the same time', async () => {
  const ids: string[] = [];
  while (ids.length < 60) ids.push(await recordOf(inDays(-3_000)));
  const runs = await Promise.all([eraseOld(), eraseOld()]);
  const erased = runs.flat().reduce((sum, group) => sum + group.erased, 0);
  expect(erased).toBe(60);
  const [events] = await context.db.query<{ count: number }>(sql`
    select count(*) as count from audit_events where action = 'result.erased' and subject_id = any(${ids}::text[])`);
  expect(events?.count).toBe(60);
  expect(await verifyChain(context.db)).toMatchObject({ whole: true });
});

it('is a task of the maintenance, which ends it with the process', async () => {
  await recordOf(inDays(-3_000));
  await eraseOldNow(context, asking, { signal: AbortSignal.abort() });
  expect(await left()).toHaveLength(1);
  const maintenance = anHourOfUpkeep(context);
  await waitFor(async () => (await left()).length === 0 || undefined);
  await maintenance.stop();
});

it('is told with the policy', async () => {
  const { client } = await app.as('Operator');
  const { retention } = await client('policy', {});
  expect(retention.map(({ group, days }) => `${group}:${days}`).join()).toBe(rules);
});

const afc = (args: string[], retention = rules) =>
  runCommand(['retention', ...args], {
    env: {
      DATABASE_URL: context.config.databaseUrl ?? '',
      AFC_DATA: context.config.dataFolder,
      AFC_RETENTION: retention,
    },
  });

it('is shown and run at the command line', async () => {
  await recordOf(inDays(-800));
  await recordOf(new Date('2020-02-03T10:00:00Z'));
  const stays = await recordOf(inDays(-10));
  const shown = await afc(['show']);
  expect(shown).toMatchObject({ exitCode: 0, messages: '' });
  expect(shown.output).toMatch(
    /^GROUP +DAYS +RECORDS +DUE +OLDEST\nclear +730 +3 +2 +2020-02-03\nconsider +100 +0 +0 +none\n/,
  );
  expect(shown.output).toContain('Kept until somebody erases them: blacklist.\n');
  const run = await afc(['run'], 'clear:730');
  expect(run).toMatchObject({ exitCode: 0, output: 'clear: 2 records older than 730 days erased.\n' });
  expect(run.messages).toContain('Erasing what is old: 100 % (2 of 2)');
  expect(await left()).toEqual([stays]);
  expect((await afc(['run'], 'clear:730')).output).toBe('clear: 0 records older than 730 days erased.\n');
  expect((await afc(['run'], 'clear:1')).output).toBe('clear: 1 record older than 1 day erased.\n');
  const sentence = 'AFC_RETENTION is not set: everything is kept until somebody erases it.\n';
  for (const command of ['show', 'run'])
    expect(await afc([command], '')).toMatchObject({ exitCode: 0, output: sentence });
});

it('is refused where a rule cannot be', async () => {
  const refused = await afc(['run'], 'cleared:30');
  expect(refused).toMatchObject({ exitCode: 1, output: '' });
  expect(refused.messages).toMatch(/^The variable AFC_RETENTION is not valid: "cleared" is unknown, .*\n$/);
});

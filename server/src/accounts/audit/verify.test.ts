import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/base/actor.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { AuditRow } from './audit-row.ts';
import { eventHash } from './hash.ts';
import { chainStart, recordEvent } from './store.ts';
import { readHead, verifyChain, verifyFrom } from './verify.ts';

const events = 10;
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  for (let number = 1; number <= events; number++)
    await database.db.transaction((tx) =>
      recordEvent(tx, {
        actor: systemActor,
        action: 'list.imported',
        subjectKind: 'list',
        subjectId: `list-${number}`,
        // PostgreSQL gives the shorter key back first.
        after: { 'ñ "quoted"': [null, { deep: true }], entries: number * 1.5 },
        requestId: `r-${number}`,
      }),
    );
});
afterEach(() => database.drop());

/** As somebody with all rights on the database would do it. */
async function tamper(...statements: Statement[]): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.query(sql`alter table audit_events disable trigger user`);
    for (const statement of statements) await tx.query(statement);
    await tx.query(sql`alter table audit_events enable trigger user`);
  });
}
const eventNumber = async (number: number): Promise<AuditRow> => {
  const [row] = await database.db.query<AuditRow>(sql`select * from audit_events where number = ${number}`);
  if (!row) throw new Error(`there is no event ${number}`);
  return row;
};
const verify = () => verifyChain(database.db, { batchSize: 3 });
/** Two steps, because the numbers must be unique at every moment. */
const renumber = (from: number, by: number) => [
  sql`update audit_events set number = number + 1000 where number >= ${from}`,
  sql`update audit_events set number = number - 1000 + ${by} where number >= 1000`,
];
const insert = (row: AuditRow) => sql`
  insert into audit_events select * from jsonb_populate_record(null::audit_events, ${JSON.stringify(row)}::jsonb)`;
/** An event whose own hash is right. */
const forged = (row: AuditRow, change: Partial<AuditRow>): AuditRow => {
  const { hash: former, ...content } = { ...row, ...change };
  const hash = eventHash(content);
  if (hash === former) throw new Error('nothing was forged');
  return { ...content, hash };
};
/** Makes the hashes of an event and all after it anew, so that they follow another one. */
async function signAnew(from: number, follows: AuditRow, change: Partial<AuditRow> = {}): Promise<void> {
  let previous = follows;
  for (let number = from; number <= events; number++) {
    const row = forged(await eventNumber(number), { ...change, previous_hash: previous.hash });
    await tamper(sql`delete from audit_events where number = ${number}`, insert(row));
    previous = row;
  }
}

it('a chain nobody touched is whole, and its head is the newest event', async () => {
  const { hash } = await eventNumber(events);
  expect(await verify()).toEqual({ whole: true, events, head: { number: events, hash } });
  const noted = await readHead(database.db);
  expect(noted).toEqual({ number: events, hash });
  expect(await verifyChain(database.db, { noted })).toMatchObject({ whole: true });
});

it('an empty chain is whole', async () => {
  await tamper(sql`delete from audit_events`);
  expect(await verify()).toEqual({ whole: true, events: 0, head: { number: 0, hash: chainStart } });
});

it('tells how far it got', async () => {
  const seen: number[] = [];
  await verifyChain(database.db, { batchSize: 4, onProgress: (done, total) => seen.push(done / total) });
  expect(seen).toEqual([0.4, 0.8, 1]);
});

describe('a walk in several calls', () => {
  /** As a page does it: each call goes on behind the head of the one before. */
  const walk = async () => {
    let stretch = await verifyFrom(database.db, { number: 0, hash: chainStart }, 4, 3);
    const heads = [stretch.head.number];
    while (!stretch.finished) {
      stretch = await verifyFrom(database.db, stretch.head, 4, 3);
      heads.push(stretch.head.number);
    }
    return { heads, broken: stretch.broken };
  };

  it('ends at the newest event, and walks no more at once than it was asked to', async () => {
    expect(await walk()).toEqual({ heads: [4, 8, 10], broken: null });
  });

  it.each([4, 5, 9])('finds event %i removed', async (number) => {
    await tamper(sql`delete from audit_events where number = ${number}`);
    expect((await walk()).broken).toMatchObject({ number, kind: 'removed' });
  });

  it('tells an inserted event from a changed one where two calls meet', async () => {
    const row = forged(await eventNumber(4), { subject_id: 'forged', previous_hash: (await eventNumber(3)).hash });
    await tamper(...renumber(4, 1), insert(row));
    expect((await walk()).broken).toMatchObject({ number: 4, kind: 'inserted' });
  });

  it('finds what was changed, removed or cut off behind its back', async () => {
    const { head } = await verifyFrom(database.db, { number: 0, hash: chainStart }, 4);
    await tamper(sql`update audit_events set hash = ${'f'.repeat(64)} where number = 4`);
    expect((await verifyFrom(database.db, head, 4)).broken).toMatchObject({ number: 4, kind: 'changed' });
    await tamper(sql`delete from audit_events where number = 4`);
    expect((await verifyFrom(database.db, head, 4)).broken).toMatchObject({ number: 4, kind: 'removed' });
    await tamper(sql`delete from audit_events where number > 2`);
    expect((await verifyFrom(database.db, head, 4)).broken).toMatchObject({ number: 3, kind: 'removed' });
  });
});

describe('names the event that was changed', () => {
  it.each([
    ['actor_name', sql`update audit_events set actor_name = 'somebody else' where number = 5`],
    ['at', sql`update audit_events set at = at + interval '1 second' where number = 5`],
    ['at, below a millisecond', sql`update audit_events set at = at + interval '1 microsecond' where number = 5`],
    ['after', sql`update audit_events set after = '{"entries": 7}' where number = 5`],
    ['before', sql`update audit_events set before = '{}' where number = 5`],
    ['hash', sql`update audit_events set hash = ${'f'.repeat(64)} where number = 5`],
    ['previous_hash', sql`update audit_events set previous_hash = ${'f'.repeat(64)} where number = 5`],
  ])('%s', async (_, statement) => {
    await tamper(statement);
    expect(await verify()).toMatchObject({ whole: false, number: 5, kind: 'changed' });
  });

  it.each([
    [5, { actor_name: 'somebody else' }],
    [1, { actor_name: 'somebody else' }],
    [events - 1, { actor_name: 'somebody else' }],
    [5, { previous_hash: 'f'.repeat(64) }],
    [1, { previous_hash: 'f'.repeat(64) }],
  ])('event %i to %o, with its own hash made to fit', async (number, change) => {
    const row = forged(await eventNumber(number), change);
    await tamper(sql`delete from audit_events where number = ${number}`, insert(row));
    expect(await verify()).toMatchObject({ whole: false, number, kind: 'changed' });
  });
});

describe('names the event that was removed', () => {
  it.each([1, 5, 6])('event %i', async (number) => {
    await tamper(sql`delete from audit_events where number = ${number}`);
    expect(await verify()).toMatchObject({ whole: false, number, kind: 'removed' });
  });

  it('with the later ones renumbered', async () => {
    await tamper(sql`delete from audit_events where number = 4`, ...renumber(5, -1));
    expect(await verify()).toMatchObject({ whole: false, number: 4, kind: 'removed' });
  });

  it('with the later ones signed anew under their own numbers', async () => {
    await tamper(sql`delete from audit_events where number = 4`);
    await signAnew(5, await eventNumber(3));
    expect(await verify()).toMatchObject({ whole: false, number: 4, kind: 'removed' });
  });

  it.each([7, events - 1])('off the end behind event %i, against a head noted before', async (last) => {
    const noted = await readHead(database.db);
    await tamper(sql`delete from audit_events where number > ${last}`);
    expect(await verify()).toMatchObject({ whole: true });
    const number = last + 1;
    expect(await verifyChain(database.db, { noted })).toMatchObject({ whole: false, number, kind: 'removed' });
  });
});

describe('names the event that was inserted', () => {
  it.each([2, 5, events])('as event %i, with the later ones renumbered and its own hash right', async (number) => {
    const before = await eventNumber(number - 1);
    const row = forged(await eventNumber(number), { subject_id: 'forged', previous_hash: before.hash });
    await tamper(...renumber(number, 1), insert(row));
    expect(await verify()).toMatchObject({ whole: false, number, kind: 'inserted' });
  });

  it('with the later ones renumbered and a copied hash', async () => {
    const row = { ...(await eventNumber(5)), subject_id: 'forged' };
    await tamper(...renumber(5, 1), insert(row));
    expect(await verify()).toMatchObject({ whole: false, number: 5, kind: 'inserted' });
  });

  it('as a copy of the last', async () => {
    await tamper(insert({ ...(await eventNumber(events)), number: events + 1 }));
    expect(await verify()).toMatchObject({ whole: false, number: events + 1, kind: 'inserted' });
  });

  it('before the first', async () => {
    await tamper(insert({ ...(await eventNumber(1)), number: 0 }));
    expect(await verify()).toMatchObject({ whole: false, number: 0, kind: 'inserted' });
  });

  it('after the last, without a hash that fits', async () => {
    const last = await eventNumber(events);
    await tamper(insert({ ...last, number: events + 1, previous_hash: last.hash, hash: 'f'.repeat(64) }));
    const verdict = await verify();
    expect(verdict).toMatchObject({ whole: false, number: events + 1 });
    expect(verdict).toHaveProperty('finding', expect.stringContaining('changed or inserted'));
  });
});

it('a chain rewritten from some event on does not contain the head noted before', async () => {
  const noted = await readHead(database.db);
  await signAnew(7, await eventNumber(6), { actor_name: 'rewritten' });
  expect(await verify()).toMatchObject({ whole: true });
  expect(await verifyChain(database.db, { noted })).toMatchObject({ whole: false, number: events, kind: 'changed' });
});

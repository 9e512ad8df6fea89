import { randomUUID } from 'node:crypto';
import { messages } from '@afc/contract/all-messages';
import { emptyPerson } from '@afc/contract/person';
import { petitionKinds } from '@afc/contract/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPetition } from '../../cases/records/store.ts';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { type NewEvent, recordEvent } from './store.ts';
import { verifyChain } from './verify.ts';

const test = await createTestApp();
afterAll(() => test.close());
const admin = await test.as('Administrator');

const event = (change: Partial<NewEvent> = {}): NewEvent => ({
  actor: { kind: 'client', id: 'client-2', name: 'Another shop' },
  action: 'petition.submitted',
  subjectKind: 'petition',
  subjectId: 'p-1',
  requestId: 'r-1',
  ...change,
});
const write = (change: Partial<NewEvent> = {}) =>
  test.context.db.transaction((tx: Transaction) => recordEvent(tx, event(change)));
const found = async (query: Parameters<typeof admin.client<'audit'>>[1]['query']) =>
  (await admin.client('audit', { query })).resultList;

describe('/api/audit', () => {
  const actor = { kind: 'client', id: 'client-1', name: 'Onboarding shop' } as const;
  beforeAll(async () => {
    await write({ actor, subjectId: 'p-9', after: { status: 'processing' } });
    await write({ actor, action: 'petition.failed', before: { status: 'processed' } });
    await write({ actor, action: 'list.imported', subjectKind: 'list', subjectId: 'OFAC' });
  });

  it('answers the newest first, with before, after, request id and hash', async () => {
    const [newest, older, oldest] = await found({ actor: 'client-1' });
    expect(newest).toMatchObject({ action: 'list.imported', actorKind: 'client', actorName: 'Onboarding shop' });
    expect(older).toMatchObject({ before: { status: 'processed' }, after: null, requestId: 'r-1' });
    expect(oldest).toMatchObject({ subjectId: 'p-9', after: { status: 'processing' } });
    expect(newest?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(newest?.number).toBe((older?.number ?? 0) + 1);
  });

  it('filters by actor, action, subject and time', async () => {
    expect(await found({ actor: 'onboarding' })).toHaveLength(3);
    expect(await found({ actor: '%' })).toHaveLength(0);
    expect(await found({ actor: actor.id, action: 'petition' })).toHaveLength(2);
    expect(await found({ action: 'petition.failed' })).toHaveLength(1);
    expect(await found({ action: 'petition.fail' })).toHaveLength(0);
    expect(await found({ actor: 'SHOP', action: 'list' })).toHaveLength(1);
    expect(await found({ actor: 'nobody of that name' })).toHaveLength(0);
    expect(await found({ subject: 'p-9' })).toHaveLength(1);
    expect(await found({ subject: 'list' })).toHaveLength(1);
    expect(await found({ subject: 'p-' })).toHaveLength(0);
    const [one] = await found({ subject: 'p-9' });
    const at = one?.at ?? '';
    expect((await found({ from: at, to: at })).map(({ number }) => number)).toContain(one?.number);
    expect(await found({ subject: 'p-9', from: at.slice(0, 10), to: at.slice(0, 10) })).toHaveLength(1);
    expect(await found({ to: '2001-01-01' })).toHaveLength(0);
    expect(await found({ from: '2999-01-01' })).toHaveLength(0);
  });

  it('answers page by page, with the total of the filter', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((currentPage) => admin.client('audit', { query: { actor: 'client-1', currentPage, pageSize: 2 } })),
    );
    expect(pages.map(({ totalResults }) => totalResults)).toEqual([3, 3, 3]);
    expect(pages.map(({ resultList }) => resultList.length)).toEqual([2, 1, 0]);
  });

  it('answers the whole trail page by page, to its very first event', async () => {
    const { totalResults } = await admin.client('audit', { query: {} });
    const numbers: number[] = [];
    for (let currentPage = 1; currentPage <= Math.ceil(totalResults / 2) + 1; currentPage++)
      numbers.push(...(await found({ currentPage, pageSize: 2 })).map(({ number }) => number));
    // Reading the trail is not written into it.
    expect(numbers).toEqual(Array.from({ length: totalResults }, (_, index) => totalResults - index));
  });

  it('answers what a time holds newest first, page by page too', async () => {
    const at = (await found({ subject: 'p-9' }))[0]?.at ?? '';
    const all = await found({ from: at.slice(0, 10), pageSize: 100 });
    expect(all.map(({ number }) => number)).toEqual(all.map(({ number }) => number).toSorted((a, b) => b - a));
    const second = await found({ from: at.slice(0, 10), currentPage: 2, pageSize: 2 });
    expect(second).toEqual(all.slice(2, 4));
  });

  it('finds a record by the first eight characters of its id, which pages show', async () => {
    const id = '4f6f2c8e-0d4b-4a52-9d3c-5a1f0e7b6c11';
    await write({ subjectId: id });
    expect((await found({ subject: '4f6f2c8e' })).map(({ subjectId }) => subjectId)).toEqual([id]);
    expect((await found({ subject: id })).map(({ subjectId }) => subjectId)).toEqual([id]);
    expect(await found({ subject: '4f6f2c8' })).toEqual([]);
    expect(await found({ subject: '4f6f2c8_' })).toEqual([]);
  });

  it('names the profile an event is about as it is called today', async () => {
    const { staff } = await test.as('Operator');
    await admin.client('changeRole', { params: { id: staff.id }, body: { role: 'Developer' } });
    const [event] = await found({ subject: staff.id });
    expect(event).toMatchObject({ action: 'staff.role-changed', subjectName: displayNameOf(staff) });
    expect(event).toMatchObject({ subjectLocation: null, after: { role: 'Developer', disabled: false } });
  });

  it('says where the detail of a petition is, for as long as it has a result', async () => {
    const ids = petitionKinds.map(() => randomUUID());
    const person = { ...emptyPerson, firstname: 'A' };
    const made = { registeredAt: new Date(), person, submittedBy: '', pictureKeys: [] };
    for (const [index, id] of ids.entries()) {
      const kind = petitionKinds[index] ?? 'user';
      await insertPetition(test.context.db, { ...made, id, userId: id, kind });
      await write({ subjectId: id });
    }
    const locations = () => Promise.all(ids.map(async (id) => (await found({ subject: id }))[0]?.subjectLocation));
    expect(await locations()).toEqual([null, null, null]);
    await test.context.db.query(sql`
      update petitions set status = 'processed', result_status = 'clear' where id = any(${ids}::uuid[])`);
    expect(await locations()).toEqual(['petitions', 'check', 'test']);
    await test.context.db.query(sql`delete from petitions where id = ${ids[2]}`);
    expect(await locations()).toEqual(['petitions', 'check', null]);
  });

  it.each(['yesterday', '2026-01-31T09:30:00', '2026-01-31T09:30:00 02:00'])(
    'answers 400 for the time %s, and says how to write one',
    async (from) => {
      const answer = await failure(admin.client('audit', { query: { from } }));
      expect(answer.status).toBe(400);
      expect(answer.fields).toEqual({ from: messages.en.fieldMoment });
    },
  );
});

describe('/api/audit/verification', () => {
  it('walks the trail to its end, from the beginning or from the head of an earlier answer', async () => {
    const whole = await admin.client('auditVerification', { query: {} });
    expect(whole).toMatchObject({ finished: true, broken: null, newest: whole.head.number });
    await write();
    const rest = await admin.client('auditVerification', { query: whole.head });
    expect(rest).toMatchObject({ finished: true, broken: null, head: { number: whole.head.number + 1 } });
  });

  it('does not go on behind a head that the trail does not hold', async () => {
    const { head } = await admin.client('auditVerification', { query: {} });
    const other = { number: head.number - 1, hash: 'f'.repeat(64) };
    expect((await admin.client('auditVerification', { query: other })).broken).toMatchObject({ kind: 'changed' });
    const beyond = { ...head, number: head.number + 5 };
    expect((await admin.client('auditVerification', { query: beyond })).broken).toMatchObject({
      kind: 'removed',
      number: head.number + 1,
    });
  });
});

describe('the trail', () => {
  it('stays one chain under concurrent writers', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => write({ subjectId: `parallel-${index}` })));
    expect(await verifyChain(test.context.db, { batchSize: 7 })).toMatchObject({ whole: true });
  });

  it('keeps no event of a transaction that failed, and no gap', async () => {
    const lost = test.context.db.transaction(async (tx) => {
      await recordEvent(tx, event({ subjectId: 'lost' }));
      throw new Error('the mutation failed');
    });
    await expect(lost).rejects.toThrow('the mutation failed');
    await write();
    expect(await found({ subject: 'lost' })).toEqual([]);
    expect(await verifyChain(test.context.db)).toMatchObject({ whole: true });
  });

  it.each([
    ['update', sql`update audit_events set action = 'nothing' where number = 1`],
    ['delete', sql`delete from audit_events where number = 1`],
    ['truncate', sql`truncate audit_events`],
  ])('refuses %s in the database', async (_, statement) => {
    await write();
    await expect(test.context.db.query(statement)).rejects.toThrow('the audit trail cannot be changed');
  });
});

import { randomUUID } from 'node:crypto';
import { emptyPerson } from '@afc/contract/person';
import { type PetitionKind, resultStatuses } from '@afc/contract/vocabulary';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { insertPetition, markFailed } from '../../cases/records/store.ts';
import { runRescreen } from '../../cases/rescreen/run-rescreen.ts';
import { findRescreen } from '../../cases/rescreen/store.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Context } from '../../start/services/context.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/records.ts';
import { byName, confirmed, ivan, replaceList } from '../../testing/rescreen.ts';

const app = await createTestApp({ now: () => new Date('2026-03-02T10:00:00Z') });
afterAll(() => app.close());
const { client } = await app.as('Operator');

/** Counted record by record, as nobody would do it with a million. */
async function recount() {
  const rows = await app.context.db.query<{ result_status: string; source: string; registered_at: Date }>(sql`
    select result_status, source, registered_at from petitions where kind = 'user' and status = 'processed'`);
  const count = (status?: string, source?: string) =>
    rows.filter((row) => (!status || row.result_status === status) && (!source || row.source === source)).length;
  const considered = rows.filter((row) => row.result_status === 'consider').map((row) => row.registered_at.getTime());
  return {
    totalUsers: count(),
    potentialFraudCases: count('blacklist'),
    clear: count('clear'),
    blacklist: count('blacklist'),
    blacklistProvider: count('blacklist', 'provider'),
    AiCollision: count('blacklist', 'ai'),
    dataCollision: count('blacklist', 'data'),
    consider: count('consider'),
    kycRejected: count('kycRejected'),
    oldestConsider: considered.length > 0 ? new Date(Math.min(...considered)).toISOString() : null,
  };
}

async function recountLists() {
  const rows = await app.context.db.query<{ list: string; count: number }>(sql`
    select result_status as list, count(*) as count from petitions where kind = 'user' and status = 'processed' group by 1
    union all select 'matches', count(*) from petitions where kind = 'user' and match_count > 0
    union all select 'petitions', count(*) from petitions where kind = 'user'`);
  return Object.fromEntries(rows.map(({ list, count }) => [list, count]));
}

/** A petition that waits for its result, or that failed. */
async function submit(
  context: Context,
  { kind = 'user', fails = false, at = context.now() }: { kind?: PetitionKind; fails?: boolean; at?: Date },
): Promise<void> {
  const id = randomUUID();
  const who = { person: emptyPerson, submittedBy: 'test', pictureKeys: [] };
  await insertPetition(context.db, { id, userId: randomUUID(), kind, registeredAt: at, ...who });
  if (fails) await markFailed(context.db, id, { reason: 'noFace', detail: '' });
}

const sources = {
  clear: [''],
  kycRejected: [''],
  consider: ['ai', 'data'],
  blacklist: ['provider', 'ai', 'staff'],
} as const;

const step = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    status: fc.constantFrom(...resultStatuses),
    source: fc.nat(2),
    kind: fc.constantFrom('user', 'user', 'user', 'check', 'test'),
    day: fc.nat(40),
    matched: fc.boolean(),
    listed: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('submit' as const),
    kind: fc.constantFrom('user', 'user', 'check', 'test'),
    fails: fc.boolean(),
  }),
  fc.record({ do: fc.constant('apply' as const), which: fc.nat(), blacklist: fc.boolean() }),
  fc.record({ do: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('compact' as const) }),
  fc.record({ do: fc.constant('rescreen' as const), rows: fc.subarray([byName, confirmed.replace('P-1', 'P-2')]) }),
);

describe('the statistics', () => {
  it('equal a recount after every random history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        for (const one of steps) await play(one);
        expect(await client('analytics', {})).toEqual(await recount());
        const lists = await recountLists();
        const total = async (
          list: 'listClear' | 'listConsider' | 'listBlacklist' | 'listKycRejected' | 'listMatches',
        ) => (await client(list, { body: { pageSize: 1 } })).totalResults;
        expect(await total('listClear')).toBe(lists.clear ?? 0);
        expect(await total('listConsider')).toBe(lists.consider ?? 0);
        expect(await total('listBlacklist')).toBe(lists.blacklist ?? 0);
        expect(await total('listKycRejected')).toBe(lists.kycRejected ?? 0);
        expect(await total('listMatches')).toBe(lists.matches);
        expect((await client('postPetitions', { body: { pageSize: 1 } })).totalResults).toBe(lists.petitions);
      }),
      { numRuns: 15 },
    );
  });

  type Step = Parameters<Parameters<typeof step.map>[0]>[0];

  async function play(one: Step): Promise<void> {
    const { db } = app.context;
    if (one.do === 'compact') {
      await db.query(sql`select compact_tallies()`);
      return;
    }
    if (one.do === 'rescreen') {
      await replaceList(app.context, one.rows);
      const row = await findRescreen(db);
      await runRescreen(app.context, row?.job_id ?? '', { mayGoOn: async () => true });
      return;
    }
    if (one.do === 'add') {
      const known = await db.query<{ id: string }>(sql`select id from petitions where kind = 'user' limit 1`);
      await makeRecord(app.context, {
        kind: one.kind,
        person: one.listed ? ivan : {},
        resultStatus: one.status,
        source: sources[one.status][one.source % sources[one.status].length] ?? '',
        registeredAt: new Date(Date.UTC(2026, 0, 1 + one.day)),
        faceMatches: one.matched ? known.map(({ id }) => id) : [],
      });
      return;
    }
    if (one.do === 'submit') {
      await submit(app.context, one);
      return;
    }
    const rows = await db.query<{ id: string }>(sql`
      select id from petitions where kind = 'user' and status = 'processed' order by id`);
    const id = rows[one.which % rows.length]?.id;
    if (!id) return;
    if (one.do === 'delete') {
      await db.query(sql`delete from petitions where id = ${id}`);
      return;
    }
    const result = await client('result', { params: { id } });
    const resultStatus = one.blacklist ? 'blacklist' : 'clear';
    // A provider's mark is refused, which is a history too.
    await client('appliedChanges', { body: { ...result, resultStatus } }).catch(() => undefined);
  }

  it('show the days, weeks and months of registration by present status', async () => {
    const fresh = await createTestApp();
    try {
      const reader = (await fresh.as('Operator')).client;
      const add = (day: string, resultStatus: 'clear' | 'blacklist') =>
        makeRecord(fresh.context, { registeredAt: new Date(`${day}T23:30:00Z`), resultStatus });
      await add('2026-01-30', 'clear');
      await add('2026-02-01', 'blacklist');
      const gone = await add('2026-03-01', 'clear');
      await fresh.context.db.query(sql`select compact_tallies()`);
      await fresh.context.db.query(sql`delete from petitions where id = ${gone}`);
      await add('2026-02-01', 'clear');
      await makeRecord(fresh.context, { kind: 'test', registeredAt: new Date('2026-02-01T00:00:00Z') });
      await submit(fresh.context, { at: new Date('2026-02-02T00:00:00Z') });
      const none = { clear: 0, consider: 0, blacklist: 0, kycRejected: 0 };
      const trend = async (by: 'day' | 'week' | 'month') => (await reader('analyticsTrend', { query: { by } })).points;
      expect(await trend('day')).toEqual([
        { ...none, from: '2026-01-30', clear: 1 },
        { ...none, from: '2026-02-01', clear: 1, blacklist: 1 },
      ]);
      expect(await trend('week')).toEqual([{ ...none, from: '2026-01-26', clear: 2, blacklist: 1 }]);
      expect(await trend('month')).toEqual([
        { ...none, from: '2026-01-01', clear: 1 },
        { ...none, from: '2026-02-01', clear: 1, blacklist: 1 },
      ]);
      await expect(
        fetch(`${fresh.base}/recognition/analytics/trend?by=century`, { headers: {} }).then(({ status }) => status),
      ).resolves.toBe(401);
    } finally {
      await fresh.close();
    }
  });

  it('count to zero in an empty installation, and the quick panel tells today', async () => {
    const midnight = new Date('2026-03-02T00:00:00Z');
    const fresh = await createTestApp({ now: () => new Date('2026-03-02T10:00:00Z') });
    try {
      const reader = (await fresh.as('Operator')).client;
      expect(await reader('analytics', {})).toEqual({
        totalUsers: 0,
        potentialFraudCases: 0,
        clear: 0,
        blacklist: 0,
        blacklistProvider: 0,
        AiCollision: 0,
        dataCollision: 0,
        consider: 0,
        kycRejected: 0,
        oldestConsider: null,
      });
      await makeRecord(fresh.context, { resultStatus: 'consider', source: 'ai' });
      await makeRecord(fresh.context, { registeredAt: midnight });
      await makeRecord(fresh.context, { registeredAt: new Date(midnight.getTime() - 1) });
      await makeRecord(fresh.context, { kind: 'check' });
      await makeRecord(fresh.context, { kind: 'test' });
      await submit(fresh.context, {});
      await submit(fresh.context, { kind: 'check' });
      await submit(fresh.context, { fails: true });
      expect(await reader('quickPanel', {})).toMatchObject({
        today: { processing: 1, processed: 2, failed: 1 },
        queue: 2,
        consider: 1,
        lists: [],
      });
      await expect(fresh.client('analytics', {})).rejects.toMatchObject({ status: 401 });
    } finally {
      await fresh.close();
    }
  });
});

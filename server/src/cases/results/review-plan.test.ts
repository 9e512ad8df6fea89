import type { Result } from '@afc/contract/result';
import { planReview, type ReviewPlan } from '@afc/contract/review/plan-review';
import { movedBy } from '@afc/contract/review/switches';
import { matchOutcomes, type RecordSource, type ResultStatus, resultStatuses } from '@afc/contract/vocabulary';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { byName, confirmed, ivan, replaceList } from '../../testing/rescreen.ts';
import { reviewer } from '../../testing/reviewer.ts';
import { runRescreen } from '../rescreen/run-rescreen.ts';
import { findRescreen } from '../rescreen/store.ts';

const app = await createTestApp();
afterAll(() => app.close());
const { db } = app.context;
const { client, load, make } = await reviewer(app);

const sources = { clear: '', kycRejected: '', consider: 'ai', blacklist: 'staff' } as const;

const seldom = fc.nat(3).map((one) => one === 0);

const adding = fc.record({
  do: fc.constant('add' as const),
  status: fc.constantFrom(...resultStatuses),
  byProvider: fc.boolean(),
  faces: fc.nat(2),
  blacklistedFace: fc.boolean(),
  entries: fc.array(seldom, { maxLength: 3 }),
  doubted: fc.boolean(),
  listed: fc.boolean(),
  rejected: fc.boolean(),
});
const reviewing = fc.record({
  do: fc.constant('review' as const),
  which: fc.nat(),
  blacklist: fc.boolean(),
  matches: fc.array(fc.record({ blacklist: seldom, outcome: fc.option(fc.constantFrom(...matchOutcomes)) }), {
    maxLength: 6,
  }),
});
const rescreening = fc.record({
  do: fc.constant('rescreen' as const),
  rows: fc.subarray([byName, confirmed.replace('P-1', 'P-2')]),
});
/** Few of the slow ones, and somebody to begin with. */
const history = fc
  .tuple(
    fc.array(adding, { minLength: 3, maxLength: 4 }),
    fc.array(
      fc.oneof(
        { weight: 2, arbitrary: adding },
        { weight: 8, arbitrary: reviewing },
        { weight: 1, arbitrary: rescreening },
      ),
      { minLength: 6, maxLength: 12 },
    ),
  )
  .map(([first, rest]) => [...first, ...rest]);
type Step = Parameters<Parameters<typeof history.map>[0]>[0][number];
type Review = Extract<Step, { do: 'review' }>;

/** Of this run, in the order in which they were made. */
let ids: string[] = [];

async function add(one: Extract<Step, { do: 'add' }>): Promise<void> {
  const { _id } = await make({
    person: one.listed ? ivan : {},
    resultStatus: one.status,
    source: one.byProvider && one.status === 'blacklist' ? 'provider' : sources[one.status],
    kycReasons: one.rejected ? ['documentExpired'] : [],
    faceMatches: ids.slice(0, one.faces),
    entryMatches: one.entries.map((isConfirmed, index) => ({ reference: `E-${index}`, confirmed: isConfirmed })),
    doubted: one.doubted,
  });
  if (one.blacklistedFace)
    await db.query(sql`update matches set rule = 'blacklistedFace' where petition_id = ${_id} and rule = 'face'`);
  ids.push(_id);
}

async function rescreen(rows: readonly string[]): Promise<void> {
  await replaceList(app.context, rows);
  const row = await findRescreen(db);
  await runRescreen(app.context, row?.job_id ?? '', { mayGoOn: async () => true });
}

const dismissedFor = async (id: string) => {
  const rows = await db.query<{ key: string }>(sql`
    select list || ' ' || reference as key from dismissed_hits where petition_id = ${id}`);
  return rows.map(({ key }) => key);
};

async function review(one: Review): Promise<void> {
  const id = ids[one.which % Math.min(ids.length, 4)];
  if (!id) return;
  const seen = await load(id);
  const body = {
    _id: id,
    version: seen.version,
    resultStatus: one.blacklist ? ('blacklist' as const) : ('clear' as const),
    matchList: seen.matchList.slice(0, one.matches.length).map(({ _id, recordVersion }, index) => ({
      _id,
      recordVersion,
      resultStatus: one.matches[index]?.blacklist ? ('blacklist' as const) : ('clear' as const),
      outcome: one.matches[index]?.outcome ?? undefined,
    })),
  };
  const outcomes = new Map(body.matchList.flatMap(({ _id, outcome }) => (outcome ? [[_id, outcome] as const] : [])));
  // From what the page was given, and nothing else.
  const plan = planReview(seen, seen.matchList, movedBy(seen, seen.matchList, body), outcomes);
  const before = { dismissed: await dismissedFor(id), others: await othersOf(seen) };
  if (plan.refused) {
    await expect(client('appliedChanges', { body })).rejects.toMatchObject({ reply: { code: plan.refused } });
    expect([await load(id), await dismissedFor(id), await othersOf(seen)]).toEqual([
      seen,
      before.dismissed,
      before.others,
    ]);
    return;
  }
  await client('appliedChanges', { body });
  await assertWritten(seen, plan, before);
}

interface Standing {
  id: string;
  resultStatus: ResultStatus;
  source: RecordSource;
  version: number;
}

/** The records behind the matches, as they stand. */
async function othersOf({ matchList }: Result): Promise<Map<string, Standing>> {
  const rows = await db.query<Standing>(sql`
    select id, result_status as "resultStatus", source, version from petitions
    where id = any(${matchList.flatMap(({ recordId }) => recordId ?? [])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function assertWritten(
  seen: Result,
  plan: ReviewPlan,
  before: { dismissed: string[]; others: Map<string, Standing> },
): Promise<void> {
  const after = await load(seen._id);
  expect(after).toMatchObject({
    resultStatus: plan.record.to,
    source: plan.record.source,
    version: seen.version + 1,
  });
  const planned = new Map(plan.matches.map((one) => [one.match._id, one]));
  const others = await othersOf(seen);
  for (const match of seen.matchList) {
    const one = planned.get(match._id);
    const now = after.matchList.find(({ _id }) => _id === match._id);
    expect(now?.confirmedMatch).toBe(one ? one.to === 'blacklist' : match.confirmedMatch);
    expect(now?.resultStatus).toBe(one?.to ?? match.resultStatus);
    const [was, is] = [before.others, others].map((all) => all.get(match.recordId ?? ''));
    if (was)
      expect(is).toEqual(one ? { ...was, resultStatus: one.to, source: one.source, version: was.version + 1 } : was);
  }
  const keyOf = (id: string) => {
    const match = seen.matchList.find(({ _id }) => _id === id);
    return `${match?.evidence.provider?.list} ${match?.userGuid}`;
  };
  const recalled = plan.recalled.map(keyOf);
  const dismissed = new Set(
    [...before.dismissed, ...plan.dismissed.map(keyOf)].filter((key) => !recalled.includes(key)),
  );
  expect((await dismissedFor(seen._id)).toSorted()).toEqual([...dismissed].toSorted());
}

/** What stands in `decisions` is how each record came to be as it is, without a gap. */
async function assertDecided(): Promise<void> {
  const rows = await db.query(sql`
    select id from petitions join lateral (
      select number, to_status, to_source from decisions where petition_id = id order by number desc limit 1) newest on true
    where id = any(${ids}::uuid[]) and result_status = to_status and source = to_source`);
  expect(rows.length).toBe(ids.length);
  const gaps = await db.query(sql`
    select number from (
      select number, from_status, from_source, lag(to_status) over story as status, lag(to_source) over story as source
      from decisions where petition_id = any(${ids}::uuid[])
      window story as (partition by petition_id order by number)) steps
    where from_status is distinct from status or from_source is distinct from source`);
  expect(gaps).toEqual([]);
}

it('a review writes what its plan says, and each change its decision, after every random history', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      ids = [];
      for (const one of steps)
        if (one.do === 'add') await add(one);
        else if (one.do === 'rescreen') await rescreen(one.rows);
        else await review(one);
      await assertDecided();
    }),
    // To make a history shorter that does not hold would take minutes.
    { numRuns: 10, endOnFailure: true },
  );
});

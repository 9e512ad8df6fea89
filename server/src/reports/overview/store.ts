import type { Analytics, TrendPoint, trendSteps } from '@afc/contract/analytics';
import type { PetitionStatus, RecordSource, ResultStatus } from '@afc/contract/vocabulary';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

interface TallyRow {
  result_status: ResultStatus;
  source: RecordSource;
  count: number;
}

/** Production records that are processed; from the kept totals and what changed since they were last compacted. */
export async function countRecords(db: Queryable): Promise<Omit<Analytics, 'oldestConsider'>> {
  const rows = await db.query<TallyRow>(sql`
    select result_status, source, sum(count)::bigint as count from (
      select kind, status, result_status, source, count from totals
      union all select kind, status, result_status, source, count from tally_changes) tallies
    where kind = 'user' and status = 'processed' group by 1, 2`);
  const sum = (status?: ResultStatus, source?: RecordSource) =>
    rows
      .filter((row) => (!status || row.result_status === status) && (!source || row.source === source))
      .reduce((total, { count }) => total + count, 0);
  return {
    totalUsers: sum(),
    potentialFraudCases: sum('blacklist'),
    clear: sum('clear'),
    blacklist: sum('blacklist'),
    blacklistProvider: sum('blacklist', 'provider'),
    AiCollision: sum('blacklist', 'ai'),
    dataCollision: sum('blacklist', 'data'),
    consider: sum('consider'),
    kycRejected: sum('kycRejected'),
  };
}

export async function oldestConsider(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ registered_at: Date }>(sql`
    select registered_at from petitions where kind = 'user' and status = 'processed' and result_status = 'consider'
    order by registered_at, id limit 1`);
  return row?.registered_at ?? null;
}

/** By the day of registration (UTC), oldest first; only periods in which somebody was registered. */
export async function countByPeriod(db: Queryable, step: (typeof trendSteps)[number]): Promise<TrendPoint[]> {
  return db.query<TrendPoint>(sql`
    select date_trunc(${step}, day::timestamp)::date as "from",
      coalesce(sum(count) filter (where result_status = 'clear'), 0)::bigint as clear,
      coalesce(sum(count) filter (where result_status = 'consider'), 0)::bigint as consider,
      coalesce(sum(count) filter (where result_status = 'blacklist'), 0)::bigint as blacklist,
      coalesce(sum(count) filter (where result_status = 'kycRejected'), 0)::bigint as "kycRejected"
    from (select day, kind, status, result_status, count from totals_by_day
      union all select day, kind, status, result_status, count from tally_changes) tallies
    where kind = 'user' and status = 'processed' group by 1 having sum(count) > 0 order by 1`);
}

/** Petitions of production registered since `since`, by their present status. */
export async function countPetitions(db: Queryable, since: Date): Promise<Record<PetitionStatus, number>> {
  const rows = await db.query<{ status: PetitionStatus; count: number }>(sql`
    select status, count(*) as count from petitions where kind = 'user' and registered_at >= ${since} group by status`);
  const count = (status: PetitionStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { processing: count('processing'), processed: count('processed'), failed: count('failed') };
}

/** Petitions of every kind that wait for a result. */
export async function queueDepth(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from petitions where status = 'processing'`);
  return row?.count ?? 0;
}

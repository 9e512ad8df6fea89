import type { ResultStatus } from '@afc/contract/vocabulary';
import type { Queryable } from '../database/database.ts';
import { type Statement, sql } from '../database/sql.ts';
import { oldBefore, type RetentionRule } from './rules.ts';

/** The group of a row of `petitions`, as its index has it; null for samples and for what is in processing. */
export const retentionGroup = sql`retained_as(kind, status, result_status, sample)`;

/** What `kept_since` becomes with this status: the age of a record begins anew where its status becomes another. */
export const keptSinceWith = (status: ResultStatus): Statement =>
  sql`case when result_status = ${status} then kept_since else now() end`;

/** Asks of the row alone, so that a statement which waited for a change of the row sees it as it is then. */
export function isOld(rule: RetentionRule, now: Date): Statement {
  return sql`(${retentionGroup} = ${rule.group} and kept_since < ${oldBefore(rule, now)})`;
}

export async function findOld(db: Queryable, rule: RetentionRule, now: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from petitions where ${isOld(rule, now)} order by kept_since limit ${limit}`);
  return rows.map(({ id }) => id);
}

export interface RetentionCount {
  records: number;
  old: number;
  oldest: Date | null;
}

export async function countKept(db: Queryable, rule: RetentionRule, now: Date): Promise<RetentionCount> {
  const [row] = await db.query<RetentionCount>(sql`
    select count(*) as records, count(*) filter (where ${isOld(rule, now)}) as old, min(kept_since) as oldest
    from petitions where ${retentionGroup} = ${rule.group}`);
  return row ?? { records: 0, old: 0, oldest: null };
}

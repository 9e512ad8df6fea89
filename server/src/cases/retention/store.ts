import type { RetentionRule } from '../../platform/config/retention-rules.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';
import { retentionGroup } from '../records/kept-since.ts';

/**
 * Asks of the row alone, so that a statement which waited for a change of the row sees it as it is then. What is erased
 * does not come back: the clock of one machine that runs ahead makes nothing old, so the database's counts too.
 */
export function isOld(rule: RetentionRule, now: Date): Statement {
  const oldBefore = sql`least(${now}::timestamptz, now()) - make_interval(hours => ${24 * rule.days})`;
  return sql`(${retentionGroup} = ${rule.group} and kept_since < ${oldBefore})`;
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

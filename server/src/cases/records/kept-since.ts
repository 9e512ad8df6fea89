import type { Policy } from '@afc/contract/policy';
import type { ResultStatus, RetentionGroup } from '@afc/contract/vocabulary';
import { type Statement, sql } from '../../platform/database/sql.ts';

export const dayMs = 24 * 60 * 60_000;

/** The group of a row of `petitions`, as its index has it; null for samples and for what is in processing. */
export const retentionGroup = sql`retained_as(kind, status, result_status, sample)`;

/** What `kept_since` becomes with this status: the age of a record begins anew where its status becomes another. */
export const keptSinceWith = (status: ResultStatus): Statement =>
  sql`case when result_status = ${status} then kept_since else now() end`;

interface Kept {
  readonly retention_group: RetentionGroup | null;
  readonly kept_since: Date;
}

/** When it becomes old; null where no rule is for it. */
export function keptUntil(rules: Policy['retention'], { retention_group, kept_since }: Kept): Date | null {
  const rule = rules.find(({ group }) => group === retention_group);
  return rule ? new Date(kept_since.getTime() + rule.days * dayMs) : null;
}

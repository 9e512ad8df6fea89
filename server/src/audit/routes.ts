import type { AuditEvent, AuditQuery } from '@afc/contract/audit';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { joinSql, type Statement, sql } from '../database/sql.ts';
import type { Handlers } from '../http/handlers.ts';
import type { AuditRow } from './audit-row.ts';

export function auditRoutes(context: Context): Pick<Handlers, 'audit'> {
  return {
    audit: async ({ query }) => {
      const where = conditionsOf(query);
      const [counted] = await context.db.query<{ total: number }>(
        sql`select count(*) as total from audit_events where ${where}`,
      );
      const rows = await context.db.query<AuditRow>(sql`
        select * from audit_events where ${where} order by number desc
        limit ${query.pageSize} offset ${(query.currentPage - 1) * query.pageSize}`);
      return { totalResults: counted?.total ?? 0, resultList: rows.map(presentEvent) };
    },
  };
}

/** A person by id or part of the name; an action or its group ('staff'); a subject by id or kind. */
function conditionsOf({ actor, action, subject, from, to }: z.output<typeof AuditQuery>): Statement {
  const conditions = [sql`true`];
  if (actor) conditions.push(sql`(actor_id = ${actor} or position(lower(${actor}) in lower(actor_name)) > 0)`);
  if (action) conditions.push(sql`(action = ${action} or starts_with(action, ${`${action}.`}))`);
  if (subject) conditions.push(sql`(subject_id = ${subject} or subject_kind = ${subject})`);
  if (from) conditions.push(sql`at >= ${new Date(from)}`);
  if (to) conditions.push(sql`at < ${endOf(to)}`);
  return joinSql(conditions, sql` and `);
}

/** A date alone means all of that day, in UTC; an exact time includes its own second's fraction. */
function endOf(to: string): Date {
  const time = new Date(to).getTime();
  return new Date(to.length === 'yyyy-mm-dd'.length ? time + 24 * 60 * 60 * 1000 : time + 1);
}

const presentEvent = (row: AuditRow): AuditEvent => ({
  number: row.number,
  at: row.at.toISOString(),
  actorKind: row.actor_kind,
  actorId: row.actor_id,
  actorName: row.actor_name,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  before: row.before,
  after: row.after,
  requestId: row.request_id,
  hash: row.hash,
});

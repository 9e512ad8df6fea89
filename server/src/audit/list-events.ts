import type { AuditQuery } from '@afc/contract/audit';
import type { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { joinSql, type Statement, sql } from '../database/sql.ts';
import type { AuditRow } from './audit-row.ts';

type Asked = z.output<typeof AuditQuery>;

/** A page of the trail, newest first, and how many events the filter finds. */
export async function listEvents(db: Queryable, asked: Asked): Promise<{ total: number; rows: AuditRow[] }> {
  const where = await conditionsOf(db, asked);
  const [counted] = await db.query<{ total: number }>(sql`select count(*) as total from audit_events where ${where}`);
  const rows = await db.query<AuditRow>(sql`
    select * from audit_events where ${where} order by number desc
    limit ${asked.pageSize} offset ${(asked.currentPage - 1) * asked.pageSize}`);
  return { total: counted?.total ?? 0, rows };
}

async function conditionsOf(db: Queryable, { actor, action, subject, from, to }: Asked): Promise<Statement> {
  const conditions = [sql`true`];
  if (actor) conditions.push(await actorCondition(db, actor));
  if (action) conditions.push(sql`(action = ${action} or starts_with(action, ${`${action}.`}))`);
  if (subject) conditions.push(subjectCondition(subject));
  if (from) conditions.push(sql`at >= ${new Date(from)}`);
  if (to) conditions.push(sql`at < ${endOf(to)}`);
  return joinSql(conditions, sql` and `);
}

/** An id that did something finds exactly that, by its index; any other text is a part of a name. */
async function actorCondition(db: Queryable, actor: string): Promise<Statement> {
  const byId = sql`actor_id = ${actor}`;
  const known = await db.query(sql`select from audit_events where ${byId} limit 1`);
  return known.length > 0 ? byId : sql`position(lower(${actor}) in lower(actor_name)) > 0`;
}

/** Pages show the first eight characters of an id, so these find it too. */
const shortIdLength = 8;

function subjectCondition(subject: string): Statement {
  const exact = sql`subject_id = ${subject} or subject_kind = ${subject}`;
  return subject.length < shortIdLength ? sql`(${exact})` : sql`(${exact} or starts_with(subject_id, ${subject}))`;
}

/** A date alone means all of that day, in UTC; an exact time includes its own second's fraction. */
function endOf(to: string): Date {
  const time = new Date(to).getTime();
  return new Date(to.length === 'yyyy-mm-dd'.length ? time + 24 * 60 * 60 * 1000 : time + 1);
}

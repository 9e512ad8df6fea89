import type { AuditQuery } from '@afc/contract/audit';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { joinSql, type Statement, sql } from '../../platform/database/sql.ts';
import type { AuditRow } from './audit-row.ts';
import { readHead } from './verify.ts';

type Asked = z.output<typeof AuditQuery>;

interface TrailPage {
  readonly total: number;
  readonly rows: AuditRow[];
}

/** A page of the trail, newest first, and how many events the filter finds. */
export async function listEvents(db: Queryable, asked: Asked): Promise<TrailPage> {
  const conditions = await conditionsOf(db, asked);
  return conditions.length > 0 ? filteredPage(db, asked, conditions) : wholePage(db, asked);
}

/** Events are numbered without a gap: that tells how many there are, and which of them stand on a page. */
async function wholePage(db: Queryable, { currentPage, pageSize }: Asked): Promise<TrailPage> {
  const { number: total } = await readHead(db);
  const newest = total - (currentPage - 1) * pageSize;
  const rows = await db.query<AuditRow>(sql`
    select * from audit_events where number <= ${newest} and number > ${newest - pageSize} order by number desc`);
  return { total, rows };
}

/** Counts and reads in two statements at once; an event that arrives in between does no harm. */
async function filteredPage(db: Queryable, asked: Asked, conditions: readonly Statement[]): Promise<TrailPage> {
  const { currentPage, pageSize, from, to } = asked;
  const where = joinSql(conditions, sql` and `);
  // Within a time an index has the events in its order; by their numbers all newer ones would be walked first.
  const newestFirst = from || to ? sql`at desc, number desc` : sql`number desc`;
  const [counted, rows] = await Promise.all([
    db.query<{ total: number }>(sql`select count(*) as total from audit_events where ${where}`),
    db.query<AuditRow>(sql`
      select * from audit_events where ${where} order by ${newestFirst}
      limit ${pageSize} offset ${(currentPage - 1) * pageSize}`),
  ]);
  return { total: counted[0]?.total ?? 0, rows };
}

async function conditionsOf(db: Queryable, { actor, action, subject, from, to }: Asked): Promise<Statement[]> {
  const conditions: Statement[] = [];
  if (actor) conditions.push(await actorCondition(db, actor));
  if (action) conditions.push(await actionCondition(db, action));
  if (subject) conditions.push(subjectCondition(subject));
  if (from) conditions.push(sql`at >= ${new Date(from)}`);
  if (to) conditions.push(sql`at < ${endOf(to)}`);
  return conditions;
}

/** An id that did something finds exactly that, by its index; any other text is a part of a name. */
async function actorCondition(db: Queryable, actor: string): Promise<Statement> {
  const byId = sql`actor_id = ${actor}`;
  const known = await db.query(sql`select from audit_events where ${byId} limit 1`);
  if (known.length > 0) return byId;
  const names = await wordsOf(db, sql`actor_name`, sql`position(lower(${actor}) in lower(word)) > 0`);
  return sql`actor_name = any(${names}::text[])`;
}

async function actionCondition(db: Queryable, action: string): Promise<Statement> {
  const actions = await wordsOf(db, sql`action`, sql`word = ${action} or starts_with(word, ${`${action}.`})`);
  return sql`action = any(${actions}::text[])`;
}

/** The different words of a column that are asked for. Its index is asked for one after the other, not for each event. */
async function wordsOf(db: Queryable, column: Statement, asked: Statement): Promise<string[]> {
  const rows = await db.query<{ word: string }>(sql`
    with recursive words (word) as (
      (select ${column} from audit_events order by ${column} limit 1)
      union all
      select (select ${column} from audit_events where ${column} > word order by ${column} limit 1)
      from words where word is not null)
    select word from words where ${asked}`);
  return rows.map(({ word }) => word);
}

/** Pages show the first eight characters of an id, so these find it too. */
const shortIdLength = 8;

function subjectCondition(subject: string): Statement {
  const exact = sql`subject_id = ${subject} or subject_kind = ${subject}`;
  return subject.length < shortIdLength ? sql`(${exact})` : sql`(${exact} or starts_with(subject_id, ${subject}))`;
}

/** A date alone means all of that day, in UTC; a moment includes its own millisecond. */
function endOf(to: string): Date {
  const time = new Date(to).getTime();
  return new Date(to.length === 'yyyy-mm-dd'.length ? time + 24 * 60 * 60 * 1000 : time + 1);
}

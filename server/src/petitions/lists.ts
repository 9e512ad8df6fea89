import type { PetitionKind, ResultStatus } from '@afc/contract/vocabulary';
import type { Queryable } from '../database/database.ts';
import { joinSql, type Statement, sql } from '../database/sql.ts';
import { containsPattern, searchText } from './search-text.ts';

/** The lists there are: results by status, everybody with a match, people checked, and petitions by kind. */
export type ListName = ResultStatus | 'matches' | 'check' | `petitions:${PetitionKind}`;

interface ListDefinition {
  /** Which rows of `petitions`; written as the partial indexes are. */
  readonly rows: Statement;
  /** The same in `totals` and `tally_changes`. */
  readonly totals: Statement;
}

const byResult = (status: ResultStatus): ListDefinition => ({
  rows: sql`kind = 'user' and status = 'processed' and result_status = ${status}`,
  totals: sql`kind = 'user' and status = 'processed' and result_status = ${status}`,
});
const byKind = (kind: PetitionKind): ListDefinition => ({ rows: sql`kind = ${kind}`, totals: sql`kind = ${kind}` });

const definitions: Record<ListName, ListDefinition> = {
  clear: byResult('clear'),
  consider: byResult('consider'),
  blacklist: byResult('blacklist'),
  kycRejected: byResult('kycRejected'),
  matches: { rows: sql`kind = 'user' and match_count > 0`, totals: sql`kind = 'user' and matched` },
  check: { rows: sql`kind = 'check' and status = 'processed'`, totals: sql`kind = 'check' and status = 'processed'` },
  'petitions:user': byKind('user'),
  'petitions:check': byKind('check'),
  'petitions:test': byKind('test'),
};

export interface ListFilter {
  readonly currentPage: number;
  readonly pageSize: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

export interface ListPage {
  readonly totalResults: number;
  /** Newest first, ties by id. */
  readonly ids: string[];
}

export async function listPage(db: Queryable, list: ListName, filter: ListFilter): Promise<ListPage> {
  const conditions = filterConditions(filter);
  return conditions.length > 0
    ? filteredPage(db, definitions[list], conditions, filter)
    : wholePage(db, definitions[list], filter);
}

function filterConditions({ firstname, lastname, email }: ListFilter): Statement[] {
  const conditions: Statement[] = [];
  if (searchText(firstname)) conditions.push(sql`firstname_search = any(${namesWith(firstname)})`);
  if (searchText(lastname)) conditions.push(sql`lastname_search = any(${namesWith(lastname)})`);
  if (searchText(email)) conditions.push(sql`email_search like ${containsPattern(email)}`);
  return conditions;
}

/** Which names hold the text; the people who have them then come out of an index, in the order of the list. */
const namesWith = (text: string): Statement =>
  sql`array(select name from search_names where name like ${containsPattern(text)})`;

/** Counted and sorted at the same time; a record that arrives in between is not worth the wait for one statement. */
async function filteredPage(
  db: Queryable,
  list: ListDefinition,
  conditions: Statement[],
  { currentPage, pageSize }: ListFilter,
): Promise<ListPage> {
  const hits = sql`from petitions where ${joinSql([list.rows, ...conditions], sql` and `)}`;
  const [counted, rows] = await Promise.all([
    db.query<{ total: number }>(sql`select count(*) as total ${hits}`),
    // `offset 0` is a fence: the planner must not walk the whole list by date in the hope of finding ten hits soon.
    db.query<{ id: string }>(sql`
      select id from (select registered_at, id ${hits} offset 0) hits
      order by ${newestFirst} offset ${(currentPage - 1) * pageSize} limit ${pageSize}`),
  ]);
  return { totalResults: counted[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}

/** So far the index is read from its beginning, in the same statement that adds up the total. */
const nearOffset = 2_000;

async function wholePage(
  db: Queryable,
  list: ListDefinition,
  { currentPage, pageSize }: ListFilter,
): Promise<ListPage> {
  const offset = (currentPage - 1) * pageSize;
  if (offset > nearOffset) return deepPage(db, list, offset, pageSize);
  const [row] = await db.query<{ total: number; ids: string[] }>(sql`
    select ${totalOf(list)}::bigint as total, array(
      select id from petitions where ${list.rows} order by ${newestFirst} offset ${offset} limit ${pageSize}) as ids`);
  return { totalResults: row?.total ?? 0, ids: row?.ids ?? [] };
}

/** The counts by day tell on which day the page begins: only that day's part of the index is walked. */
async function deepPage(db: Queryable, list: ListDefinition, offset: number, pageSize: number): Promise<ListPage> {
  const [start] = await db.query<{ total: number; day: string | null; before: number | null }>(sql`
    with days as materialized (
      select day, sum(count) as count from (
        select day, count from totals_by_day where ${list.totals}
        union all select day, count from tally_changes where ${list.totals}) tallies group by day),
    running as (select day, sum(count) over (order by day desc) - count as before from days where count > 0),
    first as (select day, before from running where before <= ${offset} order by before desc limit 1)
    select (select coalesce(sum(count), 0) from days)::bigint as total, day, before::bigint as before
    from (select 1) one left join first on true`);
  if (!start?.day || offset >= start.total) return { totalResults: start?.total ?? 0, ids: [] };
  const rows = await db.query<{ id: string }>(sql`
    select id from petitions
    where ${list.rows} and registered_at < (${start.day}::date + 1)::timestamp at time zone 'UTC'
    order by ${newestFirst} offset ${offset - (start.before ?? 0)} limit ${pageSize}`);
  return { totalResults: start.total, ids: rows.map(({ id }) => id) };
}

const newestFirst = sql`registered_at desc, id desc`;

const totalOf = (list: ListDefinition): Statement => sql`(
  (select coalesce(sum(count), 0) from totals where ${list.totals})
  + (select coalesce(sum(count), 0) from tally_changes where ${list.totals}))`;

import type { ListRequest } from '@afc/contract/petition';
import type { DecidingSource, PetitionKind, PetitionStatus, ResultStatus } from '@afc/contract/vocabulary';
import type { Queryable } from '../../platform/database/database.ts';
import { joinSql, type Statement, sql } from '../../platform/database/sql.ts';
import { containsPattern, searchText } from './search-text.ts';

/** The lists there are: results by status, everybody with a match, people checked, and petitions by kind. */
export type RecordList = ResultStatus | 'matches' | 'check' | `petitions:${PetitionKind}`;

interface ListDefinition {
  /** Which rows of `petitions`; written as the partial indexes are. */
  readonly rows: Statement;
  /** The same in `totals` and `tally_changes`. */
  readonly totals: Statement;
}

/** Where both tables have the columns that are asked for. */
const sameInBoth = (rows: Statement): ListDefinition => ({ rows, totals: rows });
const byResult = (status: ResultStatus) =>
  sameInBoth(sql`kind = 'user' and status = 'processed' and result_status = ${status}`);
const byKind = (kind: PetitionKind) => sameInBoth(sql`kind = ${kind}`);

const definitions: Record<RecordList, ListDefinition> = {
  clear: byResult('clear'),
  consider: byResult('consider'),
  blacklist: byResult('blacklist'),
  kycRejected: byResult('kycRejected'),
  matches: { rows: sql`kind = 'user' and match_count > 0`, totals: sql`kind = 'user' and matched` },
  check: sameInBoth(sql`kind = 'check' and status = 'processed'`),
  'petitions:user': byKind('user'),
  'petitions:check': byKind('check'),
  'petitions:test': byKind('test'),
};

export interface ListPage {
  readonly totalResults: number;
  /** Newest first, ties by id. */
  readonly ids: string[];
}

export interface AskedPage extends ListRequest {
  /** Only petitions of this status. */
  readonly status?: PetitionStatus | undefined;
  /** Only records whose status this decided. */
  readonly source?: DecidingSource | undefined;
}

export async function listPage(db: Queryable, list: RecordList, asked: AskedPage): Promise<ListPage> {
  const definition = definitionOf(list, asked);
  const filter = readFilter(asked);
  if (filter.conditions.length === 0) return wholePage(db, definition, asked);
  return filteredPage(
    db,
    { ...filter, rows: definition.rows, list: `${list} ${asked.status ?? ''} ${asked.source ?? ''}` },
    asked,
  );
}

function definitionOf(list: RecordList, { status, source }: AskedPage): ListDefinition {
  const { rows, totals } = definitions[list];
  const ofStatus = status ? sql` and status = ${status}` : sql``;
  const ofSource = source ? sql` and source = ${source}` : sql``;
  return { rows: sql`${rows}${ofStatus}${ofSource}`, totals: sql`${totals}${ofStatus}${ofSource}` };
}

interface NameFilter {
  readonly part: 'firstname' | 'lastname';
  readonly column: Statement;
  /** An array of the names that hold the text; the people who have them then come out of an index alone. */
  readonly names: Statement;
}

interface ReadFilter {
  readonly names: readonly NameFilter[];
  /** All that is asked for, the names among it. */
  readonly conditions: readonly Statement[];
}

interface FilteredList extends ReadFilter {
  /** Names what is prepared. */
  readonly list: string;
  readonly rows: Statement;
}

function readFilter({ firstname, lastname, email }: ListRequest): ReadFilter {
  const names = [
    { part: 'firstname' as const, column: sql`firstname_search`, known: sql`search_firstnames`, text: firstname },
    { part: 'lastname' as const, column: sql`lastname_search`, known: sql`search_lastnames`, text: lastname },
  ]
    .filter(({ text }) => searchText(text) !== '')
    .map(({ part, column, known, text }) => ({
      part,
      column,
      names: sql`array(select name from ${known} where name like ${containsPattern(text)})`,
    }));
  const byName = names.map((filter) => sql`${filter.column} = any(${filter.names})`);
  const byEmail = searchText(email) ? [sql`email_search like ${containsPattern(email)}`] : [];
  return { names, conditions: [...byName, ...byEmail] };
}

/** Counts and sorts in two statements at once, which is faster; a record that arrives in between does no harm. */
async function filteredPage(
  db: Queryable,
  { list, rows, names, conditions }: FilteredList,
  { currentPage, pageSize }: ListRequest,
): Promise<ListPage> {
  const hits = sql`from petitions where ${joinSql([rows, ...conditions], sql` and `)}`;
  const only = conditions.length === 1 ? names[0] : undefined;
  const newest = only ? newestByName(rows, only, currentPage * pageSize) : newestOf(hits);
  const count = sql`select count(*) as total ${hits}`;
  const page = sql`${newest} order by ${newestFirst} offset ${(currentPage - 1) * pageSize} limit ${pageSize}`;
  // One name is what staff ask for most, and one plan suits every name.
  const prepare = (statement: Statement, what: string) =>
    only ? statement.prepared(`${what} ${list} by ${only.part}`) : statement;
  const [counted, found] = await Promise.all([
    db.query<{ total: number }>(prepare(count, 'count')),
    db.query<{ id: string }>(prepare(page, 'page')),
  ]);
  return { totalResults: counted[0]?.total ?? 0, ids: found.map(({ id }) => id) };
}

/** `offset 0` is a fence: the planner must not walk the whole list by date in the hope of finding ten hits soon. */
const newestOf = (hits: Statement): Statement => sql`select id from (select registered_at, id ${hits} offset 0) hits`;

/** An index has the people of each name in order, so for each name only as many as the page can show are read. */
const newestByName = (rows: Statement, { column, names }: NameFilter, most: number): Statement => sql`
  select id from unnest(${names}) name cross join lateral (
    select registered_at, id from petitions where ${column} = name and ${rows}
    order by ${newestFirst} limit ${most}) newest`;

/** Up to this offset the index is read from its beginning, in the same statement that adds up the total. */
const nearOffset = 2_000;

async function wholePage(
  db: Queryable,
  list: ListDefinition,
  { currentPage, pageSize }: ListRequest,
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

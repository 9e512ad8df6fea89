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
  if (searchText(firstname)) conditions.push(sql`firstname_search like ${containsPattern(firstname)}`);
  if (searchText(lastname)) conditions.push(sql`lastname_search like ${containsPattern(lastname)}`);
  if (searchText(email)) conditions.push(sql`email_search like ${containsPattern(email)}`);
  return conditions;
}

/** The hits are looked up once and then both counted and sorted. */
async function filteredPage(
  db: Queryable,
  list: ListDefinition,
  conditions: Statement[],
  { currentPage, pageSize }: ListFilter,
): Promise<ListPage> {
  const [row] = await db.query<{ total: number; ids: string[] }>(sql`
    with hits as materialized (
      select registered_at, id from petitions where ${joinSql([list.rows, ...conditions], sql` and `)})
    select (select count(*) from hits) as total,
      array(select id from hits order by registered_at desc, id desc
        offset ${(currentPage - 1) * pageSize} limit ${pageSize}) as ids`);
  return { totalResults: row?.total ?? 0, ids: row?.ids ?? [] };
}

/** So far the index is read from its beginning, in the same statement that adds up the total. */
const nearOffset = 10_000;

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

/** The total tells which end of the index is nearer. */
async function deepPage(db: Queryable, list: ListDefinition, offset: number, pageSize: number): Promise<ListPage> {
  const [row] = await db.query<{ total: number }>(sql`select ${totalOf(list)}::bigint as total`);
  const totalResults = row?.total ?? 0;
  const size = Math.min(pageSize, totalResults - offset);
  if (size <= 0) return { totalResults, ids: [] };
  if (offset <= totalResults / 2) return { totalResults, ids: await idsOf(db, list, newestFirst, offset, size) };
  const ids = await idsOf(db, list, oldestFirst, totalResults - offset - size, size);
  return { totalResults, ids: ids.toReversed() };
}

const newestFirst = sql`registered_at desc, id desc`;
const oldestFirst = sql`registered_at asc, id asc`;

async function idsOf(db: Queryable, list: ListDefinition, order: Statement, offset: number, limit: number) {
  const rows = await db.query<{ id: string }>(sql`
    select id from petitions where ${list.rows} order by ${order} offset ${offset} limit ${limit}`);
  return rows.map(({ id }) => id);
}

const totalOf = (list: ListDefinition): Statement => sql`(
  (select coalesce(sum(count), 0) from totals where ${list.totals})
  + (select coalesce(sum(count), 0) from tally_changes where ${list.totals}))`;

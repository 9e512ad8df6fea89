import type { Decision, Verdict } from '@afc/screening/decide';
import type { KnownMatch, UpdatedMatch } from '@afc/screening/rescreen';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { hasLivingJob } from '../../platform/jobs/signed-jobs.ts';
import { keptSinceWith } from '../records/kept-since.ts';
import { type PersonRow, personColumns } from '../records/store.ts';
import { blacklistingEntry, isListed } from '../results/match-store.ts';

export interface RescreenRow {
  job_id: string;
  started_at: Date;
  finished_at: Date | null;
  after: string | null;
  total: number | null;
  records: number;
  changed: number;
  delisted: number;
}

export async function findRescreen(db: Queryable): Promise<RescreenRow | undefined> {
  const [row] = await db.query<RescreenRow>(sql`
    select job_id, started_at, finished_at, after, total, records, changed, delisted from rescreen`);
  return row;
}

// What was delisted before a rescreen that had to start over is not found again: it goes on counting.
const fromTheStart = sql`job_id = gen_random_uuid(), finished_at = null, after = null, total = null,
  records = 0, changed = 0, delisted = case when rescreen.finished_at is null then rescreen.delisted else 0 end`;

/** Begins with the first record, whatever was under way. From here on nobody writes by lists that were read before. */
export async function startRescreen(tx: Transaction, at: Date): Promise<string> {
  const [row] = await tx.query<{ job_id: string }>(sql`
    insert into rescreen (job_id, started_at) values (gen_random_uuid(), ${at})
    on conflict (only_row) do update set started_at = ${at}, ${fromTheStart} returning job_id`);
  return row?.job_id ?? '';
}

/** The same, where one is under way. */
export async function startOverRescreen(tx: Transaction, at: Date): Promise<void> {
  await tx.query(sql`update rescreen set started_at = ${at}, ${fromTheStart} where finished_at is null`);
}

/** Counts records that were delisted, where a rescreen is to follow. */
export async function countDelisted(tx: Transaction, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  await tx.query(sql`update rescreen set delisted = delisted + ${records.length} where finished_at is null`);
}

/** True for the job whose rescreen it is; nobody starts over until the transaction ends. */
export async function holdRescreen(tx: Transaction, jobId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from rescreen where job_id = ${jobId} and finished_at is null for update`);
  return rows.length > 0;
}

/** The rescreen under way gets another job; undefined where it has a living one or none is under way. */
export async function handOverRescreen(tx: Transaction): Promise<string | undefined> {
  const [row] = await tx.query<{ job_id: string }>(sql`
    select job_id from rescreen where finished_at is null for update`);
  if (!row) return undefined;
  const [living] = await tx.query(sql`select where ${hasLivingJob('rescreen', row.job_id)}`);
  if (living) return undefined;
  const [next] = await tx.query<{ job_id: string }>(sql`
    update rescreen set job_id = gen_random_uuid() returning job_id`);
  return next?.job_id;
}

/** Counts once what there is to do. */
export async function countRescreen(tx: Transaction): Promise<void> {
  await tx.query(sql`
    update rescreen set total = (select count(*) from petitions where kind = 'user' and status = 'processed')`);
}

/** False when another worker was further already. */
export async function advanceRescreen(
  db: Queryable,
  row: RescreenRow,
  step: { after: string; records: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    update rescreen set after = ${step.after}, records = records + ${step.records}
    where job_id = ${row.job_id} and finished_at is null and after is not distinct from ${row.after} returning 1`);
  return rows.length > 0;
}

export async function finishRescreen(tx: Transaction, at: Date): Promise<RescreenRow | undefined> {
  const [row] = await tx.query<RescreenRow>(sql`update rescreen set finished_at = ${at} returning *`);
  return row;
}

export interface RecordRow extends PersonRow {
  id: string;
  registered_at: Date;
  /** No list was loaded when the record was screened. */
  unscreened: boolean;
  entries_left_out: number;
}

const withoutList = sql`'[{"check": "noProviderList"}]'::jsonb`;

/** What the lists said of the record when it was screened, beside its matches. */
const screenedColumns = sql`checks_not_run @> ${withoutList} as unscreened, entries_left_out`;
export type Screened = Pick<RecordRow, 'unscreened' | 'entries_left_out'>;

export async function findScreened(tx: Transaction, id: string): Promise<Screened | undefined> {
  const [row] = await tx.query<Screened>(sql`select ${screenedColumns} from results where petition_id = ${id}`);
  return row;
}

export function recordsAfter(db: Queryable, after: string | null, limit: number): Promise<RecordRow[]> {
  // Chosen before they are joined: otherwise every batch would read everybody's data from the first record on.
  return db.query<RecordRow>(sql`
    with batch as materialized (
      select id, registered_at from petitions
      where kind = 'user' and status = 'processed' and id > ${after ?? '00000000-0000-0000-0000-000000000000'}
      order by id limit ${limit})
    select batch.id, registered_at, ${personColumns}, ${screenedColumns}
    from batch join persons on persons.petition_id = batch.id join results on results.petition_id = batch.id
    order by batch.id`);
}

interface KnownRow {
  petition_id: string;
  id: string;
  source: KnownMatch['source'];
  rule: KnownMatch['rule'];
  score: number;
  entry_status: Verdict | null;
  confirmed: boolean;
  delisted: boolean;
  list: string | null;
  user_guid: string;
  entry_digest: string | null;
}

/** The matches of records, without their evidence. */
export async function knownMatches(db: Queryable, ids: readonly string[]): Promise<Map<string, KnownMatch[]>> {
  const rows = await db.query<KnownRow>(sql`
    select petition_id, id, source, rule, score, entry_status, confirmed, delisted_at is not null as delisted,
      provider ->> 'list' as list, user_guid, entry_digest
    from matches where petition_id = any(${ids}::uuid[])`);
  const known = new Map<string, KnownMatch[]>();
  for (const { petition_id, entry_status: entryStatus, user_guid: reference, entry_digest, ...row } of rows) {
    const match = { ...row, entryStatus, reference, entryDigest: entry_digest };
    known.set(petition_id, [...(known.get(petition_id) ?? []), match]);
  }
  return known;
}

export async function updateMatch(tx: Transaction, { id, match, entryStatus, confirmed }: UpdatedMatch): Promise<void> {
  const { evidence } = match;
  await tx.query(sql`
    update matches set entry_status = ${entryStatus}, confirmed = ${confirmed}, rule = ${match.rule},
      score = ${evidence.score}, threshold = ${evidence.threshold}, reasons = ${evidence.reasons},
      provider = ${JSON.stringify(evidence.provider)}, fields = ${JSON.stringify(evidence.fields)},
      delisted_at = null, entry = ${JSON.stringify(match.entry)}, entry_digest = ${match.entryDigest}
    where id = ${id}`);
}

export async function deleteMatches(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query(sql`delete from matches where id = any(${ids}::uuid[])`);
}

/** Notes that the lists were searched for the record; with `decision` also its new status, and counts it as changed. */
export async function changeRecord(
  tx: Transaction,
  id: string,
  decision: Decision | null,
  entriesLeftOut: number,
): Promise<void> {
  // Without a decision the status is not even named: PostgreSQL would write its indexes and count it anew.
  const changes = decision
    ? sql`result_status = ${decision.resultStatus}, source = ${decision.source},
        match_count = (select count(*) from matches where petition_id = ${id}), version = version + 1,
        kept_since = ${keptSinceWith(decision.resultStatus)}`
    : sql`version = version + 1`;
  await tx.query(sql`
    with screened as (
      update results set entries_left_out = ${entriesLeftOut}, checks_not_run = (
        select coalesce(jsonb_agg(item order by place), '[]')
        from jsonb_array_elements(checks_not_run) with ordinality as items (item, place)
        where item ->> 'check' <> 'noProviderList')
      where petition_id = ${id} and (checks_not_run @> ${withoutList} or entries_left_out <> ${entriesLeftOut})),
    counted as (update rescreen set changed = changed + 1 where ${decision !== null})
    update petitions set ${changes} where id = ${id}`);
}

/** Entries that still blacklist somebody although no loaded list holds them. */
export function staleEntries(db: Queryable): Promise<{ list: string; references: string[] }[]> {
  return db.query(sql`
    select provider ->> 'list' as list, array_agg(distinct user_guid) as references from matches
    where ${blacklistingEntry} and not ${isListed(sql`matches`)} group by 1`);
}

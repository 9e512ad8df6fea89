import type { CheckNotRun } from '@afc/contract/result';
import type { KycReason, RecordSource, ResultStatus, RetentionGroup } from '@afc/contract/vocabulary';
import type { Decision } from '@afc/screening/decide';
import { tellChanged } from '../../accounts/programs/outbox.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { keptSinceWith, retentionGroup } from '../records/kept-since.ts';
import { type PicturesOfRow, picturesColumn } from '../records/picture-store.ts';
import { type PersonRow, type PetitionRow, personColumns, petitionColumns } from '../records/store.ts';

export interface ResultRow extends PetitionRow, PersonRow, PicturesOfRow {
  result_status: ResultStatus;
  country_nationality_name_warn: boolean;
  country_residence_name_warn: boolean;
  doc_expire_at_warn: boolean;
  date_birth_warn: boolean;
  email_match: boolean;
  kyc_reasons: KycReason[];
  checks_not_run: CheckNotRun[];
  entries_left_out: number;
  policy_version: string;
  /** Retention counts its age from here. */
  kept_since: Date;
  retention_group: RetentionGroup | null;
}

/** As it is now for an enrolled record: others with its email may have come or gone. Others keep what was found then. */
const emailMatchColumn = sql`case when email_key is null then email_match else exists (
  select 1 from persons other where other.email_key = persons.email_key and other.petition_id <> petitions.id)
  end as email_match`;

export async function findResults(db: Queryable, ids: readonly string[]): Promise<ResultRow[]> {
  if (ids.length === 0) return [];
  return db.query<ResultRow>(
    sql`
    select ${petitionColumns}, ${personColumns}, country_nationality_name_warn, country_residence_name_warn,
      doc_expire_at_warn, date_birth_warn, ${emailMatchColumn}, kyc_reasons, checks_not_run,
      entries_left_out, policy_version,
      kept_since, ${retentionGroup} as retention_group, ${picturesColumn}
    from petitions join persons on persons.petition_id = petitions.id join results on results.petition_id = petitions.id
    where petitions.id = any(${ids}::uuid[])`.prepared('results'),
  );
}

export interface LockedRecord {
  id: string;
  kind: PetitionRow['kind'];
  version: number;
  result_status: ResultStatus;
  source: RecordSource;
  kyc_reasons: KycReason[];
}

/** Processed records, held until the transaction ends; in the order of their ids, so that no two wait in a circle. */
export async function lockRecords(db: Queryable, ids: readonly string[]): Promise<Map<string, LockedRecord>> {
  const rows = await db.query<LockedRecord>(sql`
    select petitions.id, kind, version, result_status, source, kyc_reasons
    from petitions join results on results.petition_id = petitions.id
    where petitions.id = any(${ids}::uuid[]) order by petitions.id for no key update of petitions`);
  return new Map(rows.map((row) => [row.id, row]));
}

export const decisionOf = ({ result_status, source }: LockedRecord): Decision => ({
  resultStatus: result_status,
  source,
});

/**
 * Its age begins anew with a review, whatever status that gives. Whose mark is taken back is confirmed in no case any
 * more.
 */
export async function updateRecord(
  tx: Transaction,
  record: LockedRecord,
  { resultStatus, source }: Decision,
  { isReview = true }: { isReview?: boolean } = {},
): Promise<void> {
  const keptSince = isReview ? sql`now()` : keptSinceWith(resultStatus);
  await tx.query(sql`
    update petitions set result_status = ${resultStatus}, source = ${source}, version = version + 1,
      kept_since = ${keptSince}
    where id = ${record.id}`);
  if (record.result_status === 'blacklist' && resultStatus !== 'blacklist')
    await tx.query(sql`update matches set confirmed = false where record_id = ${record.id} and confirmed`);
  await tellChanged(tx, record, resultStatus);
}

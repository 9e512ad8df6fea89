import type { PersonSubmission } from '@afc/contract/person';
import type { FaceEvidence, FieldEvidence, ProviderEvidence } from '@afc/contract/result';
import type { MatchReason, MatchSource } from '@afc/contract/vocabulary';
import type { Verdict } from '@afc/screening/decide';
import type { ScreenedMatch } from '@afc/screening/screen';
import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface MatchRow {
  id: string;
  petition_id: string;
  record_id: string | null;
  user_guid: string;
  source: MatchSource;
  /** Of a list entry; null for a record of ours, whose own status counts. */
  entry_status: Verdict | null;
  confirmed: boolean;
  rank: number;
  score: number;
  threshold: number;
  reasons: MatchReason[];
  face: FaceEvidence | null;
  provider: ProviderEvidence | null;
  fields: FieldEvidence[] | null;
  entry: PersonSubmission | null;
  entry_digest: string | null;
}

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

export async function insertMatches(
  db: Queryable,
  petitionId: string,
  matches: readonly ScreenedMatch[],
): Promise<void> {
  for (const match of matches) {
    const { evidence, record, entry } = match;
    // Of another record nothing is copied: its data is read where it is, and gone when it is erased there.
    const fields = record ? null : evidence.fields;
    await db.query(sql`
      insert into matches (petition_id, record_id, user_guid, source, entry_status, confirmed, rank, score, threshold,
        reasons, face, provider, fields, entry, entry_digest)
      values (${petitionId}, ${record?.id ?? null}, ${match.userGuid}, ${match.source},
        ${record ? null : match.verdict}, ${match.confirmedMatch}, ${match.rank}, ${evidence.score},
        ${evidence.threshold}, ${evidence.reasons}, ${asJson(evidence.face)}, ${asJson(evidence.provider)},
        ${asJson(fields)}, ${asJson(entry)}, ${match.entryFingerprint})`);
  }
}

/** Confirmed first, then the strongest. */
export async function findMatches(db: Queryable, petitionIds: readonly string[]): Promise<MatchRow[]> {
  if (petitionIds.length === 0) return [];
  return db.query<MatchRow>(
    sql`
    select id, petition_id, record_id, user_guid, source, entry_status, confirmed, rank, score, threshold, reasons,
      face, provider, fields, entry, entry_digest
    from matches where petition_id = any(${petitionIds}::uuid[])
    order by petition_id, confirmed desc, rank, score desc, id`.prepared('matches'),
  );
}

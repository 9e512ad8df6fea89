import type { PersonSubmission } from '@afc/contract/person';
import type { FaceEvidence, FieldEvidence, ProviderEvidence } from '@afc/contract/result';
import { type MatchReason, type MatchRule, type MatchSource, matchRules } from '@afc/contract/vocabulary';
import type { Verdict } from '@afc/screening/decide';
import type { ScreenedMatch } from '@afc/screening/screen';
import type { Queryable } from '../../platform/database/database.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';

export interface MatchRow {
  id: string;
  petition_id: string;
  record_id: string | null;
  user_guid: string;
  source: MatchSource;
  /** Of a list entry; null for a record of ours, whose own status counts. */
  entry_status: Verdict | null;
  confirmed: boolean;
  rule: MatchRule;
  score: number;
  threshold: number;
  reasons: MatchReason[];
  face: FaceEvidence | null;
  provider: ProviderEvidence | null;
  fields: FieldEvidence[] | null;
  entry: PersonSubmission | null;
  entry_digest: string | null;
}

/** A match that was found, as it is kept. */
export function rowOf({ evidence, record, entry, ...match }: ScreenedMatch): Omit<MatchRow, 'id' | 'petition_id'> {
  return {
    record_id: record?.id ?? null,
    user_guid: match.userGuid,
    source: match.source,
    entry_status: record ? null : match.verdict,
    confirmed: match.confirmedMatch,
    rule: match.rule,
    score: evidence.score,
    threshold: evidence.threshold,
    reasons: evidence.reasons,
    face: evidence.face,
    provider: evidence.provider,
    // Nothing of another record is copied: its data is read from there, and gone when that record is erased.
    fields: record ? null : evidence.fields,
    entry,
    entry_digest: match.entryDigest,
  };
}

/** One statement, however many matches there are. */
export function insertMatches(petitionId: string, matches: readonly ScreenedMatch[]): Statement {
  const rows = matches.map(rowOf);
  return sql`
    insert into matches (petition_id, record_id, user_guid, source, entry_status, confirmed, rule, score, threshold,
      reasons, face, provider, fields, entry, entry_digest)
    select ${petitionId}::uuid, match.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as match (
      record_id uuid, user_guid text, source text, entry_status text, confirmed boolean, rule text,
      score double precision, threshold double precision, reasons text[], face jsonb, provider jsonb, fields jsonb,
      entry jsonb, entry_digest text)`;
}

/** Whether a loaded list holds the entry of a match. */
export const isListed = (match: Statement) => sql`exists (
  select from provider_lists join provider_entities on version_id = current_version
  where name = ${match}.provider ->> 'list' and provider_entities.reference = ${match}.user_guid)`;

/** Whether the list of a match holds its entry no more. The match itself is marked, or taken out, some time later. */
const isDropped = sql`(source = 'provider' and not ${isListed(sql`matches`)}
  and exists (select from provider_list_versions where list_name = matches.provider ->> 'list'))`;

/** As they are now: an entry that its list dropped is one already where that is not written yet. */
const reasonsColumn = sql`case when delisted_at is not null or ${isDropped}
  then array_append(reasons, 'delisted') else reasons end as reasons`;

/** Less is stronger. */
export const strength = sql`array_position(${matchRules}::text[], rule)`;

/** Confirmed first, then the strongest; of each petition no more than `most`, where that is given. */
export async function findMatches(db: Queryable, petitionIds: readonly string[], most?: number): Promise<MatchRow[]> {
  if (petitionIds.length === 0) return [];
  return db.query<MatchRow>(
    sql`
    select found.* from unnest(${petitionIds}::uuid[]) as petition (id) cross join lateral (
      select id, petition_id, record_id, user_guid, source, entry_status, confirmed, rule, score, threshold,
        ${reasonsColumn}, face, provider, fields, entry, entry_digest
      from matches where petition_id = petition.id
      order by confirmed desc, ${strength}, score desc, id limit ${most ?? null}::bigint) found`.prepared('matches'),
  );
}

/**
 * Entries that blacklist somebody: the confirmed ones. Where staff set a provider's mark without confirming any, it
 * rests on those it was set by, until no list holds one of them any more.
 */
export const blacklistingEntry = sql`matches.source = 'provider' and (entry_status = 'blacklist'
  or delisted_at is null
    and exists (select from petitions
      where id = matches.petition_id and result_status = 'blacklist' and petitions.source = 'provider')
    and not exists (select from matches other
      where other.petition_id = matches.petition_id and other.source = 'provider'
        and (other.entry_status = 'blacklist' or ${isListed(sql`other`)})))`;

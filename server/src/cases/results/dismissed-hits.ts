import type { PersonSubmission } from '@afc/contract/person';
import { nameAndDateBirthKey } from '@afc/screening/rules/date-of-birth';
import type { ProviderFinding } from '@afc/screening/screen';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The entries behind these matches of a record are somebody else: they do not return for it. */
export async function dismissHits(db: Queryable, petitionId: string, matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  await db.query(sql`
    insert into dismissed_hits (petition_id, name_date_birth_key, list, reference, entry_digest, score)
    select petition_id, name_date_birth_key, provider ->> 'list', user_guid, entry_digest, score
    from matches join persons using (petition_id)
    where petition_id = ${petitionId} and id = any(${matches}::uuid[]) and entry_digest is not null
    on conflict (petition_id, list, reference)
      do update set entry_digest = excluded.entry_digest, score = excluded.score`);
}

/** The entries behind these matches of a record are this person after all. */
export async function recallHits(db: Queryable, petitionId: string, matches: readonly string[]): Promise<void> {
  if (matches.length === 0) return;
  await db.query(sql`
    delete from dismissed_hits using matches
    where dismissed_hits.petition_id = ${petitionId} and matches.petition_id = ${petitionId}
      and provider ->> 'list' = list and user_guid = reference and matches.id = any(${matches}::uuid[])`);
}

export interface PersonOnLists {
  readonly person: PersonSubmission;
  /** null where nothing of the person is stored. */
  readonly petitionId: string | null;
}

export type IsDismissed = (one: PersonOnLists, finding: ProviderFinding) => boolean;

interface DismissedRow {
  petition_id: string;
  name_date_birth_key: string | null;
  list: string;
  reference: string;
  entry_digest: string;
  /** What the person scored who was judged; null where it was dismissed before this was noted. */
  score: number | null;
}

/**
 * Entries that staff judged not to be one of these people, and that have not changed since. What a document or a date of
 * birth confirms was never theirs to judge; nor, of another record with the same name and date of birth, what agrees more
 * than theirs did.
 */
export async function findDismissed(db: Queryable, people: readonly PersonOnLists[]): Promise<IsDismissed> {
  if (people.length === 0) return () => false;
  const personKey = ({ person }: PersonOnLists) =>
    nameAndDateBirthKey(person.firstname, person.lastname, person.dateBirth);
  const rows = await db.query<DismissedRow>(sql`
    select petition_id, name_date_birth_key, list, reference, entry_digest, score from dismissed_hits
    where petition_id = any(${people.flatMap(({ petitionId }) => petitionId ?? [])}::uuid[])
      or name_date_birth_key = any(${people.map(personKey).filter((text) => text !== '')}::text[])`);
  /** The highest score that was judged, by whose it was and by the entry. */
  const judged = new Map<string, number>();
  const note = (of: string, score: number) => judged.set(of, Math.max(score, judged.get(of) ?? 0));
  for (const { petition_id, name_date_birth_key, list, reference, entry_digest, score } of rows) {
    note(key(petition_id, list, reference, entry_digest), Number.POSITIVE_INFINITY);
    if (name_date_birth_key)
      note(key(name_date_birth_key, list, reference, entry_digest), score ?? Number.POSITIVE_INFINITY);
  }
  return (one, { reason, score, provider: { list, reference }, entryDigest = '' }) => {
    const isJudged = (who: string | null) =>
      who !== null && score <= (judged.get(key(who, list, reference, entryDigest)) ?? -1);
    return reason === 'providerName' && [one.petitionId, personKey(one) || null].some(isJudged);
  };
}

const key = (...parts: (string | null)[]) => JSON.stringify(parts);

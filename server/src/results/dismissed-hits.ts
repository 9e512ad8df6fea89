import type { PersonSubmission } from '@afc/contract/person';
import { nameAndDateBirthKey } from '@afc/screening/rules/date-of-birth';
import type { ProviderFinding } from '@afc/screening/screen';
import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * Staff who clear a record say that its unconfirmed list entries are somebody else: these do not return for it. A
 * delisted entry is not among them: the record was cleared of it because the list had dropped it.
 */
export async function dismissHits(db: Queryable, petitionId: string): Promise<void> {
  await db.query(sql`
    insert into dismissed_hits (petition_id, name_date_birth_key, list, reference, entry_digest)
    select petition_id, name_date_birth_key, provider ->> 'list', user_guid, entry_digest
    from matches join persons using (petition_id)
    where petition_id = ${petitionId} and source = 'provider' and not confirmed and entry_digest is not null
      and not 'delisted' = any(reasons)
    on conflict (petition_id, list, reference) do update set entry_digest = excluded.entry_digest`);
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
}

/**
 * Entries that staff judged not to be one of these people, and that have not changed since. What a document or a date of
 * birth confirms was never theirs to judge.
 */
export async function findDismissed(db: Queryable, people: readonly PersonOnLists[]): Promise<IsDismissed> {
  if (people.length === 0) return () => false;
  const personKey = ({ person }: PersonOnLists) =>
    nameAndDateBirthKey(person.firstname, person.lastname, person.dateBirth);
  const rows = await db.query<DismissedRow>(sql`
    select petition_id, name_date_birth_key, list, reference, entry_digest from dismissed_hits
    where petition_id = any(${people.flatMap(({ petitionId }) => petitionId ?? [])}::uuid[])
      or name_date_birth_key = any(${people.map(personKey).filter((text) => text !== '')}::text[])`);
  const dismissed = new Set(
    rows.flatMap(({ petition_id, name_date_birth_key, list, reference, entry_digest }) =>
      [petition_id, name_date_birth_key].map((who) => key(who, list, reference, entry_digest)),
    ),
  );
  return (one, { reason, provider: { list, reference }, entryDigest = '' }) =>
    reason === 'providerName' &&
    [one.petitionId, personKey(one) || null].some(
      (who) => who !== null && dismissed.has(key(who, list, reference, entryDigest)),
    );
}

const key = (...parts: (string | null)[]) => JSON.stringify(parts);

import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * A record that staff cleared is none of the list entries that were not confirmed: they do not return for it. Of an
 * entry that was delisted nobody said so: it was let go because its list had dropped it.
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

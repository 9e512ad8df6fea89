import type { Queryable } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { sql } from '../../platform/database/sql.ts';

export interface CredentialsRow {
  id: string;
  name: string;
  api_key: string;
  secret_end: string;
  created_by_firstname: string;
  created_by_lastname: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface NewCredentialsRow {
  readonly name: string;
  readonly api_key: string;
  readonly secret_hash: string;
  readonly secret_end: string;
  readonly created_by: string;
}

export async function insertCredentials(db: Queryable, row: NewCredentialsRow): Promise<{ id: string }> {
  const [made] = await db.query<{ id: string }>(sql`
    insert into credentials (name, api_key, secret_hash, secret_end, created_by)
    values (${row.name}, ${row.api_key}, ${row.secret_hash}, ${row.secret_end}, ${row.created_by}) returning id`);
  if (!made) throw new Error('an insert returned no row');
  return made;
}

/** Newest first; the secrets' hashes stay in the database. */
export function listCredentials(db: Queryable): Promise<CredentialsRow[]> {
  return db.query<CredentialsRow>(sql`
    select credentials.id, name, api_key, secret_end, credentials.created_at, last_used_at, revoked_at,
      staff.firstname as created_by_firstname, staff.lastname as created_by_lastname
    from credentials join staff on staff.id = credentials.created_by
    order by credentials.created_at desc, credentials.id`);
}

/** Revoked now, revoked before, or unknown. */
export async function revokeCredentials(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ name: string; api_key: string; revokedBefore: boolean } | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.query<{ name: string; api_key: string; revoked_at: Date | null }>(
    sql`select name, api_key, revoked_at from credentials where id = ${id} for update`,
  );
  if (!row) return undefined;
  if (!row.revoked_at) await db.query(sql`update credentials set revoked_at = ${now} where id = ${id}`);
  return { name: row.name, api_key: row.api_key, revokedBefore: row.revoked_at !== null };
}

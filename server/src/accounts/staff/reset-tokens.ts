import { createHash, randomBytes } from 'node:crypto';
import { resetLinkLifetimeSeconds } from '@afc/contract/limits';
import type { Queryable } from '../../platform/database/database.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { sql } from '../../platform/database/sql.ts';
import { type StaffActor, type StaffRow, staffActor } from './store.ts';

/** The token is random, so a plain hash of it is safe to keep. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export async function createResetToken(db: Queryable, staffId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + resetLinkLifetimeSeconds * 1000);
  await db.query(sql`
    insert into reset_tokens (token_hash, staff_id, expires_at) values (${hashToken(token)}, ${staffId}, ${expiresAt})`);
  return token;
}

export async function findResetToken(db: Queryable, tokenHash: string, now: Date): Promise<StaffActor | null> {
  const [row] = await db.query<Pick<StaffRow, 'id' | 'firstname' | 'lastname' | 'role'>>(sql`
    select staff.id, staff.firstname, staff.lastname, staff.role
    from reset_tokens join staff on staff.id = reset_tokens.staff_id
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now} and staff.disabled_at is null`);
  return row ? staffActor(row) : null;
}

/** Uses the link up; false when somebody was faster. */
export async function useResetToken(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db.query(sql`
    update reset_tokens set used_at = ${now}
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now} returning 1`);
  return used.length > 0;
}

export async function endResetTokensOf(db: Queryable, staffId: string, now: Date): Promise<void> {
  await db.query(sql`update reset_tokens set used_at = ${now} where staff_id = ${staffId} and used_at is null`);
}

/** Links that have ended: one that is forgotten is answered like one that is too old. */
export async function forgetOldResetTokens({ db, now }: DatabaseAndClock): Promise<void> {
  await db.query(sql`delete from reset_tokens where expires_at <= ${now()}`);
}

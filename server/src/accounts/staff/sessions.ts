import { randomUUID } from 'node:crypto';
import { tokenLifetimeSeconds } from '@afc/contract/limits';
import { TokenClaims } from '@afc/contract/session';
import { createSigner, createVerifier } from 'fast-jwt';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { sql } from '../../platform/database/sql.ts';
import { type StaffActor, type StaffRow, staffActor } from './store.ts';

/** What signs and reads tokens. */
export interface TokenNeeds {
  readonly now: () => Date;
  readonly secret: string;
}

/** A session outlives its tokens: a refresh extends it, and revoking it ends all of them. */
export async function openSession(needs: TokenNeeds, db: Queryable, staff: StaffRow): Promise<string> {
  const id = randomUUID();
  const now = needs.now();
  await db.query(sql`
    insert into sessions (id, staff_id, created_at, expires_at)
    values (${id}, ${staff.id}, ${now}, ${expiryFrom(now)})`);
  return signToken(needs, id, staff);
}

export async function extendSession(needs: TokenNeeds, db: Queryable, id: string, staff: StaffRow): Promise<string> {
  await db.query(sql`update sessions set expires_at = ${expiryFrom(needs.now())} where id = ${id}`);
  return signToken(needs, id, staff);
}

export async function isOpen(db: Queryable, id: string): Promise<boolean> {
  return (await db.query(sql`select from sessions where id = ${id} and revoked_at is null`)).length > 0;
}

/** False where it had ended already. */
export async function revokeSession(db: Queryable, id: string, now: Date): Promise<boolean> {
  const revoked = await db.query(sql`
    update sessions set revoked_at = ${now} where id = ${id} and revoked_at is null returning 1`);
  return revoked.length > 0;
}

/** Ends a person's sessions, except the one that asks. */
export async function revokeSessionsOf(
  db: Queryable,
  staffId: string,
  now: Date,
  except: string | null = null,
): Promise<void> {
  await db.query(sql`
    update sessions set revoked_at = ${now}
    where staff_id = ${staffId} and revoked_at is null and id is distinct from ${except}::uuid`);
}

/** Those that nobody can extend any more. */
export async function forgetEndedSessions({ db, now }: DatabaseAndClock): Promise<void> {
  await db.query(sql`delete from sessions where expires_at <= ${now()}`);
}

export interface LiveSession {
  readonly id: string;
  readonly actor: StaffActor;
}

/** The session behind a bearer token, unless it is forged, expired, revoked or its owner disabled. */
export async function findSession(
  needs: TokenNeeds & { readonly db: Database },
  token: string,
): Promise<LiveSession | null> {
  const claims = readToken(needs, token);
  if (!claims) return null;
  const [row] = await needs.db.query<Pick<StaffRow, 'id' | 'firstname' | 'lastname' | 'role'>>(
    sql`
    select staff.id, staff.firstname, staff.lastname, staff.role
    from sessions join staff on staff.id = sessions.staff_id
    where sessions.id = ${claims.jti} and sessions.revoked_at is null and sessions.expires_at > ${needs.now()}
      and staff.disabled_at is null`.prepared('session'),
  );
  return row ? { id: claims.jti, actor: staffActor(row) } : null;
}

const expiryFrom = (now: Date) => new Date(now.getTime() + tokenLifetimeSeconds * 1000);
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

function signToken(needs: TokenNeeds, sessionId: string, staff: StaffRow): string {
  const iat = secondsOf(needs.now());
  const sign = createSigner({ key: needs.secret, algorithm: 'HS256' });
  return sign({
    jti: sessionId,
    id: staff.id,
    role: staff.role,
    displayName: displayNameOf(staff),
    iat,
    exp: iat + tokenLifetimeSeconds,
  } satisfies TokenClaims);
}

function readToken(needs: TokenNeeds, token: string): TokenClaims | null {
  const verify = createVerifier({
    key: needs.secret,
    algorithms: ['HS256'],
    clockTimestamp: needs.now().getTime(),
  });
  try {
    return TokenClaims.parse(verify(token));
  } catch {
    return null;
  }
}

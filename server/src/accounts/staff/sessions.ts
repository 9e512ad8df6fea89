import { randomUUID } from 'node:crypto';
import { tokenLifetimeSeconds } from '@afc/contract/limits';
import { TokenClaims } from '@afc/contract/session';
import { createSigner, createVerifier } from 'fast-jwt';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Context } from '../../start/services/context.ts';
import { type StaffActor, type StaffRow, staffActor } from './store.ts';

/** A session outlives its tokens: a refresh extends it, and revoking it ends all of them. */
export async function openSession(context: Context, db: Queryable, staff: StaffRow): Promise<string> {
  const id = randomUUID();
  const now = context.now();
  await db.query(sql`
    insert into sessions (id, staff_id, created_at, expires_at)
    values (${id}, ${staff.id}, ${now}, ${expiryFrom(now)})`);
  return signToken(context, id, staff);
}

export async function extendSession(context: Context, db: Queryable, id: string, staff: StaffRow): Promise<string> {
  await db.query(sql`update sessions set expires_at = ${expiryFrom(context.now())} where id = ${id}`);
  return signToken(context, id, staff);
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
export async function forgetEndedSessions({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.query(sql`delete from sessions where expires_at <= ${now()}`);
}

export interface LiveSession {
  readonly id: string;
  readonly actor: StaffActor;
}

/** The session behind a bearer token, unless it is forged, expired, revoked or its owner disabled. */
export async function findSession(context: Context, token: string): Promise<LiveSession | null> {
  const claims = readToken(context, token);
  if (!claims) return null;
  const [row] = await context.db.query<Pick<StaffRow, 'id' | 'firstname' | 'lastname' | 'role'>>(
    sql`
    select staff.id, staff.firstname, staff.lastname, staff.role
    from sessions join staff on staff.id = sessions.staff_id
    where sessions.id = ${claims.jti} and sessions.revoked_at is null and sessions.expires_at > ${context.now()}
      and staff.disabled_at is null`.prepared('session'),
  );
  return row ? { id: claims.jti, actor: staffActor(row) } : null;
}

const expiryFrom = (now: Date) => new Date(now.getTime() + tokenLifetimeSeconds * 1000);
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

function signToken(context: Context, sessionId: string, staff: StaffRow): string {
  const iat = secondsOf(context.now());
  const sign = createSigner({ key: context.secret, algorithm: 'HS256' });
  return sign({
    jti: sessionId,
    id: staff.id,
    role: staff.role,
    displayName: displayNameOf(staff),
    iat,
    exp: iat + tokenLifetimeSeconds,
  } satisfies TokenClaims);
}

function readToken(context: Context, token: string): TokenClaims | null {
  const verify = createVerifier({
    key: context.secret,
    algorithms: ['HS256'],
    clockTimestamp: context.now().getTime(),
  });
  try {
    return TokenClaims.parse(verify(token));
  } catch {
    return null;
  }
}

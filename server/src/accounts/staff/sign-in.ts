import type { Language } from '@afc/contract/messages';
import { type Caller, nobody } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import type { AttemptNeeds } from '../../platform/http/attempts.ts';
import { countAttempt, forgetAttempts, networkOf } from '../../platform/http/attempts.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { resetEmail } from '../../platform/mail/reset-email.ts';
import { recordEvent } from '../audit/store.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { createResetToken, endResetTokensOf, useResetToken } from './reset-tokens.ts';
import type { TokenNeeds } from './sessions.ts';
import { extendSession, isOpen, openSession, revokeSession, revokeSessionsOf } from './sessions.ts';
import { aboutStaff } from './staff-event.ts';
import { findStaff, findStaffByEmail, lockStaff, rememberLogin, setPasswordHash, staffActor } from './store.ts';

/** What signs people in. */
interface LoginNeeds extends AttemptNeeds {
  readonly config: Config;
}

/** The same, and what mails them links. */
export interface SignInNeeds extends LoginNeeds {
  readonly mail: Mailer;
}

interface Origin {
  readonly requestId: string;
  readonly address: string;
}

export async function login(needs: LoginNeeds, username: string, password: string, origin: Origin): Promise<string> {
  const email = username.trim().toLowerCase();
  await countTry(needs, 'login', email, origin);
  const staff = await findStaffByEmail(needs.db, email);
  const fits = await passwordFits(staff?.password_hash, password);
  if (!staff || !fits || staff.disabled_at) throw new AppError('invalidCredentials');
  await forgetAttempts(needs, { what: 'login-account', whose: email });
  return needs.db.transaction(async (tx) => {
    // First: a change of the password or a disabling has to wait for this row, and then ends the new session too.
    if (!(await rememberLogin(tx, staff, needs.now()))) throw new AppError('invalidCredentials');
    const token = await openSession(needs, tx, staff);
    const asking = { actor: staffActor(staff), requestId: origin.requestId };
    await recordEvent(tx, { ...aboutStaff(asking, staff.id), action: 'session.opened' });
    return token;
  });
}

export async function refreshToken(needs: TokenNeeds & { readonly db: Database }, caller: Caller): Promise<string> {
  const staff = await findStaff(needs.db, caller.actor.id);
  if (!staff || !caller.sessionId) throw new AppError('sessionExpired');
  return extendSession(needs, needs.db, caller.sessionId, staff);
}

export async function logout(needs: DatabaseAndClock, caller: Caller, requestId: string): Promise<void> {
  const { actor, sessionId } = caller;
  if (!sessionId) return;
  await needs.db.transaction(async (tx) => {
    if (!(await revokeSession(tx, sessionId, needs.now()))) return;
    await recordEvent(tx, { ...aboutStaff({ actor, requestId }, actor.id), action: 'session.closed' });
  });
}

/** Always looks the same from outside: the mail is made after the answer. */
export async function sendResetEmail(
  needs: SignInNeeds,
  address: string,
  origin: Origin & { readonly language: Language },
): Promise<void> {
  const email = address.trim().toLowerCase();
  await countTry(needs, 'reset', email, origin);
  needs.mail.later(async () => {
    const staff = await findStaffByEmail(needs.db, email);
    if (!staff) return null;
    const token = await needs.db.transaction(async (tx) => {
      // Whoever disables the profile or gives it another address waits for the link, and ends it.
      const locked = await lockStaff(tx, staff.id);
      if (locked?.email !== email || locked.disabled_at) return null;
      const made = await createResetToken(tx, staff.id, needs.now());
      // Anybody can ask in anybody's name: it proves nothing about the person.
      const asking = { actor: nobody, requestId: origin.requestId };
      await recordEvent(tx, { ...aboutStaff(asking, staff.id), action: 'password.reset-requested' });
      return made;
    });
    if (!token) return null;
    const link = `${needs.config.publicUrl}/auth/forgot-password/${token}`;
    return resetEmail({ to: staff.email, link, language: origin.language });
  });
}

export async function changePassword(
  needs: DatabaseAndClock,
  caller: Caller,
  password: string,
  requestId: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = needs.now();
  await needs.db.transaction(async (tx) => {
    // The profile is locked before its links and sessions, as everywhere: no two wait for each other.
    await setPasswordHash(tx, caller.actor.id, passwordHash);
    if (caller.resetTokenHash && !(await useResetToken(tx, caller.resetTokenHash, now)))
      throw new AppError('resetLinkUsed');
    if (caller.sessionId && !(await isOpen(tx, caller.sessionId))) throw new AppError('sessionExpired');
    await endResetTokensOf(tx, caller.actor.id, now);
    await revokeSessionsOf(tx, caller.actor.id, now, caller.sessionId);
    const after = { by: caller.resetTokenHash ? 'reset link' : 'session' };
    const asking = { actor: caller.actor, requestId };
    await recordEvent(tx, { ...aboutStaff(asking, caller.actor.id), action: 'password.changed', after });
  });
}

/** Counts a try by the network that it comes from, and by the account that it is for. */
async function countTry(needs: LoginNeeds, way: 'login' | 'reset', email: string, { address }: Origin): Promise<void> {
  const { perAccount, perAddress, windowSeconds } = needs.config.loginAttempts;
  await countAttempt(needs, { what: `${way}-address`, whose: networkOf(address), max: perAddress, windowSeconds });
  await countAttempt(needs, { what: `${way}-account`, whose: email, max: perAccount, windowSeconds });
}

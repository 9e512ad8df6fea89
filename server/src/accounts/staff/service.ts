import type { AuditAction } from '@afc/contract/audit';
import type { Role } from '@afc/contract/vocabulary';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import type { Context } from '../../start/services/context.ts';
import { refuseBarred } from '../audit/refuse-barred.ts';
import { recordEvent } from '../audit/store.ts';
import { hashPassword } from './passwords.ts';
import { endResetTokensOf } from './reset-tokens.ts';
import { revokeSessionsOf } from './sessions.ts';
import { aboutStaff } from './staff-event.ts';
import {
  insertStaff,
  isLastAdministrator,
  lockStaff,
  lockStandings,
  type PersonalData,
  type StaffRow,
  type Standing,
  setPasswordHash,
  setPersonalData,
  setStanding,
} from './store.ts';

/** The server's handlers and the command line both have these. */
export type StaffContext = Pick<Context, 'db' | 'now'>;

export interface NewProfile extends PersonalData {
  readonly role: Role;
  readonly password: string;
}

export async function register(context: StaffContext, profile: NewProfile, asking: Asking): Promise<StaffRow> {
  const { password, ...data } = profile;
  const passwordHash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const staff = await insertStaff(tx, { ...data, password_hash: passwordHash });
    if (!staff) throw new AppError('emailTaken', { fields: { user: 'emailTaken' } });
    const after = { ...personalData(staff), role: staff.role };
    await recordEvent(tx, { ...aboutStaff(asking, staff.id), action: 'staff.registered', after });
    return staff;
  });
}

export async function updateUser(context: StaffContext, data: PersonalData, asking: Asking): Promise<StaffRow> {
  const { id } = asking.actor;
  try {
    return await context.db.transaction(async (tx) => {
      const before = await lockOrRefuse(tx, id);
      const after = await setPersonalData(tx, id, data);
      if (!after) throw emailOfAnother();
      if (sameData(before, after)) return after;
      // A link that was mailed to the old address must not open the profile of the new one.
      if (before.email !== after.email) await endResetTokensOf(tx, id, context.now());
      const event = { ...aboutStaff(asking, id), action: 'staff.updated' } as const;
      await recordEvent(tx, { ...event, before: personalData(before), after: personalData(after) });
      return after;
    });
  } catch (error) {
    // Two people may take one address in the same moment; the database lets one of them.
    throw isUniqueViolation(error) ? emailOfAnother() : error;
  }
}

export function changeRole(context: StaffContext, id: string, role: Role, asking: Asking): Promise<StaffRow> {
  return changeStanding(context, id, asking, 'staff.role-changed', ({ disabled_at }) => ({ role, disabled_at }));
}

/** Ends the person's sessions and reset links in the same moment. */
export function disableStaff(context: StaffContext, id: string, asking: Asking): Promise<StaffRow> {
  const now = context.now();
  return changeStanding(context, id, asking, 'staff.disabled', ({ role, disabled_at }) => ({
    role,
    disabled_at: disabled_at ?? now,
  }));
}

export function enableStaff(context: StaffContext, id: string, asking: Asking): Promise<StaffRow> {
  return changeStanding(context, id, asking, 'staff.enabled', ({ role }) => ({ role, disabled_at: null }));
}

/** For a person who lost the password and has no way to the mailed link. */
export async function resetPassword(
  context: StaffContext,
  id: string,
  password: string,
  asking: Asking,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    await lockOrRefuse(tx, id);
    await setPasswordHash(tx, id, passwordHash);
    await endAccess(context, tx, id);
    await recordEvent(tx, { ...aboutStaff(asking, id), action: 'password.reset' });
  });
}

async function changeStanding(
  context: StaffContext,
  id: string,
  asking: Asking,
  action: AuditAction,
  change: (before: Standing) => Standing,
): Promise<StaffRow> {
  return context.db.transaction(async (tx) => {
    await lockStandings(tx);
    const before = await lockOrRefuse(tx, id);
    if (id === asking.actor.id) refuseBarred(asking.actor, before);
    const wanted = change(before);
    if (wanted.role === before.role && wanted.disabled_at === before.disabled_at) return before;
    const staysAdministrator = wanted.role === 'Administrator' && wanted.disabled_at === null;
    if (!staysAdministrator && (await isLastAdministrator(tx, id))) throw new AppError('lastAdministrator');
    const after = await setStanding(tx, id, wanted);
    if (wanted.disabled_at) await endAccess(context, tx, id);
    const event = { ...aboutStaff(asking, id), action };
    await recordEvent(tx, { ...event, before: standing(before), after: standing(after) });
    return after;
  });
}

async function endAccess(context: StaffContext, tx: Transaction, id: string): Promise<void> {
  await revokeSessionsOf(tx, id, context.now());
  await endResetTokensOf(tx, id, context.now());
}

async function lockOrRefuse(tx: Transaction, id: string): Promise<StaffRow> {
  const staff = await lockStaff(tx, id);
  if (!staff) throw new AppError('notFound');
  return staff;
}

const emailOfAnother = () => new AppError('emailTaken', { fields: { email: 'emailTaken' } });
const personalData = ({ firstname, lastname, email }: StaffRow): PersonalData => ({ firstname, lastname, email });
const standing = ({ role, disabled_at }: StaffRow) => ({ role, disabled: disabled_at !== null });
const sameData = (a: PersonalData, b: PersonalData) =>
  a.firstname === b.firstname && a.lastname === b.lastname && a.email === b.email;

import type { AuditAction } from '@afc/contract/audit';
import type { Role } from '@afc/contract/vocabulary';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DatabaseAndClock } from '../../platform/database/database-and-clock.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
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

export interface NewProfile extends PersonalData {
  readonly role: Role;
  readonly password: string;
}

export async function register(needs: DatabaseAndClock, profile: NewProfile, asking: Asking): Promise<StaffRow> {
  const { password, ...data } = profile;
  const passwordHash = await hashPassword(password);
  return needs.db.transaction(async (tx) => {
    const staff = await insertStaff(tx, { ...data, password_hash: passwordHash });
    if (!staff) throw new AppError('emailTaken', { fields: { user: 'emailTaken' } });
    const after = { ...personalData(staff), role: staff.role };
    await recordEvent(tx, { ...aboutStaff(asking, staff.id), action: 'staff.registered', after });
    return staff;
  });
}

export async function updateUser(needs: DatabaseAndClock, data: PersonalData, asking: Asking): Promise<StaffRow> {
  const { id } = asking.actor;
  try {
    return await needs.db.transaction(async (tx) => {
      const before = await lockOrRefuse(tx, id);
      const after = await setPersonalData(tx, id, data);
      if (!after) throw emailOfAnother();
      if (sameData(before, after)) return after;
      // A link that was mailed to the old address must not open the profile of the new one.
      if (before.email !== after.email) await endResetTokensOf(tx, id, needs.now());
      const event = { ...aboutStaff(asking, id), action: 'staff.updated' } as const;
      await recordEvent(tx, { ...event, before: personalData(before), after: personalData(after) });
      return after;
    });
  } catch (error) {
    // Two people may take one address in the same moment; the database lets one of them.
    throw isUniqueViolation(error) ? emailOfAnother() : error;
  }
}

export function changeRole(needs: DatabaseAndClock, id: string, role: Role, asking: Asking): Promise<StaffRow> {
  return changeStanding(needs, id, asking, 'staff.role-changed', ({ disabled_at }) => ({ role, disabled_at }));
}

/** Ends the person's sessions and reset links in the same moment. */
export function disableStaff(needs: DatabaseAndClock, id: string, asking: Asking): Promise<StaffRow> {
  const now = needs.now();
  return changeStanding(needs, id, asking, 'staff.disabled', ({ role, disabled_at }) => ({
    role,
    disabled_at: disabled_at ?? now,
  }));
}

export function enableStaff(needs: DatabaseAndClock, id: string, asking: Asking): Promise<StaffRow> {
  return changeStanding(needs, id, asking, 'staff.enabled', ({ role }) => ({ role, disabled_at: null }));
}

/** For a person who lost the password and has no way to the mailed link. */
export async function resetPassword(
  needs: DatabaseAndClock,
  id: string,
  password: string,
  asking: Asking,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await needs.db.transaction(async (tx) => {
    await lockOrRefuse(tx, id);
    await setPasswordHash(tx, id, passwordHash);
    await endAccess(needs, tx, id);
    await recordEvent(tx, { ...aboutStaff(asking, id), action: 'password.reset' });
  });
}

async function changeStanding(
  needs: DatabaseAndClock,
  id: string,
  asking: Asking,
  action: AuditAction,
  change: (before: Standing) => Standing,
): Promise<StaffRow> {
  return needs.db.transaction(async (tx) => {
    await lockStandings(tx);
    const before = await lockOrRefuse(tx, id);
    if (id === asking.actor.id) refuseBarred(asking.actor, before);
    const wanted = change(before);
    if (wanted.role === before.role && wanted.disabled_at === before.disabled_at) return before;
    const staysAdministrator = wanted.role === 'Administrator' && wanted.disabled_at === null;
    if (!staysAdministrator && (await isLastAdministrator(tx, id))) throw new AppError('lastAdministrator');
    const after = await setStanding(tx, id, wanted);
    if (wanted.disabled_at) await endAccess(needs, tx, id);
    const event = { ...aboutStaff(asking, id), action };
    await recordEvent(tx, { ...event, before: standing(before), after: standing(after) });
    return after;
  });
}

async function endAccess(needs: DatabaseAndClock, tx: Transaction, id: string): Promise<void> {
  await revokeSessionsOf(tx, id, needs.now());
  await endResetTokensOf(tx, id, needs.now());
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

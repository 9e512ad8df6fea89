import type { StaffMember } from '@afc/contract/staff';
import { displayNameOf } from '../../platform/base/actor.ts';
import type { StaffRow } from './store.ts';

/** What the API shows of a profile: everything but the password's hash. */
export function presentStaff(staff: StaffRow): StaffMember {
  return {
    _id: staff.id,
    firstname: staff.firstname,
    lastname: staff.lastname,
    displayName: displayNameOf(staff),
    email: staff.email,
    role: staff.role,
    disabled: staff.disabled_at !== null,
    createdAt: staff.created_at.toISOString(),
    lastLoginAt: staff.last_login_at?.toISOString() ?? null,
  };
}

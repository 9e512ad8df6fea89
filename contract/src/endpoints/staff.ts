import { ChangeRoleRequest, RegisterRequest, StaffList, StaffMember } from '../staff.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** Profiles. */
export const staffEndpoints = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create a profile',
    access: 'admin',
    body: RegisterRequest,
    response: StaffMember,
  },
  listStaff: { method: 'GET', path: '/api/staff', summary: 'All profiles', access: 'admin', response: StaffList },
  changeRole: {
    method: 'POST',
    path: '/api/staff/:id/role',
    summary: "Change a profile's role",
    access: 'admin',
    params: Id,
    body: ChangeRoleRequest,
    response: StaffMember,
  },
  disableStaff: {
    method: 'POST',
    path: '/api/staff/:id/disable',
    summary: 'Disable a profile and end its sessions',
    access: 'admin',
    params: Id,
    response: StaffMember,
  },
  enableStaff: {
    method: 'POST',
    path: '/api/staff/:id/enable',
    summary: 'Enable a profile again',
    access: 'admin',
    params: Id,
    response: StaffMember,
  },
} as const satisfies Record<string, Endpoint>;

import { ChangePasswordRequest, Done, LoginRequest, LoginResponse, SendEmailRequest } from '../session.ts';
import { ChangeRoleRequest, RegisterRequest, StaffList, StaffMember, UpdateUserRequest } from '../staff.ts';
import { type Endpoint, Id } from './endpoint.ts';

/** Signing in and out, one's own profile, and the profiles of others. */
export const staffEndpoints = {
  login: {
    method: 'POST',
    path: '/recognition/auth/login',
    summary: 'Sign in',
    access: 'open',
    body: LoginRequest,
    response: LoginResponse,
  },
  changePassword: {
    method: 'POST',
    path: '/recognition/auth/change',
    summary: 'Change the password of the session or of a mailed reset link',
    access: 'reset',
    body: ChangePasswordRequest,
    response: Done,
  },
  sendResetEmail: {
    method: 'POST',
    path: '/recognition/auth/send',
    summary: 'Send a reset email; the answer is the same whether or not the address exists',
    access: 'open',
    body: SendEmailRequest,
    response: Done,
  },
  refreshToken: {
    method: 'POST',
    path: '/recognition/auth/refreshToken',
    summary: 'Exchange the token for a fresh one',
    access: 'user',
    response: LoginResponse,
  },
  logout: {
    method: 'POST',
    path: '/recognition/auth/logout',
    summary: 'End the session',
    access: 'user',
    response: Done,
  },
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in person',
    access: 'user',
    response: StaffMember,
  },
  updateUser: {
    method: 'POST',
    path: '/api/auth/user/update',
    summary: "Change one's own personal information",
    access: 'user',
    body: UpdateUserRequest,
    response: StaffMember,
  },
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

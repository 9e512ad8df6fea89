import { ChangePasswordRequest, Done, LoginRequest, LoginResponse, SendEmailRequest } from '../session.ts';
import { StaffMember, UpdateUserRequest } from '../staff.ts';
import type { Endpoint } from './endpoint.ts';

/** Signing in and out, and one's own profile. */
export const sessionEndpoints = {
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
} as const satisfies Record<string, Endpoint>;

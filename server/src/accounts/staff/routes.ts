import { done } from '@afc/contract/session';
import { AppError } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { presentStaff } from './present-staff.ts';
import { changeRole, disableStaff, enableStaff, register, updateUser } from './service.ts';
import type { SignInNeeds } from './sign-in.ts';
import { changePassword, login, logout, refreshToken, sendResetEmail } from './sign-in.ts';
import { findStaff, listStaff } from './store.ts';

type StaffEndpoint =
  | 'login'
  | 'changePassword'
  | 'sendResetEmail'
  | 'refreshToken'
  | 'logout'
  | 'register'
  | 'currentUser'
  | 'updateUser'
  | 'listStaff'
  | 'changeRole'
  | 'disableStaff'
  | 'enableStaff';

export function staffRoutes(needs: SignInNeeds): Pick<Handlers, StaffEndpoint> {
  return {
    login: async (request) => ({
      access_token: await login(needs, request.body.username, request.body.password, request),
    }),
    changePassword: async (request) => {
      await changePassword(needs, request, request.body.password, request.requestId);
      return done;
    },
    sendResetEmail: async (request) => {
      await sendResetEmail(needs, request.body.email, request);
      return done;
    },
    refreshToken: async (request) => ({ access_token: await refreshToken(needs, request) }),
    logout: async (request) => {
      await logout(needs, request, request.requestId);
      return done;
    },
    register: async (request) => {
      const { user, userPassword, userName, userLastName, role } = request.body;
      const profile = { email: user, password: userPassword, firstname: userName, lastname: userLastName, role };
      return presentStaff(await register(needs, profile, request));
    },
    currentUser: async ({ actor }) => {
      const staff = await findStaff(needs.db, actor.id);
      if (!staff) throw new AppError('sessionExpired');
      return presentStaff(staff);
    },
    updateUser: async (request) => presentStaff(await updateUser(needs, request.body, request)),
    listStaff: async () => {
      const staff = await listStaff(needs.db);
      return { totalResults: staff.length, resultList: staff.map(presentStaff) };
    },
    changeRole: async (request) => presentStaff(await changeRole(needs, request.params.id, request.body.role, request)),
    disableStaff: async (request) => presentStaff(await disableStaff(needs, request.params.id, request)),
    enableStaff: async (request) => presentStaff(await enableStaff(needs, request.params.id, request)),
  };
}

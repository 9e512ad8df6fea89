import { done } from '@afc/contract/session';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { changePassword, login, logout, refreshToken, sendResetEmail } from './sign-in.ts';

type AuthEndpoint = 'login' | 'changePassword' | 'sendResetEmail' | 'refreshToken' | 'logout';

export function authRoutes(context: Context): Pick<Handlers, AuthEndpoint> {
  return {
    login: async (request) => ({
      access_token: await login(context, request.body.username, request.body.password, request),
    }),
    changePassword: async (request) => {
      await changePassword(context, request, request.body.password, request.requestId);
      return done;
    },
    sendResetEmail: async (request) => {
      await sendResetEmail(context, request.body.email, request);
      return done;
    },
    refreshToken: async (request) => ({ access_token: await refreshToken(context, request) }),
    logout: async (request) => {
      await logout(context, request, request.requestId);
      return done;
    },
  };
}

import { z } from 'zod';
import { maxFieldLength, maxPasswordLength } from './limits.ts';
import { requiredText } from './text.ts';
import { roles } from './vocabulary.ts';

export const LoginRequest = z.object({
  username: requiredText(maxFieldLength),
  password: requiredText(maxPasswordLength),
});
export const LoginResponse = z.object({ access_token: z.string() });

export const ChangePasswordRequest = z.object({ password: requiredText(maxPasswordLength) });
export const SendEmailRequest = z.object({ email: requiredText(maxFieldLength) });

/** What a session's bearer token carries. */
export const TokenClaims = z.object({
  jti: z.string(),
  id: z.string(),
  role: z.enum(roles),
  displayName: z.string(),
  iat: z.number(),
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

export const Done = z.object({ ok: z.literal(true) });
export const done = { ok: true } as const;

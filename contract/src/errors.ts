import { z } from 'zod';
import type { MessageKey } from './messages.ts';

/** The one catalogue of errors: each code's status and the key of its sentence. */
export const errors = {
  badRequest: { status: 400, message: 'badRequest' },
  idempotencyKeyUsed: { status: 400, message: 'idempotencyKeyUsed' },
  sessionExpired: { status: 401, message: 'sessionExpired' },
  credentialsNotValid: { status: 401, message: 'credentialsNotValid' },
  forbidden: { status: 403, message: 'forbidden' },
  providerImmovable: { status: 403, message: 'providerImmovable' },
  testNotApplicable: { status: 403, message: 'testNotApplicable' },
  notFound: { status: 404, message: 'notFoundRecord' },
  methodNotAllowed: { status: 405, message: 'methodNotAllowed' },
  invalidCredentials: { status: 406, message: 'invalidCredentials' },
  bodyTooSlow: { status: 408, message: 'bodyTooSlow' },
  emailTaken: { status: 409, message: 'emailTaken' },
  recordChanged: { status: 409, message: 'recordChanged' },
  lastAdministrator: { status: 409, message: 'lastAdministrator' },
  resetLinkUsed: { status: 401, message: 'resetLinkUsed' },
  tooLarge: { status: 413, message: 'tooLarge' },
  bodyTooLarge: { status: 413, message: 'bodyTooLarge' },
  unsupportedMedia: { status: 415, message: 'unsupportedMedia' },
  wrongBodyType: { status: 415, message: 'wrongBodyType' },
  listNotReadable: { status: 400, message: 'listNotReadable' },
  listShrank: { status: 409, message: 'listShrank' },
  listOlder: { status: 409, message: 'listOlder' },
  listCutOff: { status: 409, message: 'listCutOff' },
  listUnmarked: { status: 409, message: 'listUnmarked' },
  listUnproven: { status: 409, message: 'listUnproven' },
  listBusy: { status: 409, message: 'listBusy' },
  listChecksum: { status: 400, message: 'listChecksum' },
  tooManyRequests: { status: 429, message: 'tooManyRequests' },
  tooManyAttempts: { status: 429, message: 'tooManyAttempts' },
  internal: { status: 500, message: 'connectionError' },
  collisionBusy: { status: 503, message: 'collisionBusy' },
  diskFull: { status: 503, message: 'diskFull' },
  picturesUnavailable: { status: 503, message: 'picturesUnavailable' },
  unavailable: { status: 503, message: 'unavailable' },
} as const satisfies Record<string, { status: number; message: MessageKey }>;
export type ErrorCode = keyof typeof errors;

/** Message and fields are sentences in the caller's language; the code is the same in every one. */
export const ErrorReply = z.object({
  error: z.object({
    /** One of `errors`. A newer server may know more of them than the page that shows the sentence. */
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** The figures that stand in the sentence. */
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

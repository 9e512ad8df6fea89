import { messages } from '@afc/contract/all-messages';
import type { ErrorReply } from '@afc/contract/errors';
import type { Language, MessageKey } from '@afc/contract/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codeOf, isDiskFull } from '../base/error-code.ts';
import {
  AnsweredFailure,
  AppError,
  diskFull,
  type FieldProblem,
  type FieldProblems,
  sayProblem,
  sentenceOfError,
  tooLong,
} from '../base/errors.ts';
import { isUnstorable } from '../database/postgres-errors.ts';

/** English unless the request prefers Spanish, by the weight it gives the two or by naming it first. */
export function languageOf(request: FastifyRequest): Language {
  const wishes = (request.headers['accept-language'] ?? '').split(',').flatMap((wish) => {
    const [, name, weight = '1'] = /^\s*(en|es)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(wish) ?? [];
    return name && Number(weight) > 0 ? [{ name: name.toLowerCase(), weight: Number(weight) }] : [];
  });
  const [preferred] = wishes.toSorted((a, b) => b.weight - a.weight);
  return preferred?.name === 'es' ? 'es' : 'en';
}

/** The one place where an error becomes an answer. Details of our own failures stay in the log. */
export function replyError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  tell(error, known, request, reply);
  if (known.details.retryAfterSeconds) reply.header('retry-after', known.details.retryAfterSeconds);
  if (known.details.allow) reply.header('allow', known.details.allow.join(', '));
  // RFC 9110 asks for it. Browsers show no dialogue of their own for this scheme.
  if (known.status === 401) reply.header('www-authenticate', 'Bearer realm="AFC"');
  return reply
    .code(known.status)
    .type('application/json')
    .send(errorReply(known, languageOf(request)));
}

/** What AFC decided itself, such as that it is not ready, stands in the line of the request, which has its status. */
function tell(error: Error, known: AppError, { log }: FastifyRequest, reply: FastifyReply): void {
  if (isLeft(error, reply)) log.info('the caller hung up');
  // While something is away every call fails alike.
  else if (error instanceof AnsweredFailure) log.warn({ err: error }, 'request failed');
  else if (known.status >= 500 && error !== known) log.error({ err: error }, 'request failed');
}

/** A long answer broke off because nobody waits for it any more: pages give up what they asked for when they are left. */
function isLeft(error: Error, { raw }: FastifyReply): boolean {
  return raw.closed && codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

export function errorReply(error: AppError, language: Language): ErrorReply {
  const fields = error.details.fields && Object.entries(error.details.fields);
  return {
    error: {
      code: error.code,
      message: sentenceOfError(error, language),
      ...(fields
        ? { fields: Object.fromEntries(fields.map(([field, problem]) => [field, sayProblem(problem, language)])) }
        : {}),
      ...(error.details.values ? { values: error.details.values } : {}),
    },
  };
}

function asAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof AnsweredFailure) return error.answer;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: FieldProblems = {};
    for (const { instancePath, message, params } of error.validation) {
      const field = instancePath.replace(/^\//, '') || 'body';
      fields[field] ??= fieldProblem({ ...params, message });
    }
    return new AppError('badRequest', { fields });
  }
  if (isDiskFull(error)) return diskFull();
  if (isUnstorable(error)) return new AppError('badRequest');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new AppError('bodyTooLarge');
  if (status === 415) return new AppError('wrongBodyType');
  if (status && status >= 400 && status < 500) return new AppError('badRequest');
  return new AppError('internal');
}

/** Schemas name the sentence for a wrong field. Where there is only the library's own text, the field is just not valid. */
export function fieldProblem({ message: named = '', maximum }: SchemaIssue): FieldProblem {
  if (named === 'fieldTooLong') return tooLong(Number(maximum));
  return isMessageKey(named) ? named : 'fieldInvalid';
}

interface SchemaIssue {
  readonly message?: string | undefined;
  /** Where something is too long or too large. */
  readonly maximum?: unknown;
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(messages.en, text);
}

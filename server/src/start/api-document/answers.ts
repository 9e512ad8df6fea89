import { messages } from '@afc/contract/all-messages';
import type { Endpoint } from '@afc/contract/endpoints/endpoint';
import { type ErrorCode, type ErrorReply, errors } from '@afc/contract/errors';
import { fillIn, type Sentence } from '@afc/contract/messages';
import type { CallWords } from './calls.ts';
import { type JsonSchema, ref } from './json-schema.ts';

/** Every error that a call may answer with. */
export function errorsOf(
  { access, clients, method, ...endpoint }: Endpoint,
  own: readonly ErrorCode[] = [],
): ErrorCode[] {
  const isGuarded = access !== 'open';
  const admitsAll = !isGuarded || (access === 'user' && clients);
  const readsBody = method !== 'GET';
  const readsAnything = readsBody || endpoint.params || endpoint.query;
  const wanted = new Set<ErrorCode>([
    ...(readsAnything ? (['badRequest'] as const) : []),
    ...(isGuarded ? (['sessionExpired', 'credentialsNotValid', 'tooManyRequests'] as const) : []),
    ...(admitsAll ? [] : (['forbidden'] as const)),
    ...(readsBody ? (['bodyTooLarge', 'wrongBodyType', 'diskFull'] as const) : []),
    ...(readsBody && !endpoint.multipart ? (['bodyTooSlow'] as const) : []),
    ...own,
    'internal',
    'unavailable',
  ]);
  // In the order of the catalogue.
  return Object.keys(errors).filter((code): code is ErrorCode => [...wanted].some((each) => each === code));
}

const retryAfter = {
  'Retry-After': {
    description: 'After how many seconds to try again.',
    schema: { type: 'integer', minimum: 1 },
  },
};
const authenticate = {
  'WWW-Authenticate': { description: 'The scheme of session tokens.', schema: { type: 'string' } },
};
const headersOf: Record<number, JsonSchema> = { 401: authenticate, 429: retryAfter, 503: retryAfter };

/** The answers that are not 200, by their status. */
export function errorAnswers(endpoint: Endpoint, words: CallWords): Record<string, JsonSchema> {
  return Object.fromEntries(
    byStatus(errorsOf(endpoint, words.errors)).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  );
}

/** Each set of errors that calls answer with at one status, with an example of every code. */
export function componentResponses(all: readonly (readonly ErrorCode[])[]): Record<string, JsonSchema> {
  const sets = all.flatMap((codes) => byStatus(codes));
  return Object.fromEntries(sets.map(([status, codes]) => [nameOf(codes), errorAnswer(status, codes)]));
}

function byStatus(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const statuses = [...new Set(codes.map((code) => errors[code].status))].toSorted((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => errors[code].status === status)]);
}

const nameOf = (codes: readonly ErrorCode[]) =>
  codes.map((code) => `${code.charAt(0).toUpperCase()}${code.slice(1)}`).join('Or');

function errorAnswer(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const headers = headersOf[status];
  return {
    description: codes.map((code) => `\`${code}\`: ${exampleOf(code).error.message}`).join('\n\n'),
    ...(headers ? { headers } : {}),
    content: {
      'application/json': {
        schema: ref('ErrorReply'),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

const values: Partial<Record<ErrorCode, Sentence['values']>> = {
  listShrank: { loaded: 9000, loadedNames: 23000, found: 120, foundNames: 300 },
  listOlder: { loaded: '2026-02-27', found: '2026-02-20' },
  listCutOff: { line: 120 },
  listChecksum: { odd: 'sdn.csv' },
  tooManyAttempts: { minutes: 15 },
};

function exampleOf(code: ErrorCode): ErrorReply {
  const own = values[code];
  const message = fillIn(messages.en[errors[code].message], own ?? {});
  return { error: { code, message, ...(own ? { values: own } : {}) } };
}

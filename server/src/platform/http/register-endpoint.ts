import { type EndpointName, endpoints } from '@afc/contract/endpoints';
import type { Endpoint } from '@afc/contract/endpoints/endpoint';
import { ErrorReply } from '@afc/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../base/actor.ts';
import { AppError } from '../base/errors.ts';
import { languageOf } from './error-reply.ts';
import type { Handler, HandlerRequest } from './handlers.ts';
import { assertStorable } from './storable.ts';

/** Finds the caller and admits only whom the endpoint's line declares. */
export type Admit = (endpoint: Endpoint, request: FastifyRequest) => Promise<Caller>;

/** A case with all its matches. */
const longBodyBytes = 4 * 1024 * 1024;

/** Registers one line of the contract's table with its schemas, its callers and its handler. */
export function registerEndpoint<N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
  admit: Admit,
): void {
  const endpoint: Endpoint = endpoints[name];
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.longBody ? { bodyLimit: longBodyBytes } : {}),
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { 200: endpoint.response, default: ErrorReply },
    },
    // Before the body is read: nobody uploads without being admitted.
    onRequest: async (request, reply) => {
      // Answers hold personal data; a handler whose answer may be kept says so itself.
      reply.header('cache-control', 'no-store');
      callers.set(request, await admit(endpoint, request));
    },
    preValidation: async (request) => {
      if (endpoint.body) request.body = givenFields(endpoint.body, request.body);
    },
    // Only what the schema let through is looked at: the rest is dropped, and may be nested to any depth.
    preHandler: async (request) => assertStorable(request.body),
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new Error('a request reached its handler without a caller');
      // The schemas above made these parts; the table's types say what they are.
      const parsed = { params: request.params, query: request.query, body: request.body } as Pick<
        HandlerRequest<N>,
        'params' | 'query' | 'body'
      >;
      return handler({
        ...caller,
        ...parsed,
        requestId: request.id,
        address: request.ip,
        language: languageOf(request),
        raw: request,
        reply,
      });
    },
  });
}

/** More entries than the longest list that a body may hold, the matches of a case. */
const longestList = 10_000;

/**
 * No body is one in which every field is left out, and null leaves a field out: many languages send it so. Fields that
 * the schema does not know are not even listed: of hundreds of thousands that takes longer than to read them.
 */
function givenFields({ shape }: z.ZodObject, body: unknown = {}): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const known = Object.keys(shape).map((field): [string, unknown] => [field, Reflect.get(body, field)]);
  const given = known.filter(([, value]) => value !== null && value !== undefined);
  // A schema names every wrong value: of a list of millions that takes minutes, and an answer as long.
  const tooMany = given.find(([, value]) => Array.isArray(value) && value.length > longestList);
  if (tooMany) throw new AppError('badRequest', { fields: { [tooMany[0]]: 'fieldInvalid' } });
  return Object.fromEntries(given);
}

import { channel } from 'node:diagnostics_channel';
import { ErrorReply } from '@afc/contract/errors';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readConfig } from '../platform/config/config.ts';
import { apiDocument } from '../start/api-document/document.ts';

const Answer = z.object({
  headers: z.record(z.string(), z.unknown()).default({}),
  content: z
    .record(z.string(), z.object({ schema: z.unknown(), examples: z.record(z.string(), z.unknown()).optional() }))
    .default({}),
});
const Operation = z.object({ responses: z.record(z.string(), z.object({ $ref: z.string() }).or(Answer)) });
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ responses: z.record(z.string(), Answer) }),
});

const document = apiDocument(readConfig({}));
const { paths, components } = Document.parse(document);
const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'document');
const validators = new Map<string, ValidateFunction>();

/** The document's schema at this place. */
export function validatorAt(...place: readonly string[]): ValidateFunction {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
  validators.set(pointer, known);
  return known;
}

/** What is wrong with an answer by the OpenAPI document; nothing where it is as documented. */
function faultOf({ path, method }: Called, reply: FastifyReply, body: unknown): string | undefined {
  const told = paths[path]?.[method]?.responses[reply.statusCode];
  if (!told) return 'no such status';
  const name = '$ref' in told ? told.$ref.replace('#/components/responses/', '') : undefined;
  const { headers, content } = Answer.parse(name === undefined ? told : components.responses[name]);
  const missing = Object.keys(headers).filter((header) => !reply.hasHeader(header));
  if (missing.length > 0) return `without ${missing.join()}`;
  const [media = ''] = String(reply.getHeader('content-type') ?? '').split(';');
  const documented = content[media];
  if (!documented) return Object.keys(content).length > 0 ? `no such type: ${media}` : undefined;
  if (typeof body !== 'string') return undefined; // a stream of bytes
  const parsed: unknown = JSON.parse(body);
  if (documented.examples && !(ErrorReply.parse(parsed).error.code in documented.examples)) return 'no such code';
  const place = ['paths', path, method, 'responses', String(reply.statusCode)];
  const validate = validatorAt(
    ...(name === undefined ? place : ['components', 'responses', name]),
    'content',
    media,
    'schema',
  );
  return validate(parsed) ? undefined : ajv.errorsText(validate.errors);
}

interface Called {
  readonly path: string;
  readonly method: string;
}

const Made = z.object({ fastify: z.custom<FastifyInstance>() });

/** Has every answer of the application that is made meanwhile compared with the document; returns what was not so. */
export async function comparingAnswers<T>(make: () => Promise<T>): Promise<{ made: T; faults: readonly string[] }> {
  const faults: string[] = [];
  const compare = async (request: FastifyRequest, reply: FastifyReply, body: unknown) => {
    const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? '';
    const called = { path, method: request.method.toLowerCase() };
    if (!paths[path]?.[called.method]) return body;
    const fault = faultOf(called, reply, body);
    if (fault) faults.push(`${request.method} ${path} answered ${reply.statusCode}, which is not documented: ${fault}`);
    return body;
  };
  // Fastify tells of each application before anything is registered in it: later, routes would not see the hook.
  const applications = channel('fastify.initialization');
  const watch = (message: unknown) => void Made.parse(message).fastify.addHook('onSend', compare);
  applications.subscribe(watch);
  try {
    return { made: await make(), faults };
  } finally {
    applications.unsubscribe(watch);
  }
}

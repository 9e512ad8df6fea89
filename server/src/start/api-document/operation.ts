import { type EndpointName, type Endpoints, endpoints } from '@afc/contract/endpoints';
import type { Access, Endpoint } from '@afc/contract/endpoints/endpoint';
import { PersonSubmission } from '@afc/contract/person';
import { ImportListFields } from '@afc/contract/provider-lists';
import { renditionType } from '@afc/screening/faces/rendition';
import type { z } from 'zod';
import { errorAnswers } from './answers.ts';
import { type CallWords, calls } from './calls.ts';
import { examples } from './examples.ts';
import { isObject, type JsonSchema, ref } from './json-schema.ts';
import { schemaOf } from './schemas.ts';
import { described } from './words/described.ts';
import { listWords } from './words/petitions.ts';
import { auditWords } from './words/staff.ts';

/** One call of the contract's table as the document has it. */
export function operationOf(name: EndpointName): JsonSchema {
  const endpoint: Endpoint = endpoints[name];
  const words = calls[name];
  const body = bodyOf(name, endpoint);
  return {
    operationId: name,
    tags: [words.tag],
    summary: endpoint.summary,
    description: [words.text, callersOf(endpoint)].filter(Boolean).join('\n\n'),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, words),
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: successOf(name, endpoint),
      ...(name === 'picture' ? { 302: redirect } : {}),
      ...errorAnswers(endpoint, words),
    },
  };
}

const callers: Record<Access, string> = {
  open: 'For everybody.',
  reset: 'For staff, and for whoever has a mailed reset link.',
  user: 'For staff.',
  staff: 'For Developers and Administrators.',
  admin: 'For Administrators.',
};

const callersOf = ({ access, clients }: Endpoint) => (clients ? 'For programs and staff.' : callers[access]);

function securityOf({ access, clients }: Endpoint): Record<string, string[]>[] {
  if (access === 'open') return [];
  return [{ bearer: [] }, ...(clients ? [{ apiKey: [], secretKey: [] }] : [])];
}

const parameterWords: Record<'path' | 'query', Record<string, string>> = {
  path: {
    id: 'The `_id`, in small letters or capitals.',
    name: 'The name, percent-encoded.',
    key: 'Of the picture.',
    size: 'full: as large as it is kept. main: of a detail page. thumbnail: of a list.',
  },
  query: {
    ...listWords,
    ...auditWords,
    expires: 'Until when the address is good, in seconds since 1970.',
    signature: 'Proves that AFC gave the address out.',
    masked: 'true: personal data as `*****`, faces blurred.',
    by: 'The length of a period.',
  },
};

function parametersOf({ params, query }: Endpoint, { speaks, repeatable }: CallWords): JsonSchema[] {
  return [
    ...parametersIn('path', params),
    ...parametersIn('query', query),
    ...(repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(speaks ? [{ $ref: '#/components/parameters/AcceptLanguage' }] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isObject(properties) ? properties : {}).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || needed.includes(name),
    description: parameterWords[place][name],
    schema: each,
  }));
}

type Multipart = { [N in EndpointName]: Endpoints[N] extends { multipart: true } ? N : never }[EndpointName];

/** Handlers read uploads part by part, so the contract's table has no schema of them. */
const forms: Record<Multipart, z.ZodType> = {
  userProcess: PersonSubmission,
  testProcess: PersonSubmission,
  testProcessAll: PersonSubmission,
  importProviderList: ImportListFields,
};
const formOf = new Map<string, z.ZodType>(Object.entries(forms));

function bodyOf(name: EndpointName, { body }: Endpoint): JsonSchema | undefined {
  const form = formOf.get(name);
  if (form) return { required: true, content: { 'multipart/form-data': { schema: refTo(form) } } };
  if (!body) return undefined;
  // No body is one in which every field is left out.
  const required = !body.safeParse({}).success;
  const example = examples.bodies[name];
  return { required, content: { 'application/json': { schema: refTo(body), ...(example ? { example } : {}) } } };
}

function successOf(name: EndpointName, { summary, response }: Endpoint): JsonSchema {
  if (name === 'picture')
    return {
      description: 'The picture. It may be kept as long as its address is good.',
      headers: { 'Cache-Control': { description: 'private, for as long.', schema: { type: 'string' } } },
      content: { [renditionType]: { schema: { type: 'string', format: 'binary', contentMediaType: renditionType } } },
    };
  const example = examples.answers[name];
  return {
    description: knownAs(response)?.text ?? summary,
    content: { 'application/json': { schema: refTo(response), ...(example ? { example } : {}) } },
  };
}

const redirect = {
  description: 'Where pictures are read from an S3 service itself: follow it, without proofs of AFC.',
  headers: { Location: { description: 'A short-lived address.', schema: { type: 'string', format: 'uri' } } },
};

/** By its name, if it has one. */
function refTo(schema: z.ZodType): JsonSchema {
  const known = knownAs(schema);
  return known ? ref(known.name) : schemaOf(schema);
}

const knownAs = (schema: z.ZodType) => described.find((each) => each.schema === schema);

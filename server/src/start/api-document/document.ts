import { apiKeyHeader, secretKeyHeader } from '@afc/contract/credentials';
import { type EndpointName, endpoints } from '@afc/contract/endpoints';
import type { Config } from '../../platform/config/config.ts';
import { componentResponses, errorsOf } from './answers.ts';
import { calls, tags } from './calls.ts';
import { introduction } from './introduction.ts';
import type { JsonSchema } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { componentSchemas } from './schemas.ts';
import { webhookOperations } from './webhook-operations.ts';

const names = Object.keys(endpoints) as EndpointName[];

export interface ApiDocument {
  readonly openapi: string;
  readonly info: { title: string; version: string; description: string; contact: { name: string; email: string } };
  readonly servers: { url: string; description: string }[];
  readonly tags: { name: string; description: string }[];
  readonly paths: Record<string, object>;
  readonly webhooks: Record<string, object>;
  readonly components: object;
}

/** What differs from one installation to another. */
type DocumentedConfig = Pick<Config, 'contactEmail' | 'clientRequestsPerMinute'>;

/** The OpenAPI document of all calls, and of what webhooks are sent. */
export function apiDocument(config: DocumentedConfig): ApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'AFC',
      version: '1.0.0',
      description: introduction(config.clientRequestsPerMinute),
      contact: { name: 'whoever runs this installation', email: config.contactEmail },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(),
    webhooks: webhookOperations(),
    components: { schemas: componentSchemas(), responses: responsesOf(), parameters, securitySchemes },
  };
}

function pathsOf(): Record<string, Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const order = Object.keys(tags);
  const place = (name: EndpointName) => order.indexOf(calls[name].tag);
  for (const name of names.toSorted((a, b) => place(a) - place(b))) {
    const { method, path } = endpoints[name];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
}

const responsesOf = () => componentResponses(names.map((name) => errorsOf(endpoints[name], calls[name].errors)));

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Any text of your own for this submission, such as onboarding-4711. When no answer came, or 5xx, send the same again with the same key: for a day it is answered with the first petition, and nobody is submitted twice. For another content it is 400 `idempotencyKeyUsed`.',
    schema: { type: 'string', maxLength: 200 },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of sentences in the answer: `en`, or `es` for Spanish.',
    schema: { type: 'string', default: 'en' },
  },
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `access_token` of a session, for staff. To change a forgotten password, the token of the mailed link.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: apiKeyHeader,
    description: 'The `apiKey` of API credentials. It goes together with the secret key.',
  },
  secretKey: {
    type: 'apiKey',
    in: 'header',
    name: secretKeyHeader,
    description: 'The `secretKey` of the same credentials.',
  },
};

import { apiKeyHeader, secretKeyHeader } from '@afc/contract/credentials';
import type { Endpoint, EndpointName, Endpoints } from '@afc/contract/endpoints';
import { PersonSubmission, picturePart } from '@afc/contract/person';
import { ImportListFields } from '@afc/contract/provider-lists';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

interface Form {
  readonly fields: z.ZodType;
  /** The name that files have. */
  readonly files: string;
}

type Multipart = { [N in EndpointName]: Endpoints[N] extends { multipart: true } ? N : never }[EndpointName];

// Not beside the endpoints: pages that never upload anybody need not load the countries.
const person = { fields: PersonSubmission, files: picturePart };
const forms: Record<Multipart, Form> = {
  userProcess: person,
  testProcess: person,
  testProcessAll: person,
  importProviderList: { fields: ImportListFields, files: 'file' },
};
const formOf = new Map<unknown, Form>(Object.entries(forms));

/** What /api/docs says beside the contract's schemas: the parts of uploads and the proofs a caller brings. */
export const documentation: FastifyDynamicSwaggerOptions = {
  openapi: {
    info: { title: 'AFC', version: '1.0.0' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader },
        secretKey: { type: 'apiKey', in: 'header', name: secretKeyHeader },
      },
    },
  },
  transform: (route) => {
    const documented = jsonSchemaTransform(route);
    const form = formOf.get(route.schema?.operationId);
    return form ? { ...documented, schema: { ...documented.schema, body: bodyOf(form) } } : documented;
  },
};

/** Handlers read uploads part by part, so no validator knows them: only the documentation. */
function bodyOf({ fields, files }: Form) {
  const { properties, required = [] } = z.toJSONSchema(fields, { target: 'openapi-3.0', io: 'input' });
  const file = { type: 'array', items: { type: 'string', format: 'binary' } };
  return { type: 'object', properties: { ...properties, [files]: file }, required: [...required, files] };
}

export function securityOf({ access, clients }: Endpoint): Record<string, string[]>[] {
  if (access === 'open') return [];
  return [{ bearer: [] }, ...(clients ? [{ apiKey: [], secretKey: [] }] : [])];
}

import { endpoints } from '@afc/contract/endpoints';
import { personFields } from '@afc/contract/person';
import { webhookEvents } from '@afc/contract/webhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../testing/app.ts';
import { validatorAt } from '../../testing/documented-answers.ts';
import { isObject } from './json-schema.ts';

const test = await createTestApp({ env: { CLIENT_REQUESTS_PER_MINUTE: '7000' } });
afterAll(() => test.close());

const Content = z.record(
  z.string(),
  z.object({ schema: z.record(z.string(), z.unknown()), example: z.unknown().optional() }),
);
const Parameter = z.object({ name: z.string(), in: z.string(), description: z.string() });
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.union([Parameter, z.object({ $ref: z.string() })])),
  requestBody: z.object({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const Schema = z.object({ description: z.string(), properties: z.record(z.string(), z.unknown()).default({}) });
const Document = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  webhooks: z.record(z.string(), z.object({ post: Operation })),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

const answer = await test.app.inject('/api/docs/json');
const { tags, paths, webhooks, components } = Document.parse(answer.json());
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the document of the calls', () => {
  it('names all of the table, and nothing else', () => {
    const table = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    const documented = operations.map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(documented.toSorted()).toEqual(table.toSorted());
  });

  it('says whom to ask, and how often one may call here', () => {
    const { contactEmail } = test.context.config;
    expect(answer.json()).toMatchObject({ info: { contact: { email: contactEmail } } });
    expect(answer.body).toContain('A program may call 7000 times a minute here');
  });

  it('is also served as YAML', async () => {
    expect((await test.app.inject('/api/docs/yaml')).body).toContain('openapi: 3.1.0');
  });

  it('says who may call', () => {
    const [bearer, keys] = [{ bearer: [] }, { apiKey: [], secretKey: [] }];
    expect(paths['/healthz']?.get?.security).toEqual([]);
    expect(paths['/api/staff']?.get?.security).toEqual([bearer]);
    expect(paths['/recognition/user/process']?.post?.security).toEqual([bearer, keys]);
  });

  it('says in words who may call', () => {
    const told = (path: string, method: string) => paths[path]?.[method]?.description;
    expect(told('/recognition/result/{id}', 'get')).toContain('For programs and staff.');
    expect(told('/recognition/eraseResult/{id}', 'post')).toContain('For Administrators.');
    expect(told('/api/webhooks', 'get')).toBe('For Developers and Administrators.');
    expect(told('/recognition/auth/logout', 'post')).toBe('For staff.');
  });

  it('has no list of items that are alike, which many generators cannot read', () => {
    expect(answer.body).not.toContain('prefixItems');
  });

  it('says what an upload has: its parts, and the key that makes it repeatable', () => {
    const upload = paths['/recognition/user/process']?.post;
    const form = upload?.requestBody?.content['multipart/form-data']?.schema;
    expect(form).toEqual({ $ref: '#/components/schemas/PersonSubmission' });
    const fields = components.schemas.PersonSubmission?.properties ?? {};
    expect(Object.keys(fields)).toEqual([...personFields, 'pictureFile']);
    expect(upload?.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }]);
    const list = components.schemas.ImportListFields?.properties ?? {};
    expect(Object.keys(list)).toEqual(['format', 'name', 'acceptSmaller', 'sha256', 'file']);
  });

  it('puts every call into a group that it explains', () => {
    const groups = tags.map(({ name }) => name);
    expect(operations.filter(({ operation }) => !groups.includes(operation.tags[0]))).toEqual([]);
  });

  it('says of a result, an upload and a picture how each can fail', () => {
    const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
    expect(statuses('/recognition/result/{id}', 'get')).toEqual(['200', '400', '401', '404', '429', '500', '503']);
    const upload = ['200', '400', '401', '413', '415', '429', '500', '503'];
    expect(statuses('/recognition/user/process', 'post')).toEqual(upload);
    const picture = ['200', '302', '400', '403', '404', '500', '503'];
    expect(statuses('/recognition/picture/{key}/{size}', 'get')).toEqual(picture);
  });

  it('explains every field', () => {
    const silent = Object.entries(components.schemas).flatMap(([name, { properties }]) =>
      Object.entries(properties)
        .filter(([, field]) => !isObject(field) || typeof field.description !== 'string')
        .map(([field]) => `${name}.${field}`),
    );
    expect(silent).toEqual([]);
  });

  it('shows examples that are as it says', () => {
    const wrong = operations.flatMap(({ path, method, operation }) => {
      const place = ['paths', path, method];
      const answered = z.object({ content: Content }).parse(operation.responses[200]);
      return [
        ...wrongExamples([...place, 'requestBody'], operation.requestBody?.content),
        ...wrongExamples([...place, 'responses', '200'], answered.content),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('shows every sentence with its figures filled in', () => {
    const { components: all } = z.object({ components: z.object({ responses: z.unknown() }) }).parse(answer.json());
    expect(JSON.stringify(all.responses).match(/\{\w+\}/g)).toBeNull();
  });

  it('shows what webhooks are sent', () => {
    expect(Object.keys(webhooks)).toEqual([...webhookEvents]);
    const wrong = Object.entries(webhooks).flatMap(([event, { post }]) =>
      wrongExamples(['webhooks', event, 'post', 'requestBody'], post.requestBody?.content),
    );
    expect(wrong).toEqual([]);
  });
});

function wrongExamples(place: readonly string[], content: z.output<typeof Content> = {}): string[] {
  return Object.entries(content).flatMap(([media, { example }]) => {
    if (example === undefined) return [];
    const validate = validatorAt(...place, 'content', media, 'schema');
    return validate(example) ? [] : [`${place.join(' ')}: ${JSON.stringify(validate.errors)}`];
  });
}

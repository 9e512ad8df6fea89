import { randomUUID } from 'node:crypto';
import { endpoints } from '@afc/contract/endpoints';
import type { Endpoint } from '@afc/contract/endpoints/endpoint';
import { type ErrorCode, errors } from '@afc/contract/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../testing/app.ts';
import { importProgram, readDocument } from '../../testing/documented-program.ts';
import { samplePicture } from '../../testing/petitions.ts';
import { errorsOf } from './answers.ts';
import { calls } from './calls.ts';

const test = await createTestApp();
const guide = await readDocument('integration.md');

type Answer = Record<string, unknown>;
const Guide = z.object({
  submit: z.custom<(reference: string, fields: Record<string, string>, photos: Blob[]) => Promise<string>>(),
  resultOf: z.custom<(id: string) => Promise<Answer>>(),
});
let program: z.output<typeof Guide>;

beforeAll(async () => {
  const { client } = await test.as('Developer');
  const { apiKey, secretKey } = await client('generateCredentials', { body: { name: 'guide' } });
  vi.stubEnv('AFC_ADDRESS', test.base);
  vi.stubEnv('AFC_API_KEY', apiKey);
  vi.stubEnv('AFC_SECRET_KEY', secretKey);
  program = Guide.parse(await importProgram('integration.md'));
  await test.startWorker();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await test.close();
});

const photo = new Blob([Uint8Array.from(await samplePicture('grace-hopper'))]);

describe('the program in the guide', () => {
  it('submits a person once, however often it is tried, and gets the result', async () => {
    const reference = randomUUID();
    const id = await program.submit(reference, { firstname: 'Ada', lastname: 'Example' }, [photo, photo]);
    expect(await program.submit(reference, { firstname: 'Ada', lastname: 'Example' }, [photo, photo])).toBe(id);
    expect(await program.resultOf(id)).toMatchObject({ _id: id, firstname: 'Ada', resultStatus: 'clear' });
  });

  it('gets the petition where no result will ever come', async () => {
    const broken = new Blob([Uint8Array.from(await samplePicture('geronimo')).subarray(0, 400)]);
    const id = await program.submit(randomUUID(), {}, [broken]);
    expect(await program.resultOf(id)).toMatchObject({ _id: id, status: 'failed', failureReason: 'unreadable' });
  });

  it('tells an error by its code and names the wrong fields', async () => {
    await expect(program.submit(randomUUID(), { dateBirth: '31/01/1970' }, [photo])).rejects.toMatchObject({
      code: 'badRequest',
      fields: { dateBirth: expect.stringContaining('1970-01-31') },
    });
  });
});

describe('the table of errors in the guide', () => {
  const [, table = ''] = /## Errors\n(.*?)\n## /s.exec(guide) ?? [];
  const told = [...table.matchAll(/(\d{3}) ((?:`\w+`(?:, )?)+)/g)].flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/\w+/g)].map(([code]) => ({ code, status: Number(status) })),
  );

  it('names each code with its status', () => {
    const isCode = (text: string): text is ErrorCode => text in errors;
    expect(told.filter(({ code, status }) => !isCode(code) || errors[code].status !== status)).toEqual([]);
  });

  it('names every code that a call of programs may answer with', () => {
    const all: Record<string, Endpoint> = endpoints;
    const ofPrograms = Object.entries(calls).flatMap(([name, { errors: own }]) => {
      const endpoint = all[name];
      return endpoint?.clients ? errorsOf(endpoint, own) : [];
    });
    const named = new Set(told.map(({ code }) => code));
    expect([...new Set(ofPrograms)].filter((code) => !named.has(code))).toEqual([]);
  });
});

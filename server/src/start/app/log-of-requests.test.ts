import { endpoints } from '@afc/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { DatabaseAway } from '../../platform/database/database-away.ts';
import { createLog } from '../../platform/process/log.ts';
import { createTestApp } from '../../testing/app.ts';
import { createApp } from './app.ts';

const test = await createTestApp();
afterAll(() => test.close());

/** What is told of requests while every question to the database fails for this reason. */
async function linesWhile(reason: Error, ask: (app: FastifyInstance) => Promise<unknown>): Promise<unknown[]> {
  const lines: unknown[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const query = () => Promise.reject(reason);
  const app = await createApp({ ...test.context, log, db: { ...test.context.db, query, transaction: query } });
  await ask(app);
  await app.close();
  return lines;
}

const { login, readiness } = endpoints;
const payload = { username: 'nobody@example.org', password: 'wrong' };
const signIn = (app: FastifyInstance) => app.inject({ method: 'POST', url: login.path, payload });
const warn = 40;
const error = 50;

it('a server that is not ready says so in the line of the request, however often it is asked', async () => {
  const lines = await linesWhile(new DatabaseAway(new Error('no answer')), (app) => app.inject(readiness.path));
  expect(lines).toEqual([expect.objectContaining({ route: readiness.path, status: 503 })]);
});

it.each([
  ['needs what is away is a warning', warn, new DatabaseAway(new Error('no answer'))],
  ['fails for an unforeseen reason is an error', error, new Error('unforeseen')],
])('a call that %s, with the reason', async (_what, level, reason) => {
  const err = expect.objectContaining({ stack: expect.stringContaining(reason.message) });
  expect(await linesWhile(reason, signIn)).toContainEqual(expect.objectContaining({ level, err }));
});

it('the log holds neither tokens nor secret keys, however much it tells', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  const app = await createApp({ ...test.context, log });
  const { token, client } = await test.as('Developer');
  const { apiKey, secretKey } = await client('generateCredentials', { body: { name: 'Onboarding' } });
  for (const said of [{ authorization: `Bearer ${token}` }, { 'x-api-key': apiKey, 'x-secret-key': secretKey }]) {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', ...said };
    const url = endpoints.userProcess.path;
    const answer = await app.inject({ method: 'POST', url, headers, payload: '--b--\r\n' });
    expect(answer.statusCode).toBe(400);
  }
  await app.close();
  const told = lines.join('');
  expect(told).toContain(endpoints.userProcess.path);
  expect(told).not.toContain(token);
  expect(told).not.toContain(secretKey);
});

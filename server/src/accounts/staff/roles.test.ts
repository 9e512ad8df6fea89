import { randomUUID } from 'node:crypto';
import { addressOf } from '@afc/contract/client';
import { apiKeyHeader, secretKeyHeader } from '@afc/contract/credentials';
import { type EndpointName, endpoints } from '@afc/contract/endpoints';
import type { Endpoint } from '@afc/contract/endpoints/endpoint';
import { admits, type Role, roles } from '@afc/contract/vocabulary';
import { createSigner } from 'fast-jwt';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { openSession, revokeSession } from './sessions.ts';
import type { StaffRow } from './store.ts';

type Headers = Record<string, string>;
type Answer = 'admitted' | 401 | 403;

interface Kind {
  /** Made anew for every call, for some calls end their own session. */
  readonly headers: () => Promise<Headers> | Headers;
  readonly expected: (endpoint: Endpoint) => Answer;
}

const test = await createTestApp({ env: { CLIENT_REQUESTS_PER_MINUTE: '100000' } });
afterAll(() => test.close());

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const notKnown = ({ access }: Endpoint): Answer => (access === 'open' ? 'admitted' : 401);
const asClient = (endpoint: Endpoint): Answer => (endpoint.access === 'open' || endpoint.clients ? 'admitted' : 403);
const asRole =
  (role: Role) =>
  ({ access }: Endpoint): Answer =>
    access === 'open' || access === 'reset' || admits(access, role) ? 'admitted' : 403;

/** Everybody who may knock. */
async function makeKinds(): Promise<Record<string, Kind>> {
  const { context } = test;
  const staff = new Map<Role, StaffRow>();
  for (const role of roles) staff.set(role, (await test.as(role)).staff);
  const admin = await test.as('Administrator');
  const disabled = await test.as('Administrator');
  // Only the mark, not its sessions: the mark alone must be enough.
  await context.db.query(sql`update staff set disabled_at = now() where id = ${disabled.staff.id}`);
  const twoHoursAgo = () => new Date(Date.now() - 2 * 60 * 60 * 1000);

  const [live, revoked] = await Promise.all(
    ['live', 'revoked'].map((name) => admin.client('generateCredentials', { body: { name } })),
  );
  if (!live || !revoked) throw new Error('no credentials were generated');
  await admin.client('revokeCredentials', { params: { id: revoked._id } });
  const keys = (apiKey: string, secretKey: string): Headers => ({
    [apiKeyHeader]: apiKey,
    [secretKeyHeader]: secretKey,
  });

  return {
    nobody: { headers: () => ({}), expected: notKnown },
    'a garbage token': { headers: () => bearer('garbage'), expected: notKnown },
    'a token signed with another key': {
      headers: () => bearer(forge(admin.token, 'another key that is long enough')),
      expected: notKnown,
    },
    'an expired token': {
      headers: async () => bearer(await openSession({ ...context, now: twoHoursAgo }, context.db, admin.staff)),
      expected: notKnown,
    },
    'a revoked token': {
      headers: async () => {
        const token = await openSession(context, context.db, admin.staff);
        await revokeSession(context.db, claimsOf(token).jti, new Date());
        return bearer(token);
      },
      expected: notKnown,
    },
    'disabled staff': { headers: () => bearer(disabled.token), expected: notKnown },
    'an API client': { headers: () => keys(live.apiKey, live.secretKey), expected: asClient },
    'an API client with a wrong secret': { headers: () => keys(live.apiKey, revoked.secretKey), expected: notKnown },
    'a revoked API client': { headers: () => keys(revoked.apiKey, revoked.secretKey), expected: notKnown },
    ...Object.fromEntries(
      [...staff].map(([role, row]) => [
        role,
        { headers: async () => bearer(await openSession(context, context.db, row)), expected: asRole(role) },
      ]),
    ),
  };
}

const claimsOf = (token: string): { jti: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const forge = (token: string, key: string) => createSigner({ key, algorithm: 'HS256' })({ ...claimsOf(token) });

const kinds = await makeKinds();

/** A call that harms nothing: its ids exist nowhere, its body is empty. */
async function knock(name: EndpointName, headers: Headers, method: Endpoint['method'] | 'HEAD'): Promise<number> {
  const params = { id: randomUUID(), name: randomUUID(), key: randomUUID(), size: 'main' };
  const body = method === 'POST' ? { payload: '{}' } : {};
  const type = method === 'POST' ? { 'content-type': 'application/json' } : {};
  const url = addressOf(name, { params });
  const answer = await test.app.inject({ method, url, headers: { ...headers, ...type }, ...body });
  return answer.statusCode;
}

/** 400 and 404 come after the door; a failure of our own proves nothing and is shown as it is. */
function meaning(name: EndpointName, status: number): 'admitted' | number {
  if (status === 401 || status === 403) return status;
  if (status >= 500 && !(name === 'readiness' && status === 503)) return status;
  return 'admitted';
}

describe.each(Object.keys(endpoints) as EndpointName[])('%s', (name) => {
  const endpoint: Endpoint = endpoints[name];
  const declared = () => Object.fromEntries(Object.entries(kinds).map(([kind, one]) => [kind, one.expected(endpoint)]));
  const walk = async (method: Endpoint['method'] | 'HEAD') => {
    const answers: Record<string, 'admitted' | number> = {};
    for (const [kind, { headers }] of Object.entries(kinds))
      answers[kind] = meaning(name, await knock(name, await headers(), method));
    return answers;
  };

  it('admits exactly whom the contract declares', async () => {
    expect(test.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    expect(await walk(endpoint.method)).toEqual(declared());
  });

  if (endpoint.method === 'GET')
    it('admits nobody else by HEAD', async () => {
      expect(await walk('HEAD')).toEqual(declared());
    });
});

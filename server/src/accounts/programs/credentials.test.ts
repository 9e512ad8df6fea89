import { randomUUID } from 'node:crypto';
import { messages } from '@afc/contract/all-messages';
import { apiKeyHeader, type NewCredentials, secretKeyHeader } from '@afc/contract/credentials';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';

let clock = Date.now();
const test = await createTestApp({ now: () => new Date(clock), env: { CLIENT_REQUESTS_PER_MINUTE: '5' } });
afterAll(() => test.close());

const clientOf = ({ apiKey, secretKey }: Pick<NewCredentials, 'apiKey' | 'secretKey'>) =>
  test.clientWith({ [apiKeyHeader]: apiKey, [secretKeyHeader]: secretKey });

/** What a client is told at a door that exists but is not for clients, once it has been recognised. */
const recognised = async (credentials: NewCredentials) =>
  (await failure(clientOf(credentials)('currentUser', {}))).status;

it('shows the secret key once and stores only its hash', async () => {
  const { client, staff } = await test.as('Developer');
  const made = await client('generateCredentials', { body: { name: 'Onboarding' } });
  const stored = await test.context.db.query(sql`select * from credentials where id = ${made._id}`);
  const events = await test.context.db.query(sql`select * from audit_events where subject_id = ${made._id}`);
  expect(JSON.stringify([stored, events])).not.toContain(made.secretKey);
  expect(events).toMatchObject([{ action: 'credentials.generated', actor_id: staff.id }]);

  const { resultList } = await client('listCredentials', {});
  const listed = resultList.find(({ _id }) => _id === made._id);
  expect(listed).toEqual({
    _id: made._id,
    name: 'Onboarding',
    apiKey: made.apiKey,
    secretKeyEnd: made.secretKey.slice(-4),
    createdBy: 'Developer Tester',
    createdAt: expect.any(String),
    lastUsedAt: null,
    revokedAt: null,
  });
});

it('recognises a client by both keys and remembers when they were used', async () => {
  const { client } = await test.as('Administrator');
  const made = await client('generateCredentials', { body: { name: 'Shop' } });
  expect(await recognised(made)).toBe(403);
  const listed = async () => (await client('listCredentials', {})).resultList;
  expect((await listed())[0]).toMatchObject({ _id: made._id, lastUsedAt: new Date(clock).toISOString() });
  clock += 61_000;
  expect(await recognised(made)).toBe(403);
  expect((await listed())[0]?.lastUsedAt).toBe(new Date(clock).toISOString());

  const another = await client('generateCredentials', { body: { name: 'Shop' } });
  expect((await listed()).map(({ _id }) => _id).slice(0, 2)).toEqual([another._id, made._id]);
  expect(await recognised({ ...made, secretKey: another.secretKey })).toBe(401);
  expect(await recognised({ ...made, secretKey: '' })).toBe(401);
  expect(await recognised({ ...made, apiKey: 'afc-unknown' })).toBe(401);
});

it('tells in the language of the client that its keys are not valid', async () => {
  const keys = { [apiKeyHeader]: 'afc-unknown', [secretKeyHeader]: 'unknown' };
  for (const language of ['en', 'es'] as const)
    expect(await failure(test.clientWith({ ...keys, 'accept-language': language })('analytics', {}))).toMatchObject({
      status: 401,
      code: 'credentialsNotValid',
      message: messages[language].credentialsNotValid,
    });
});

it('tells a program that sends one key alone that its keys are not valid', async () => {
  const { client } = await test.as('Developer');
  const { apiKey, secretKey } = await client('generateCredentials', { body: { name: 'half' } });
  for (const headers of [{ [apiKeyHeader]: apiKey }, { [secretKeyHeader]: secretKey }])
    await expect(test.clientWith(headers)('policy', {})).rejects.toMatchObject({
      status: 401,
      reply: { code: 'credentialsNotValid' },
    });
});

it('revoked credentials stop working at once and stay listed', async () => {
  const { client } = await test.as('Developer');
  const made = await client('generateCredentials', { body: { name: 'Old shop' } });
  expect(await recognised(made)).toBe(403);
  const revokedAt = new Date(clock).toISOString();
  await client('revokeCredentials', { params: { id: made._id } });
  clock += 1_000;
  await client('revokeCredentials', { params: { id: made._id } });
  expect(await recognised(made)).toBe(401);
  const { resultList } = await client('listCredentials', {});
  expect(resultList.find(({ _id }) => _id === made._id)?.revokedAt).toBe(revokedAt);
  const events = await test.context.db.query(
    sql`select 1 from audit_events where subject_id = ${made._id} and action = 'credentials.revoked'`,
  );
  expect(events).toHaveLength(1);
  for (const id of [randomUUID(), 'none'])
    expect((await failure(client('revokeCredentials', { params: { id } }))).status).toBe(404);
});

it('credentials that are revoked twice at the same moment are revoked once', async () => {
  const { client } = await test.as('Developer');
  const { db } = test.context;
  const { _id } = await client('generateCredentials', { body: { name: 'Twice' } });
  const { both } = await db.transaction(async (tx) => {
    // Neither is done before the other has begun.
    await tx.query(sql`select from credentials where id = ${_id} for update`);
    const begun = [0, 1].map(() => client('revokeCredentials', { params: { id: _id } }));
    await somebodyWaits(db, 2);
    return { both: begun };
  });
  await Promise.all(both);
  const events = await db.query(
    sql`select from audit_events where subject_id = ${_id} and action = 'credentials.revoked'`,
  );
  expect(events).toHaveLength(1);
});

it('limits the rate of each client on its own, until the minute has passed', async () => {
  const { client } = await test.as('Administrator');
  const [busy, calm] = await Promise.all([
    client('generateCredentials', { body: { name: 'busy' } }),
    client('generateCredentials', { body: { name: 'calm' } }),
  ]);
  for (let i = 0; i < 5; i++) expect(await recognised(busy)).toBe(403);
  expect(await failure(clientOf(busy)('currentUser', {}))).toMatchObject({
    status: 429,
    message: messages.en.tooManyRequests,
  });
  // Whoever guesses at its keys does not use its rate up.
  for (let i = 0; i < 6; i++) expect(await recognised({ ...calm, secretKey: 'guessed' })).toBe(401);
  expect(await recognised(calm)).toBe(403);
  clock += 61_000;
  expect(await recognised(busy)).toBe(403);
});

import { randomUUID } from 'node:crypto';
import { messages } from '@afc/contract/all-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import type { AuditRow } from '../audit/audit-row.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { createResetToken } from './reset-tokens.ts';
import { setPersonalData } from './store.ts';

const test = await createTestApp();
afterAll(() => test.close());

const newPerson = () => ({
  user: `${randomUUID()}@example.org`,
  userPassword: 'Correct-horse-9',
  userName: 'Ada',
  userLastName: 'Example',
  role: 'Operator' as const,
});
const bearer = (token: string) => test.clientWith({ authorization: `Bearer ${token}` });
const eventsOf = (id: string) =>
  test.context.db.query<AuditRow>(sql`
    select * from audit_events where subject_kind = 'staff' and subject_id = ${id} order by number`);

describe('register', () => {
  it('creates a profile that can sign in, and says who created it', async () => {
    const admin = await test.as('Administrator');
    const person = newPerson();
    const made = await admin.client('register', { body: person });
    expect(made).toMatchObject({
      displayName: 'Ada Example',
      email: person.user,
      role: 'Operator',
      disabled: false,
      lastLoginAt: null,
    });
    await test.client('login', { body: { username: person.user, password: person.userPassword } });
    const [event] = await eventsOf(made._id);
    expect(event).toMatchObject({
      action: 'staff.registered',
      actor_id: admin.staff.id,
      before: null,
      after: { firstname: 'Ada', lastname: 'Example', email: person.user, role: 'Operator' },
    });
    expect(JSON.stringify(await eventsOf(made._id))).not.toContain(person.userPassword);
  });

  it('answers 409 when the email exists, in whatever case it is written', async () => {
    const { client, staff } = await test.as('Administrator');
    const answer = await failure(client('register', { body: { ...newPerson(), user: staff.email.toUpperCase() } }));
    expect(answer).toEqual({
      status: 409,
      code: 'emailTaken',
      message: 'The email already exist',
      fields: { user: 'The email already exist' },
    });
  });

  it.each([
    { user: 'not an address' },
    // To hash one of megabytes would hold up everybody.
    { userPassword: 'x'.repeat(1_001) },
  ])('answers 400 and names the field that is wrong', async (wrong) => {
    const { client } = await test.as('Administrator');
    const answer = await failure(client('register', { body: { ...newPerson(), ...wrong } }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual(Object.keys(wrong));
  });

  it('never answers with the password or its hash', async () => {
    const { client } = await test.as('Administrator');
    const list = await client('listStaff', {});
    expect(JSON.stringify(list)).not.toContain('argon2');
    expect(list.totalResults).toBe(list.resultList.length);
  });
});

describe('personal information', () => {
  it("changes one's own names and email, and is written down with before and after", async () => {
    const { client, staff } = await test.as('Operator');
    const email = `${randomUUID()}@example.org`;
    const changed = await client('updateUser', { body: { firstname: 'Grace', lastname: 'Sample', email } });
    expect(changed).toMatchObject({ _id: staff.id, displayName: 'Grace Sample', email, role: 'Operator' });
    expect(await client('currentUser', {})).toEqual(changed);
    const [event] = await eventsOf(staff.id);
    expect(event).toMatchObject({
      action: 'staff.updated',
      before: { firstname: 'Operator', email: staff.email },
      after: { firstname: 'Grace', lastname: 'Sample', email },
    });
  });

  it('answers 409 for the email of another person and changes nothing', async () => {
    const [{ client }, other] = await Promise.all([test.as('Operator'), test.as('Operator')]);
    const before = await client('currentUser', {});
    const body = { firstname: 'Grace', lastname: 'Sample', email: other.staff.email };
    expect(await failure(client('updateUser', { body }))).toMatchObject({
      status: 409,
      code: 'emailTaken',
      fields: { email: 'The email already exist' },
    });
    expect(await client('currentUser', {})).toEqual(before);
  });

  it('two people who take one address in the same moment: one gets it, the other 409', async () => {
    const people = await Promise.all([test.as('Operator'), test.as('Operator'), test.as('Developer')]);
    const email = `${randomUUID()}@example.org`;
    const body = { firstname: 'Grace', lastname: 'Sample', email };
    const answers = await Promise.all(
      people.map(({ client }) =>
        client('updateUser', { body }).then(
          () => 200,
          (error) => error.status,
        ),
      ),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('ends the reset links mailed to the old address', async () => {
    const { client, staff } = await test.as('Operator');
    const token = await createResetToken(test.context.db, staff.id, new Date());
    const email = `${randomUUID()}@example.org`;
    await client('updateUser', { body: { firstname: 'Grace', lastname: 'Sample', email } });
    expect((await failure(bearer(token)('changePassword', { body: { password: 'x' } }))).status).toBe(401);
  });

  it('writes down every change, also one that takes back another of the same moment', async () => {
    const { client, staff } = await test.as('Operator');
    const { firstname, lastname, email } = staff;
    const other = { firstname, lastname, email: `${randomUUID()}@example.org` };
    const { db } = test.context;
    const second = await db.transaction(async (tx) => {
      await setPersonalData(tx, staff.id, other);
      const answer = client('updateUser', { body: { firstname, lastname, email } });
      await somebodyWaits(db);
      return { answer };
    });
    expect((await second.answer).email).toBe(email);
    expect(await eventsOf(staff.id)).toMatchObject([{ action: 'staff.updated', before: other, after: { email } }]);
  });

  it('writes no event when nothing changed', async () => {
    const { client, staff } = await test.as('Operator');
    const { firstname, lastname, email } = staff;
    await client('updateUser', { body: { firstname, lastname, email } });
    expect(await eventsOf(staff.id)).toEqual([]);
  });
});

describe('disabling', () => {
  it('ends the sessions at once, forbids signing in, and is undone by enabling', async () => {
    const admin = await test.as('Administrator');
    const { staff, client, password } = await test.as('Operator');
    const link = await createResetToken(test.context.db, staff.id, new Date());
    const login = () => test.client('login', { body: { username: staff.email, password } });
    const params = { id: staff.id };

    expect((await admin.client('disableStaff', { params })).disabled).toBe(true);
    expect((await failure(client('currentUser', {}))).status).toBe(401);
    expect((await failure(login())).status).toBe(406);

    for (const _ of ['once', 'once more']) expect((await admin.client('enableStaff', { params })).disabled).toBe(false);
    expect((await failure(client('currentUser', {}))).status).toBe(401);
    expect((await failure(bearer(link)('changePassword', { body: { password: 'x' } }))).status).toBe(401);
    await login();
    const actions = (await eventsOf(staff.id)).map(({ action }) => action);
    expect(actions).toEqual(['staff.disabled', 'staff.enabled', 'session.opened']);
  });

  it('of oneself is possible, and the trail says who did it', async () => {
    const { client, staff } = await test.as('Administrator');
    expect((await client('disableStaff', { params: { id: staff.id } })).disabled).toBe(true);
    expect(await eventsOf(staff.id)).toMatchObject([{ action: 'staff.disabled', actor_id: staff.id }]);
  });

  it('answers 404 for nobody', async () => {
    const { client } = await test.as('Administrator');
    expect((await failure(client('disableStaff', { params: { id: randomUUID() } }))).status).toBe(404);
    expect((await failure(client('enableStaff', { params: { id: 'nobody' } }))).status).toBe(404);
  });
});

it('a new role counts from the next request, with the old token', async () => {
  const admin = await test.as('Administrator');
  const { staff, client } = await test.as('Operator');
  expect((await failure(client('listCredentials', {}))).status).toBe(403);
  await admin.client('changeRole', { params: { id: staff.id }, body: { role: 'Developer' } });
  await client('listCredentials', {});
  await admin.client('changeRole', { params: { id: staff.id }, body: { role: 'Operator' } });
  expect((await failure(client('listCredentials', {}))).status).toBe(403);
  const [event] = await eventsOf(staff.id);
  expect(event).toMatchObject({
    action: 'staff.role-changed',
    before: { role: 'Operator' },
    after: { role: 'Developer' },
  });
});

describe('the last Administrator', () => {
  let alone: TestApp;
  beforeAll(async () => {
    alone = await createTestApp();
  });
  afterAll(() => alone.close());

  it('cannot be disabled or given another role, not even by two Administrators at once', async () => {
    const { db } = alone.context;
    const one = await alone.as('Administrator');
    const other = await alone.as('Administrator');
    const { both } = await db.transaction(async (tx) => {
      // Neither is done before the other has begun: their last step has to wait.
      await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
      const begun = Promise.allSettled([
        one.client('disableStaff', { params: { id: other.staff.id } }),
        other.client('changeRole', { params: { id: one.staff.id }, body: { role: 'Operator' } }),
      ]);
      await somebodyWaits(db, 2);
      return { both: begun };
    });
    expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = () =>
      db.query<{ id: string }>(sql`select id from staff where role = 'Administrator' and disabled_at is null`);
    expect(await left()).toHaveLength(1);

    const last = await alone.as('Administrator');
    for (const { id } of await left()) if (id !== last.staff.id) await last.client('disableStaff', { params: { id } });
    const params = { id: last.staff.id };
    const refusal = { status: 409, code: 'lastAdministrator', message: messages.en.lastAdministrator };
    expect(await failure(last.client('disableStaff', { params }))).toEqual(refusal);
    expect(await failure(last.client('changeRole', { params, body: { role: 'Developer' } }))).toEqual(refusal);
    expect(await left()).toEqual([{ id: last.staff.id }]);
  });
});

it('the only Administrator gives others another role and disables them', async () => {
  const fresh = await createTestApp();
  const [{ client }, { staff }] = await Promise.all([fresh.as('Administrator'), fresh.as('Operator')]);
  const params = { id: staff.id };
  const promoted = await client('changeRole', { params, body: { role: 'Developer' } });
  const disabled = await client('disableStaff', { params });
  await fresh.close();
  expect([promoted.role, disabled.disabled]).toEqual(['Developer', true]);
});

it('two processes that start at once on a new installation make one administrator', async () => {
  const fresh = await createTestApp();
  const { db } = fresh.context;
  const start = (adminEmail: string) =>
    ensureAdministrator({ ...fresh.context, config: { ...fresh.context.config, adminEmail } });
  const { both } = await db.transaction(async (tx) => {
    // Both have seen that there is nobody before one of them may go on.
    await tx.query(sql`lock table staff in share row exclusive mode`);
    const begun = Promise.all([start('one@example.org'), start('two@example.org')]);
    await somebodyWaits(db, 2);
    return { both: begun };
  });
  const made = await both;
  await fresh.close();
  expect(made.filter(Boolean)).toHaveLength(1);
});

it('a new installation gets its administrator also where somebody else was added before the first start', async () => {
  const fresh = await createTestApp();
  await fresh.as('Developer');
  const start = () => ensureAdministrator(fresh.context);
  const made = [await start(), await start()];
  const administrators = await fresh.context.db.query(sql`select email from staff where role = 'Administrator'`);
  const trail = await fresh.context.db.query(sql`select action, actor_kind, after from audit_events`);
  await fresh.close();
  expect(made).toEqual([expect.objectContaining({ email: fresh.context.config.adminEmail }), null]);
  expect(administrators).toEqual([{ email: fresh.context.config.adminEmail }]);
  const after = { email: fresh.context.config.adminEmail, role: 'Administrator' };
  expect(trail).toMatchObject([{ action: 'staff.registered', actor_kind: 'system', after }]);
});

it('a start says so where the address of the first administrator belongs to somebody with another role', async () => {
  const fresh = await createTestApp();
  const { staff } = await fresh.as('Operator');
  const config = { ...fresh.context.config, adminEmail: staff.email };
  const started = ensureAdministrator({ ...fresh.context, config });
  await expect(started).rejects.toThrow(`Nobody is an Administrator, and ${staff.email} has another role already`);
  await fresh.close();
});

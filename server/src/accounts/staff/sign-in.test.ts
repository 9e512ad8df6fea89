import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@afc/contract/all-messages';
import { TokenClaims } from '@afc/contract/session';
import { afterAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { createTestApp } from '../../testing/app.ts';
import { failure } from '../../testing/failure.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { anHourOfUpkeep } from '../../testing/upkeep.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createResetToken } from './reset-tokens.ts';
import { revokeSessionsOf } from './sessions.ts';
import { setPasswordHash } from './store.ts';

let clock = Date.now();
const test = await createTestApp({
  now: () => new Date(clock),
  env: { LOGIN_ATTEMPTS_PER_ACCOUNT: '5', LOGIN_ATTEMPTS_PER_ADDRESS: '1000' },
});
afterAll(() => test.close());

const bearer = (token: string) => test.clientWith({ authorization: `Bearer ${token}` });
const claimsOf = (token: string) =>
  TokenClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

async function mailedToken(email: string): Promise<string> {
  const folder = join(test.context.config.dataFolder, 'mail');
  return waitFor(async () => {
    for (const file of await readdir(folder).catch(() => [])) {
      const text = (await readFile(join(folder, file), 'utf8')).replace(/=\n/g, '').replace(/=3D/g, '=');
      const token = /forgot-password\/([\w-]+)/.exec(text)?.[1];
      if (text.includes(email) && token) return token;
    }
    return undefined;
  });
}

describe('login', () => {
  it('answers a token of one hour that carries id, role and displayName', async () => {
    const { staff, password } = await test.as('Operator');
    const { access_token } = await test.client('login', { body: { username: staff.email, password } });
    const claims = claimsOf(access_token);
    expect(claims).toMatchObject({ id: staff.id, role: 'Operator', displayName: 'Operator Tester' });
    expect(claims.exp - claims.iat).toBe(3600);
  });

  it('takes the email in any case and with spaces around it', async () => {
    const { staff, password } = await test.as('Operator');
    await test.client('login', { body: { username: ` ${staff.email.toUpperCase()} `, password } });
  });

  it('answers 406 for a wrong password and for an unknown person, with the same sentence', async () => {
    const { staff } = await test.as('Operator');
    const wrong = await failure(test.client('login', { body: { username: staff.email, password: 'wrong' } }));
    const unknown = await failure(test.client('login', { body: { username: 'x@example.org', password: 'wrong' } }));
    expect(wrong).toEqual({ status: 406, code: 'invalidCredentials', message: 'Invalid credentials' });
    expect(unknown).toEqual(wrong);
  });

  it('answers 400 and names the empty field', async () => {
    const answer = await failure(test.client('login', { body: { username: '', password: 'x' } }));
    expect(answer).toMatchObject({ status: 400, message: messages.en.badRequest });
    expect(answer.fields).toHaveProperty('username');
  });

  it.each([
    ['es-ES,es;q=0.9', 'es'],
    ['de, en;q=0.4, es;q=0.8', 'es'],
    ['en-GB, es', 'en'],
    ['es;q=0', 'en'],
    ['de', 'en'],
  ] as const)('answers %s in the language of AFC that it asks for first: %s', async (wished, language) => {
    const caller = test.clientWith({ 'accept-language': wished });
    const answer = await failure(caller('login', { body: { username: `${wished}@example.org`, password: 'wrong' } }));
    expect(answer.message).toBe(messages[language].invalidCredentials);
  });

  it('limits the attempts on one account with 429 until the window has passed or one succeeds, and says how long', async () => {
    const { staff, password } = await test.as('Operator');
    const attempt = (secret: string) => test.client('login', { body: { username: staff.email, password: secret } });
    for (let i = 0; i < 5; i++) expect((await failure(attempt('wrong'))).status).toBe(406);
    const refused = async () => (await failure(attempt(password))).message;
    expect((await failure(attempt(password))).status).toBe(429);
    expect(await refused()).toBe('Too many attempts, please try again in 15 minutes.');
    clock += 780_000;
    expect(await refused()).toBe('Too many attempts, please try again in 2 minutes.');
    clock += 60_000;
    expect(await refused()).toBe(messages.en.tooManyRequests);
    clock += 61_000;
    await attempt(password);
    for (let i = 0; i < 5; i++) expect((await failure(attempt('wrong'))).status).toBe(406);
  });

  it.each<[string, (tx: Transaction, id: string) => Promise<unknown>]>([
    ['by a password that is changed', (tx, id) => setPasswordHash(tx, id, 'another')],
    [
      'into a profile that is disabled',
      (tx, id) => tx.query(sql`update staff set disabled_at = now() where id = ${id}`),
    ],
  ])('lets nobody in %s at the same moment', async (_, change) => {
    const { staff, password } = await test.as('Operator');
    const { db } = test.context;
    const attempt = await db.transaction(async (tx) => {
      await change(tx, staff.id);
      const answer = failure(test.client('login', { body: { username: staff.email, password } }));
      await somebodyWaits(db);
      await revokeSessionsOf(tx, staff.id, new Date(clock));
      return { answer };
    });
    expect((await attempt.answer).status).toBe(406);
    const open = await db.query(sql`select from sessions where staff_id = ${staff.id} and revoked_at is null`);
    expect(open).toEqual([]);
  });

  it('does not let a disabled person in, neither by password nor by link', async () => {
    const { staff, password } = await test.as('Operator');
    const link = await createResetToken(test.context.db, staff.id, new Date(clock));
    await test.context.db.query(sql`update staff set disabled_at = now() where id = ${staff.id}`);
    expect((await failure(test.client('login', { body: { username: staff.email, password } }))).status).toBe(406);
    expect((await failure(bearer(link)('changePassword', { body: { password } }))).status).toBe(401);
  });
});

describe('session', () => {
  it('refreshToken answers a fresh token and keeps the old one alive until its own end', async () => {
    const { token, client } = await test.as('Operator');
    clock += 60_000;
    const { access_token } = await client('refreshToken', {});
    expect(claimsOf(access_token).exp).toBeGreaterThan(claimsOf(token).exp);
    await client('refreshToken', {});
    await bearer(access_token)('refreshToken', {});
    clock += 3_570_000;
    expect((await failure(client('currentUser', {}))).status).toBe(401);
    await bearer(access_token)('currentUser', {});
  });

  it.each(['bearer', 'BEARER'])('is known by its token behind the word %s, too', async (scheme) => {
    const { token, staff } = await test.as('Operator');
    const { access_token } = await test.clientWith({ authorization: `${scheme} ${token}` })('refreshToken', {});
    expect(claimsOf(access_token).id).toBe(staff.id);
  });

  it('ends after an hour', async () => {
    const { client } = await test.as('Operator');
    clock += 3_601_000;
    expect(await failure(client('refreshToken', {}))).toMatchObject({
      status: 401,
      message: messages.en.sessionExpired,
    });
  });

  it('logout revokes every token of the session and no other session, and is written down', async () => {
    const { client, staff, password } = await test.as('Operator');
    const refreshed = bearer((await client('refreshToken', {})).access_token);
    const { access_token } = await test.client('login', { body: { username: staff.email, password } });
    await client('logout', {});
    const [newest] = await test.context.db.query(sql`
      select action, actor_id, subject_id from audit_events order by number desc limit 1`);
    expect(newest).toEqual({ action: 'session.closed', actor_id: staff.id, subject_id: staff.id });
    expect((await failure(client('refreshToken', {}))).status).toBe(401);
    expect((await failure(refreshed('refreshToken', {}))).status).toBe(401);
    await bearer(access_token)('refreshToken', {});
  });
});

/** By which proof the person's password was changed, as the trail tells it. */
const changedBy = async (id: string) => {
  const [event] = await test.context.db.query<{ after: object }>(sql`
    select after from audit_events where action = 'password.changed' and actor_id = ${id} and subject_id = ${id}`);
  return event?.after;
};

describe('changing the password', () => {
  it("ends the person's other sessions and takes the new password", async () => {
    const { client, staff, password } = await test.as('Operator');
    const { access_token } = await test.client('login', { body: { username: staff.email, password } });
    await client('changePassword', { body: { password: 'another one' } });
    expect(await changedBy(staff.id)).toEqual({ by: 'session' });
    expect((await failure(bearer(access_token)('refreshToken', {}))).status).toBe(401);
    await client('refreshToken', {});
    await test.client('login', { body: { username: staff.email, password: 'another one' } });
    expect((await failure(test.client('login', { body: { username: staff.email, password } }))).status).toBe(406);
  });

  it('works once with the mailed link, which is stored only as a hash', async () => {
    const { staff } = await test.as('Operator');
    expect(await test.client('sendResetEmail', { body: { email: staff.email } })).toEqual({ ok: true });
    const token = await mailedToken(staff.email);
    const stored = await test.context.db.query<{ token_hash: string }>(sql`select token_hash from reset_tokens`);
    expect(stored.map((row) => row.token_hash)).not.toContain(token);
    await bearer(token)('changePassword', { body: { password: 'chosen by link' } });
    expect(await changedBy(staff.id)).toEqual({ by: 'reset link' });
    await test.client('login', { body: { username: staff.email, password: 'chosen by link' } });
    expect(await failure(bearer(token)('changePassword', { body: { password: 'again' } }))).toMatchObject({
      status: 401,
      message: messages.en.resetLinkUsed,
    });
  });

  it('leaves the passwords, sessions and links of all others as they are', async () => {
    const [{ staff }, other] = await Promise.all([test.as('Operator'), test.as('Operator')]);
    const linkOf = ({ id }: { id: string }) => createResetToken(test.context.db, id, new Date(clock));
    const [link, linkOfOther] = [await linkOf(staff), await linkOf(other.staff)];
    await bearer(link)('changePassword', { body: { password: 'chosen by link' } });
    await other.client('currentUser', {});
    await test.client('login', { body: { username: other.staff.email, password: other.password } });
    await bearer(linkOfOther)('changePassword', { body: { password: 'chosen by another link' } });
  });

  it('refuses a link older than one hour, and a reset token anywhere else', async () => {
    const { staff } = await test.as('Operator');
    await test.client('sendResetEmail', { body: { email: staff.email } });
    const token = await mailedToken(staff.email);
    expect((await failure(bearer(token)('refreshToken', {}))).status).toBe(401);
    clock += 3_601_000;
    expect((await failure(bearer(token)('changePassword', { body: { password: 'late' } }))).status).toBe(401);
  });

  it('two uses of one link at once: one wins', async () => {
    const { staff } = await test.as('Operator');
    await test.client('sendResetEmail', { body: { email: staff.email } });
    const token = await mailedToken(staff.email);
    const uses = await Promise.allSettled(
      ['one', 'two', 'three'].map((password) => bearer(token)('changePassword', { body: { password } })),
    );
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1);
  });

  it('two links of one person at once: one wins, the other one is used up', async () => {
    const { staff } = await test.as('Operator');
    const { db } = test.context;
    const links = [
      await createResetToken(db, staff.id, new Date(clock)),
      await createResetToken(db, staff.id, new Date(clock)),
    ];
    const { uses } = await db.transaction(async (tx) => {
      await tx.query(sql`select from staff where id = ${staff.id} for update`);
      const begun = links.map((link) => bearer(link)('changePassword', { body: { password: 'another one' } }));
      const ended = Promise.allSettled(begun);
      await somebodyWaits(db, 2);
      return { uses: ended };
    });
    const refused = (await uses).flatMap((use) => (use.status === 'rejected' ? [use.reason] : []));
    expect(refused).toMatchObject([{ status: 401, reply: { code: 'resetLinkUsed' } }]);
  });

  it('is refused where the session ended at the same moment', async () => {
    const { client, staff } = await test.as('Operator');
    const { db } = test.context;
    const { answer } = await db.transaction(async (tx) => {
      await setPasswordHash(tx, staff.id, 'another');
      const late = failure(client('changePassword', { body: { password: 'too late' } }));
      await somebodyWaits(db);
      await revokeSessionsOf(tx, staff.id, new Date(clock));
      return { answer: late };
    });
    expect(await answer).toMatchObject({ status: 401, code: 'sessionExpired' });
  });

  it('mails one person only so many links', async () => {
    const { staff } = await test.as('Operator');
    const ask = () => test.client('sendResetEmail', { body: { email: staff.email } });
    for (let i = 0; i < 5; i++) await ask();
    expect((await failure(ask())).status).toBe(429);
    await test.context.mail.close();
  });

  it('answers the same for an address nobody has, or somebody disabled, and sends nothing', async () => {
    const { staff } = await test.as('Operator');
    await test.context.db.query(sql`update staff set disabled_at = now() where id = ${staff.id}`);
    const before = await readdir(join(test.context.config.dataFolder, 'mail')).catch(() => []);
    for (const email of ['stranger@example.org', staff.email])
      expect(await test.client('sendResetEmail', { body: { email } })).toEqual({ ok: true });
    await test.context.mail.close();
    expect(await readdir(join(test.context.config.dataFolder, 'mail')).catch(() => [])).toEqual(before);
  });
});

it('sessions, links and the mails that hold them are forgotten when they have ended, and no sooner', async () => {
  const { staff } = await test.as('Operator');
  await test.client('sendResetEmail', { body: { email: staff.email } });
  await mailedToken(staff.email);
  clock += 3_601_000;
  const { client } = await test.as('Operator');
  const maintenance = anHourOfUpkeep(test.context);
  await waitFor(async () => {
    const left = await test.context.db.query(sql`
      select 1 from sessions where staff_id = ${staff.id} union all
      select 1 from reset_tokens where staff_id = ${staff.id}`);
    const mails = await readdir(join(test.context.config.dataFolder, 'mail'));
    return (left.length === 0 && mails.length === 0) || undefined;
  });
  await maintenance.stop();
  expect(await client('currentUser', {})).toMatchObject({ role: 'Operator' });
});

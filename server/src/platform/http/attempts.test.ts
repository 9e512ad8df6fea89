import { randomUUID } from 'node:crypto';
import { endpoints } from '@afc/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { sql } from '../database/sql.ts';
import { countAttempt, forgetOldAttempts } from './attempts.ts';

it('keeps attempts for their window, and no longer', async () => {
  let clock = Date.now();
  const test = await createTestApp({ now: () => new Date(clock) });
  const { context } = test;
  const { windowSeconds } = context.config.loginAttempts;
  const attempt = (whose: string) => countAttempt(context, { what: 'login-account', whose, max: 1, windowSeconds });
  await attempt('made-up@example.org');
  clock += windowSeconds * 500;
  await forgetOldAttempts(context);
  const meanwhile = await attempt('made-up@example.org').catch((error: unknown) => error);
  clock += windowSeconds * 500;
  await attempt('ada@example.org');
  clock += 1;
  await forgetOldAttempts(context);
  const left = await context.db.query(sql`select count(*)::int as attempts from attempts`);
  const second = await attempt('ada@example.org').catch((error: unknown) => error);
  await test.close();
  expect(meanwhile).toMatchObject({ code: 'tooManyAttempts' });
  expect(left).toEqual([{ attempts: 1 }]);
  expect(second).toMatchObject({ code: 'tooManyAttempts' });
});

const tooMany = 429;

describe.each([
  ['behind a proxy', { AFC_TRUST_PROXY: 'true' }, 406],
  ['without one', {}, tooMany],
])('attempts to sign in %s', (_, env, fromElsewhere) => {
  it('count for the address that called, whatever it claims to be', async () => {
    const test = await createTestApp({ env: { ...env, LOGIN_ATTEMPTS_PER_ADDRESS: '2' } });
    const attempt = async (whose: string, forwarded: string) => {
      const payload = { username: `${whose}@example.org`, password: 'a guess' };
      const headers = { 'x-forwarded-for': forwarded };
      return (await test.app.inject({ method: 'POST', url: endpoints.login.path, payload, headers })).statusCode;
    };
    // A proxy adds the address that it saw behind those that the caller sent.
    expect(await attempt('a', '198.51.100.1, 203.0.113.7')).toBe(406);
    expect(await attempt('b', '198.51.100.2, 203.0.113.7')).toBe(406);
    expect(await attempt('c', '198.51.100.3, 203.0.113.7')).toBe(tooMany);
    expect(await attempt('d', '203.0.113.8')).toBe(fromElsewhere);
    await test.close();
  });
});

it('count together for all addresses of one network of IPv6, for whoever has one has all of them', async () => {
  const test = await createTestApp({ env: { LOGIN_ATTEMPTS_PER_ADDRESS: '2' } });
  const attempt = async (remoteAddress: string) => {
    const payload = { username: `${randomUUID()}@example.org`, password: 'a guess' };
    return (await test.app.inject({ method: 'POST', url: endpoints.login.path, payload, remoteAddress })).statusCode;
  };
  const statuses = async (...addresses: string[]) => {
    const seen: number[] = [];
    for (const address of addresses) seen.push(await attempt(address));
    return seen;
  };
  expect(await statuses('2001:db8:1:2::1', '2001:db8:1:2:ffff::5', '2001:db8:1:2:3:4:5:6')).toEqual([
    406,
    406,
    tooMany,
  ]);
  expect(await statuses('2001:db8:1:3::1', '2001:db8::1:2:3:4', '2001:db8::9')).toEqual([406, 406, 406]);
  const mapped = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => `::ffff:${address}`);
  expect(await statuses(...mapped, '::1')).toEqual([406, 406, 406, 406]);
  await test.close();
});

it('count for the address alone where a proxy tells the port with it', async () => {
  const test = await createTestApp({ env: { AFC_TRUST_PROXY: 'true', LOGIN_ATTEMPTS_PER_ADDRESS: '1' } });
  const attempt = async (forwarded: string) => {
    const payload = { username: `${randomUUID()}@example.org`, password: 'a guess' };
    const headers = { 'x-forwarded-for': forwarded };
    return (await test.app.inject({ method: 'POST', url: endpoints.login.path, payload, headers })).statusCode;
  };
  for (const [one, again] of [
    ['203.0.113.7:50001', '203.0.113.7:50002'],
    ['[2001:db8::1]:50001', '[2001:db8::2]:50002'],
  ] as const)
    expect([await attempt(one), await attempt(again)]).toEqual([406, tooMany]);
  await test.close();
});

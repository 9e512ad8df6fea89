import { expect, it } from 'vitest';
import { sql } from '../database/sql.ts';
import { createTestApp } from '../testing/app.ts';
import { countAttempt, forgetOldAttempts } from './attempts.ts';

it('keeps attempts no longer than their window', async () => {
  let clock = Date.now();
  const test = await createTestApp({ now: () => new Date(clock) });
  const { context } = test;
  const { windowSeconds } = context.config.loginAttempts;
  const attempt = (whose: string) => countAttempt(context, { what: 'login-account', whose, max: 1, windowSeconds });
  await attempt('made-up@example.org');
  clock += windowSeconds * 1000;
  await attempt('ada@example.org');
  clock += 1;
  await forgetOldAttempts(context);
  const left = await context.db.query(sql`select count(*)::int as attempts from attempts`);
  const second = await attempt('ada@example.org').catch((error: unknown) => error);
  await test.close();
  expect(left).toEqual([{ attempts: 1 }]);
  expect(second).toMatchObject({ code: 'tooManyRequests' });
});

import { messages } from '@afc/contract/all-messages';
import { ApiError } from '@afc/contract/client';
import { type ErrorCode, errors } from '@afc/contract/errors';
import type { StaffMember } from '@afc/contract/staff';
import { afterEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, session } from '../session/session.ts';
import { takeWanted } from '../session/wanted-page.ts';
import { toasts } from '../state/toast.ts';
import { tokenOf } from '../testing/token.ts';
import { call } from './client.ts';
import { failureText } from './failures.ts';
import { callOptions } from './queries.ts';
import { queryClient } from './query-client.ts';

function answer(status: number, code: string, fields?: Record<string, string>) {
  const reply = JSON.stringify({ error: { code, message: 'x', ...(fields ? { fields } : {}) } });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(reply, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const texts = () => toasts.get().map(({ text }) => text);

test('a refused token logs out with its sentence, once, and remembers the page', async () => {
  answer(401, 'sessionExpired');
  beginSession(tokenOf('Operator'));
  window.history.replaceState(null, '', '/detail/consider/7');
  await Promise.allSettled([call('analytics', {}), call('policy', {})]);
  expect(session.get()).toBeUndefined();
  expect(texts()).toEqual([messages.en.sessionExpired]);
  expect(takeWanted()).toBe('/detail/consider/7');
});

test('an answer that asks to wait says how long; a date is no number of seconds', async () => {
  for (const [header, seconds] of [
    ['7', 7],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ] as const) {
    const refused = () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': header } }));
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(refused));
    await expect(call('analytics', {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: seconds });
  }
});

test('a late answer to a token that was replaced ends nothing and says nothing', async () => {
  let refuse: () => void = () => {};
  const late = new Promise<Response>((resolve) => {
    const reply = { error: { code: 'sessionExpired' satisfies ErrorCode, message: 'x' } };
    refuse = () => resolve(Response.json(reply, { status: 401 }));
  });
  vi.stubGlobal('fetch', () => late);
  beginSession(tokenOf('Operator'));
  const asked = queryClient.fetchQuery(callOptions('analytics', {}));
  const renewed = tokenOf('Operator');
  beginSession(renewed);
  refuse();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(session.get()?.token).toBe(renewed);
  expect(texts()).toEqual([]);
});

test('a used reset link does not log anybody out', async () => {
  answer(401, 'resetLinkUsed');
  beginSession(tokenOf('Operator'));
  await expect(call('changePassword', { body: { password: 'x' } })).rejects.toBeInstanceOf(ApiError);
  expect(session.get()).toBeDefined();
});

test('a role that was taken away is learnt when a call is refused that it admitted, once', async () => {
  const refused = { error: { code: 'forbidden' satisfies ErrorCode, message: 'x' } };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.endsWith('/refreshToken')
      ? Response.json({ access_token: tokenOf('Operator') })
      : Response.json(refused, { status: 403 });
  });
  beginSession(tokenOf('Administrator'));
  await Promise.allSettled([call('listStaff', {}), call('audit', { query: {} })]);
  await expect.poll(() => session.get()?.claims.role).toBe('Operator');
  await expect(call('listStaff', {})).rejects.toMatchObject({ status: 403 });
  expect(asked.filter((address) => address.endsWith('/refreshToken'))).toHaveLength(1);
});

test('a role that was given is learnt from the own profile, which is read whenever the tab comes to the front', async () => {
  const profile: StaffMember = {
    _id: 'someone',
    firstname: 'Ada',
    lastname: 'Example',
    displayName: 'Ada Example',
    email: 'ada@example.org',
    role: 'Developer',
    disabled: false,
    createdAt: '2026-11-15T10:00:00.000Z',
    lastLoginAt: null,
  };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/refreshToken') ? { access_token: tokenOf('Developer') } : profile),
  );
  beginSession(tokenOf('Operator'));
  await call('currentUser', {});
  await expect.poll(() => session.get()?.claims.role).toBe('Developer');
});

test('every error of the catalogue has its sentence, and a list that cannot be read the reason of the server', () => {
  for (const [code, { status, message }] of Object.entries(errors))
    expect(failureText(new ApiError(status, { code, message: 'x' }))).toBe(
      code === 'listNotReadable' ? 'x' : messages.en[message],
    );
});

test('an answer without a code is named by its status, and a dead line by itself', () => {
  expect(failureText(new ApiError(403, undefined))).toBe(messages.en.forbidden);
  expect(failureText(new ApiError(409, undefined))).toBe(messages.en.emailTaken);
  expect(failureText(new ApiError(418, undefined))).toBe(messages.en.somethingWrong);
  expect(failureText(new ApiError(502, undefined))).toBe(messages.en.connectionError);
  expect(failureText(new TypeError('Failed to fetch'))).toBe(messages.en.connectionError);
});

test('4xx answers are not asked again, and become one toast', async () => {
  const fetched = answer(403, 'forbidden' satisfies ErrorCode);
  await expect(queryClient.fetchQuery(callOptions('listStaff', {}))).rejects.toBeInstanceOf(ApiError);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([messages.en.forbidden]);
});

test('what was answered to one person is not there for the next', async () => {
  const analytics = callOptions('analytics', {});
  beginSession(tokenOf('Operator'));
  queryClient.setQueryData<unknown>(analytics.queryKey, {});
  endSession();
  expect(queryClient.getQueryData(analytics.queryKey)).toBeUndefined();
});

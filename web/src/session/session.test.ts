import { expect, test, vi } from 'vitest';
import { demoMode } from '../parts/people/demo-mode.ts';
import { onReset, type SessionEnd } from '../state/reset.ts';
import { tokenOf } from '../testing/token.ts';
import { beginSession, endSession, followOtherTabs, loseSession, renewSession, session } from './session.ts';
import { restoreSession } from './token.ts';
import { rememberWanted, takeWanted } from './wanted-page.ts';

test('a session survives a reload with the time it began', () => {
  beginSession(tokenOf('Operator'));
  const begun = session.get();
  expect(restoreSession()).toEqual(begun);
  expect(begun?.claims.displayName).toBe('Ñandú Öz');
});

test('without the time it was received, a token counts from its own issue', () => {
  beginSession(tokenOf('Operator'));
  sessionStorage.removeItem('access_token_received_at');
  const restored = restoreSession();
  expect(restored?.receivedAt).toBe(Number(restored?.claims.iat) * 1000);
});

test('a token that cannot be read is no session and is not kept', () => {
  sessionStorage.setItem('access_token', 'nonsense');
  expect(restoreSession()).toBeUndefined();
  expect(sessionStorage.getItem('access_token')).toBeNull();
});

test('a renewed session starts its time anew', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const first = tokenOf('Operator');
  beginSession(first);
  vi.setSystemTime(1_700_003_000_000);
  renewSession(first, tokenOf('Operator'));
  expect(session.get()?.receivedAt).toBe(1_700_003_000_000);
  vi.useRealTimers();
});

test('a renewed token is told to the tabs that share the former one', async () => {
  const heard: unknown[] = [];
  const other = new BroadcastChannel('afc.session');
  other.addEventListener('message', ({ data }) => heard.push(data));
  const [replaced, token] = [tokenOf('Operator'), tokenOf('Operator')];
  beginSession(replaced);
  renewSession(replaced, token);
  await expect.poll(() => heard).toEqual([{ kind: 'renewed', replaced, token }]);
  other.close();
});

test('a renewal that comes after log out brings nobody back, and puts nobody in the place of another', () => {
  const first = tokenOf('Operator');
  beginSession(first);
  endSession();
  renewSession(first, tokenOf('Operator'));
  expect(session.get()).toBeUndefined();
  const another = tokenOf('Developer');
  beginSession(another);
  renewSession(first, tokenOf('Operator'));
  expect(session.get()?.token).toBe(another);
});

test('a session that ends by itself unmasks nothing: another tab may be showing it', () => {
  beginSession(tokenOf('Operator'));
  demoMode.set(true);
  loseSession();
  expect(session.get()).toBeUndefined();
  expect(demoMode.get()).toBe(true);
});

test.each([
  ['somebody else', 'other', ['lost', 'replaced']],
  ['the same person', 'someone', ['lost']],
])('what waits after a session that ended by itself: %s signs in', (_who, id, expected) => {
  const ends: SessionEnd[] = [];
  onReset((end) => ends.push(end));
  beginSession(tokenOf('Operator', 'someone'));
  loseSession();
  beginSession(tokenOf('Operator', id));
  expect(ends).toEqual(expected);
  endSession();
});

test('logging out forgets the token, Demo Mode, the wanted page and whatever else was registered', () => {
  const forget = vi.fn<() => void>();
  onReset(forget);
  beginSession(tokenOf('Administrator'));
  demoMode.set(true);
  rememberWanted('/settings');
  endSession();
  expect(session.get()).toBeUndefined();
  expect(sessionStorage.getItem('access_token')).toBeNull();
  expect(demoMode.get()).toBe(false);
  expect(takeWanted()).toBe('/statistics');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('another tab renews this one’s session, or ends it, and the server hears of each token once', async () => {
  const told = vi.fn<() => void>();
  followOtherTabs(told);
  const other = new BroadcastChannel('afc.session');
  const [former, mine] = [tokenOf('Operator'), tokenOf('Operator')];
  beginSession(former);
  other.postMessage({ kind: 'renewed', replaced: former, token: mine });
  await expect.poll(() => session.get()?.token).toBe(mine);
  other.postMessage({ kind: 'ended', token: mine, end: 'loggedOut' });
  await expect.poll(() => session.get()).toBeUndefined();
  expect(told).not.toHaveBeenCalled();
  beginSession(tokenOf('Operator'));
  other.postMessage({ kind: 'ended', token: mine, end: 'loggedOut' });
  await expect.poll(() => session.get()).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(1);
  // What waits in a tab that lost its session goes, too.
  beginSession(tokenOf('Operator'));
  loseSession();
  const ends: SessionEnd[] = [];
  onReset((end) => ends.push(end));
  other.postMessage({ kind: 'ended', token: mine, end: 'loggedOut' });
  await expect.poll(() => ends).toEqual(['loggedOut']);
});

test('the page to return to is only ever one of our own, and is returned to once', () => {
  rememberWanted('//elsewhere.example');
  expect(takeWanted()).toBe('/statistics');
  rememberWanted('/detail/consider/1');
  expect(takeWanted()).toBe('/detail/consider/1');
  expect(takeWanted()).toBe('/statistics');
});

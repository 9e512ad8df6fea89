import { resetAll, type SessionEnd } from '../state/reset.ts';
import { createValue, useValue } from '../state/value.ts';
import { otherTabs } from './other-tabs.ts';
import { restoreSession, type Session, sessionOf, storeSession } from './token.ts';

/** Who is signed in; undefined for a guest. */
export const session = createValue<Session | undefined>(restoreSession());

/** Whose session ended by itself: what waits in this tab waits for them alone. */
let absent: string | undefined;

export function useSession(): Session | undefined {
  return useValue(session);
}

/** For pages that the guard opens to signed-in staff only. */
export function useSignedIn(): Session {
  const current = useSession();
  if (!current) throw new Error('This part is shown to signed-in staff only');
  return current;
}

function keep(next: Session | undefined): void {
  storeSession(next);
  session.set(next);
}

export function beginSession(token: string): void {
  const begun = sessionOf(token, Date.now());
  if (!begun) throw new Error('The server sent a token that cannot be read');
  if (absent !== undefined && absent !== begun.claims.id) resetAll('replaced');
  absent = undefined;
  keep(begun);
}

/** A duplicated tab shares its token: it must learn the new one, or it would be thrown out. */
export function renewSession(replaced: string, token: string): void {
  // Whoever logged out before the answer came stays logged out.
  if (session.get()?.token !== replaced) return;
  beginSession(token);
  otherTabs.post({ kind: 'renewed', replaced, token });
}

/** Forgets everything about the person, here and in the browser's other tabs. */
export function endSession(end: 'loggedOut' | 'timedOut' = 'loggedOut'): void {
  const token = session.get()?.token;
  if (token === undefined) return;
  otherTabs.post({ kind: 'ended', token, end });
  forget(end);
}

/** The token ended by itself. Other tabs may hold a living one, so they are left alone. */
export function loseSession(): void {
  if (session.get()) forget('lost');
}

function forget(end: SessionEnd): void {
  absent = end === 'loggedOut' ? undefined : session.get()?.claims.id;
  keep(undefined);
  resetAll(end);
}

/** `endToken` ends this tab's own token, where it is not the one that the other tab ended already. */
export function followOtherTabs(endToken: () => void): void {
  otherTabs.listen((message) => {
    const current = session.get();
    if (message.kind === 'renewed') {
      if (current?.token === message.replaced) beginSession(message.token);
    } else if (message.kind === 'ended') {
      if (current && current.token !== message.token) endToken();
      if (current) forget(message.end);
      else if (absent !== undefined && message.end === 'loggedOut') forget('loggedOut');
    }
  });
}

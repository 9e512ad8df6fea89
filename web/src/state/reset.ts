// The end of a session resets the whole state: whoever keeps some registers here how to forget it.

/** loggedOut: by the person. timedOut: nobody answered the prompt. lost: the server refused the token, in this tab alone.
 * replaced: after one of the latter two somebody else signs in. */
export type SessionEnd = 'loggedOut' | 'timedOut' | 'lost' | 'replaced';

const forgetters = new Set<(end: SessionEnd) => void>();

export function onReset(forget: (end: SessionEnd) => void): void {
  forgetters.add(forget);
}

export function resetAll(end: SessionEnd): void {
  for (const forget of forgetters) forget(end);
}

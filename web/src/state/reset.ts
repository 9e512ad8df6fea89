// The end of a session resets the whole state: whoever keeps some registers here how to forget it.

/** lost: it ended by itself, in this tab alone. */
export type SessionEnd = 'loggedOut' | 'lost';

const forgetters = new Set<(end: SessionEnd) => void>();

export function onReset(forget: (end: SessionEnd) => void): void {
  forgetters.add(forget);
}

export function resetAll(end: SessionEnd): void {
  for (const forget of forgetters) forget(end);
}

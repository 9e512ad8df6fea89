import { call } from '../api/client.ts';
import { endSession } from './session.ts';

/** The server is told, but nobody waits for it: leaving must work on a dead network too. */
export function endToken(): void {
  call('logout', {}).catch(() => {
    // The token then ends by itself within the hour.
  });
}

export function logOut(): void {
  endToken();
  endSession();
}

/** Nobody answered the prompt: the same, but what was typed waits for the person. */
export function timeOut(): void {
  endToken();
  endSession('timedOut');
}

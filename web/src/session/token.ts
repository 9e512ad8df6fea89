import { TokenClaims } from '@afc/contract/session';
import { read, write } from '../state/stored.ts';

export interface Session {
  readonly token: string;
  readonly claims: TokenClaims;
  /** When this browser received the token, by its own clock: a server's clock that differs cannot shift the timer. */
  readonly receivedAt: number;
}

const tokenKey = 'access_token';
const receivedKey = 'access_token_received_at';

export function storeSession(session: Session | undefined): void {
  write('sessionStorage', tokenKey, session?.token ?? null);
  write('sessionStorage', receivedKey, session ? String(session.receivedAt) : null);
}

export function restoreSession(): Session | undefined {
  const token = read('sessionStorage', tokenKey);
  const session = token === null ? undefined : sessionOf(token, Number(read('sessionStorage', receivedKey)));
  if (!session) storeSession(undefined);
  return session;
}

/** A token that cannot be read is no session. Without a time of receipt, the token's own issue counts. */
export function sessionOf(token: string, receivedAt: number): Session | undefined {
  const claims = claimsOf(token);
  return claims && { token, claims, receivedAt: receivedAt > 0 ? receivedAt : claims.iat * 1000 };
}

function claimsOf(token: string): TokenClaims | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return TokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

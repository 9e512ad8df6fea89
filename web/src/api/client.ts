import { type Client, createClient } from '@afc/contract/client';
import { type EndpointName, endpoints } from '@afc/contract/endpoints';
import { admits } from '@afc/contract/vocabulary';
import { language } from '../language/language.tsx';
import { expireSession } from '../session/expire.ts';
import { renewSession, session } from '../session/session.ts';
import type { Session } from '../session/token.ts';
import { codeOf, isRefusedToken, rememberLanguage } from './failures.ts';

const send = createClient({
  base: '',
  // Looked up at each call, so that whatever watches the page's requests sees them.
  fetch: (address, init) => fetch(address, init),
  headers: (): Record<string, string> => {
    const token = session.get()?.token;
    return { 'accept-language': language.get(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  },
});

/** The contract's typed client with the session's token. A refused token ends the session, whoever asked. */
export const call: Client = async (name, input, options) => {
  const asking = session.get();
  const spoken = language.get();
  try {
    const answer = await send(name, input, options);
    if (asking && name === 'currentUser' && namesOtherRole(answer, asking)) void learnRole(asking);
    return answer;
  } catch (error) {
    rememberLanguage(error, spoken);
    // A late answer to a token that was replaced or given up says nothing about the session of now.
    if (asking && session.get()?.token === asking.token) {
      if (isRefusedToken(error)) expireSession();
      else if (codeOf(error) === 'forbidden' && mayCall(name, asking)) void learnRole(asking);
    }
    throw error;
  }
};

/** By the role that the token names. */
function mayCall(name: EndpointName, { claims }: Session): boolean {
  const { access } = endpoints[name];
  return access !== 'open' && access !== 'reset' && admits(access, claims.role);
}

/** The person's own profile is read again whenever the tab comes to the front. */
function namesOtherRole(profile: unknown, { claims }: Session): boolean {
  return typeof profile === 'object' && profile !== null && 'role' in profile && profile.role !== claims.role;
}

let learnt: string | undefined;

/** Somebody was given another role meanwhile: a new token names it, and pages offer what it may do. Asked once a token. */
async function learnRole({ token }: Session): Promise<void> {
  if (learnt === token || session.get()?.token !== token) return;
  learnt = token;
  const renewed = await send('refreshToken', {}).catch(() => undefined);
  if (renewed) renewSession(token, renewed.access_token);
}

import { type Client, createClient } from '@afc/contract/client';
import { language } from '../language/language.tsx';
import { expireSession } from '../session/expire.ts';
import { session } from '../session/session.ts';
import { isRefusedToken } from './failures.ts';

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
  const token = session.get()?.token;
  try {
    return await send(name, input, options);
  } catch (error) {
    // A late answer to a token that was replaced or given up says nothing about the session of now.
    if (isRefusedToken(error) && token !== undefined && session.get()?.token === token) expireSession();
    throw error;
  }
};

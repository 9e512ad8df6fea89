import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Client } from '@afc/contract/client';
import { endServer, listenLocally } from './local-server.ts';

/** Uploads a list as the settings page does: plain CSV called own.csv unless told otherwise. */
export function sendList(client: Client, content: string, fields: Record<string, string> = {}, fileName = 'own.csv') {
  const body = new FormData();
  for (const [field, value] of Object.entries({ format: 'csv', ...fields })) body.set(field, value);
  body.set('file', new File([content], fileName));
  return client('importProviderList', { body });
}

export const listsOf = async (client: Client) => (await client('listProviderLists', {})).resultList;

export async function removeLists(client: Client): Promise<void> {
  for (const { name } of await listsOf(client)) await client('removeProviderList', { params: { name } });
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers at an address for as long as the work takes. */
export async function serving(answer: Answer, work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  const port = await listenLocally(server);
  try {
    await work(`http://127.0.0.1:${port}/own.csv`);
  } finally {
    await endServer(server);
  }
}

/** Publishes a list at an address; each request gets what the text is then. */
export const published = (text: () => string, work: (url: string) => Promise<void>) =>
  serving((_, response) => response.end(text()), work);

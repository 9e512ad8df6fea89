import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP, type LookupFunction } from 'node:net';
import type { MessageKey, Sentence } from '@afc/contract/messages';
import type { Config } from '../config.ts';
import { isPublic } from './networks.ts';

export type Networks = Config['webhookNetworks'];

/** Why an event is not sent, or was not taken: a sentence for whoever looks after the webhook. */
export class DeliveryFailure extends Error {
  readonly sentence: Sentence;

  constructor(key: MessageKey, values: Sentence['values'] = {}) {
    super(key);
    this.sentence = { key, values };
  }
}

/** The address as it is kept; a failure names what is wrong with it. */
export function readAddress(text: string, networks: Networks): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new DeliveryFailure('webhookNotAnAddress');
  if (url.username !== '' || url.password !== '') throw new DeliveryFailure('webhookPassword');
  if (url.protocol === 'http:' && networks !== 'any') throw new DeliveryFailure('webhookNotHttps');
  url.hash = '';
  return url;
}

/** Where a receiver is right now and may be sent to. Connect by `lookUpAs`, without another look-up. */
export async function placesOf(url: URL, networks: Networks, signal: AbortSignal): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  return admitted(family === 0 ? await resolve(host, signal) : [{ address: host, family }], networks);
}

/** For a connection that goes to these places, whatever the name leads to by then. */
export const lookUpAs =
  (places: LookupAddress[]): LookupFunction =>
  (_host, { all }, found) => {
    const [first] = places;
    if (all) found(null, places);
    else found(null, first?.address ?? '', first?.family);
  };

/** A name may lead to several places, and a connection to any of them. */
export function admitted(places: LookupAddress[], networks: Networks): LookupAddress[] {
  const open = networks === 'any' ? places : places.filter(({ address }) => isPublic(address));
  if (open.length === 0) throw new DeliveryFailure('webhookPrivate');
  return open;
}

async function resolve(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
  signal.throwIfAborted();
  // The system's own look-up cannot be stopped, only left behind.
  const late = once(signal, 'abort').then(() => signal.throwIfAborted());
  const found = await Promise.race([lookUp(host), late]);
  if (!found || found.length === 0) throw new DeliveryFailure('webhookUnknownHost', { host });
  return found;
}

const underWay = new Map<string, Promise<LookupAddress[]>>();

/**
 * Whoever asks for a name that is just looked up waits for the same answer. Node has room for two look-ups at a time in
 * the whole process: a name whose servers are silent would fill it for everybody.
 */
function lookUp(host: string): Promise<LookupAddress[]> {
  const known = underWay.get(host);
  if (known) return known;
  const asked = lookup(host, { all: true })
    .catch(() => [])
    .finally(() => underWay.delete(host));
  underWay.set(host, asked);
  return asked;
}

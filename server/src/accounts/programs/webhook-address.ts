import type { LookupAddress } from 'node:dns';
import type { MessageKey, Sentence } from '@afc/contract/messages';
import type { Config } from '../../platform/config/config.ts';
import { lookUp } from '../../platform/network/places.ts';
import { isPublic } from '../../platform/network/public-address.ts';

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

/** Where a receiver is right now and may be sent to. Connect by `connectTo`, without another look-up. */
export async function placesOf(url: URL, networks: Networks, signal: AbortSignal): Promise<LookupAddress[]> {
  const places = await lookUp(url, signal);
  if (places.length === 0) throw new DeliveryFailure('webhookUnknownHost', { host: url.hostname });
  return admitted(places, networks);
}

/** A name may lead to several places, and a connection to any of them. */
export function admitted(places: LookupAddress[], networks: Networks): LookupAddress[] {
  const open = networks === 'any' ? places : places.filter(({ address }) => isPublic(address));
  if (open.length === 0) throw new DeliveryFailure('webhookPrivate');
  return open;
}

import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP, type LookupFunction } from 'node:net';

/** Where the host of an address is right now; nowhere where nobody knows its name. */
export async function lookUp({ hostname }: URL, signal: AbortSignal): Promise<LookupAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  signal.throwIfAborted();
  // The system's own look-up cannot be stopped, only left behind.
  const late = once(signal, 'abort').then(() => signal.throwIfAborted());
  return (await Promise.race([lookUpName(host), late])) ?? [];
}

/** For a connection that goes to these places, whatever the name leads to by then. */
export const connectTo =
  (places: LookupAddress[]): LookupFunction =>
  (_host, { all }, found) => {
    const [first] = places;
    if (all) found(null, places);
    else found(null, first?.address ?? '', first?.family);
  };

const underWay = new Map<string, Promise<LookupAddress[]>>();

/**
 * Whoever asks for a name that is just looked up waits for the same answer. Node has room for two look-ups at a time in
 * the whole process: a name whose servers are silent would fill it for everybody.
 */
function lookUpName(name: string): Promise<LookupAddress[]> {
  const known = underWay.get(name);
  if (known) return known;
  const asked = lookup(name, { all: true })
    .catch(() => [])
    .finally(() => underWay.delete(name));
  underWay.set(name, asked);
  return asked;
}

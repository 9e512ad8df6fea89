import { z } from 'zod';

/** Yes or no in the environment. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** An address in the environment, of one of these schemes. */
export function address(...schemes: readonly string[]) {
  const begins = schemes.map((scheme) => `${scheme}://`);
  return z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: ({ input }) =>
      begins.some((begin) => String(input).startsWith(begin))
        ? whyUnreadable(String(input))
        : `expected an address that begins with ${begins.join(' or ')}`,
    // What follows reads it as an address.
    abort: true,
  });
}

/** A password with such a sign looks like a port to whoever reads the address; an @ behind it tells the two apart. */
function whyUnreadable(url: string): string {
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(url) ?? [];
  const [, port = ''] = /:([^:\]@]*)$/.exec(authority) ?? [];
  const isPort = /^\d*$/.test(port) && Number(port) <= 65_535;
  if (!isPort && !rest.includes('@')) return 'its port must be a number up to 65535';
  if (!url.includes('@')) return 'it cannot be read';
  return 'it cannot be read; in a name or password write # / ? and % as %23 %2F %3F and %25';
}

export function hasHost(url: string): boolean {
  return new URL(url).hostname !== '';
}

export function hasNoPassword(url: string): boolean {
  return !/^\w+:\/\/[^/?#]*@/.test(url);
}

export function isRoot(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === '/' && search === '' && hash === '';
}

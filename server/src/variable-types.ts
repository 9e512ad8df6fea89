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
        ? 'it cannot be read; in a name or password write # / ? and % as %23 %2F %3F and %25'
        : `expected an address that begins with ${begins.join(' or ')}`,
    // What follows reads it as an address.
    abort: true,
  });
}

export function hasNoPassword(url: string): boolean {
  return !/^\w+:\/\/[^/?#]*@/.test(url);
}

export function isRoot(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === '/' && search === '' && hash === '';
}

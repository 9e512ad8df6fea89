import { z } from 'zod';

/** An address in the environment, of one of these schemes. */
export function address(...schemes: readonly string[]) {
  const begins = schemes.map((scheme) => `${scheme}://`).join(' or ');
  return z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `expected an address that begins with ${begins}`,
  });
}

export function isRoot(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === '/' && search === '' && hash === '';
}

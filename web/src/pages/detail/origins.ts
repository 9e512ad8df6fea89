import { type PageName, pages } from '@afc/contract/pages';
import type { DetailLocation } from '@afc/contract/vocabulary';

/** Where each word of /detail/:location/:id comes from, and where one goes back to. */
const origins = {
  clear: 'listClear',
  consider: 'listConsider',
  blacklisted: 'listBlacklisted',
  rejected: 'listRejected',
  matches: 'listMatches',
  check: 'listCheck',
  test: 'test',
  petitions: 'singleUpload',
} as const satisfies Record<DetailLocation, PageName>;

/** A word nobody gave out leads to the list of matches; anything with 'test' in it to the tests. */
export function originOf(location: string) {
  const known = Object.entries(origins).find(([word]) => word === location)?.[1];
  const page = known ?? (location.includes('test') ? origins.test : origins.matches);
  return { page, to: pages[page].route };
}

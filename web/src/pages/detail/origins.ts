import type { PageName } from '@afc/contract/pages';
import type { DetailLocation } from '@afc/contract/vocabulary';

interface Origin {
  readonly page: PageName;
  readonly to:
    | '/list-clear'
    | '/list-consider'
    | '/list-blacklisted'
    | '/list-rejected'
    | '/list-matches'
    | '/list-check'
    | '/test'
    | '/single-upload';
}

/** Where each word of /detail/:location/:id comes from, and where one goes back to. */
const origins: Record<DetailLocation, Origin> = {
  clear: { page: 'listClear', to: '/list-clear' },
  consider: { page: 'listConsider', to: '/list-consider' },
  blacklisted: { page: 'listBlacklisted', to: '/list-blacklisted' },
  rejected: { page: 'listRejected', to: '/list-rejected' },
  matches: { page: 'listMatches', to: '/list-matches' },
  check: { page: 'listCheck', to: '/list-check' },
  test: { page: 'test', to: '/test' },
  petitions: { page: 'singleUpload', to: '/single-upload' },
};

/** A word nobody gave out leads to the list of matches; anything with 'test' in it to the tests. */
export function originOf(location: string): Origin {
  const known = Object.entries(origins).find(([word]) => word === location)?.[1];
  return known ?? (location.includes('test') ? origins.test : origins.matches);
}

import type { PageName } from '@afc/contract/pages';
import type { DetailLocation } from '@afc/contract/vocabulary';
import type { ListEndpoint } from '../../api/record-lists.ts';

const listPages = [
  'listClear',
  'listConsider',
  'listBlacklisted',
  'listRejected',
  'listCheck',
  'listMatches',
] as const satisfies readonly PageName[];
export type ListPage = (typeof listPages)[number];

interface List {
  readonly endpoint: ListEndpoint;
  /** The list's word in the address of a detail. */
  readonly location: DetailLocation;
}

export const lists: Record<ListPage, List> = {
  listClear: { endpoint: 'listClear', location: 'clear' },
  listConsider: { endpoint: 'listConsider', location: 'consider' },
  listBlacklisted: { endpoint: 'listBlacklist', location: 'blacklisted' },
  listRejected: { endpoint: 'listKycRejected', location: 'rejected' },
  listCheck: { endpoint: 'listCheck', location: 'check' },
  listMatches: { endpoint: 'listMatches', location: 'matches' },
};

/** Whether something decided that its people stand there: a match, or staff. */
export function isDecided(list: ListPage): boolean {
  return list === 'listConsider' || list === 'listBlacklisted' || list === 'listMatches';
}

export function asListPage(page: PageName): ListPage {
  const list = listPages.find((name) => name === page);
  if (!list) throw new Error(`${page} is not a list`);
  return list;
}

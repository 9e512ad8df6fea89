import type { EndpointName } from '@afc/contract/endpoints';

export const listEndpoints = [
  'listClear',
  'listConsider',
  'listBlacklist',
  'listKycRejected',
  'listCheck',
  'listMatches',
] as const;
export type ListEndpoint = (typeof listEndpoints)[number];

/** What shows records, or counts them: old after any of them changed. */
export const showingRecords: readonly EndpointName[] = [
  ...listEndpoints,
  'postPetitions',
  'analytics',
  'analyticsTrend',
  'quickPanel',
  'policy',
];

/** The same where a provider's list changed: whom it had blacklisted goes to review with it. */
export const showingLists: readonly EndpointName[] = [...showingRecords, 'listProviderLists'];

import type { EndpointName } from '@afc/contract/endpoints';

/** What shows records, or counts them: old after any of them changed. */
export const recordLists: readonly EndpointName[] = [
  'listClear',
  'listConsider',
  'listBlacklist',
  'listKycRejected',
  'listCheck',
  'listMatches',
  'postPetitions',
  'analytics',
  'analyticsTrend',
  'quickPanel',
];

import type { EndpointName } from '@afc/contract/endpoints';

export const listNames = [
  'listClear',
  'listConsider',
  'listBlacklist',
  'listKycRejected',
  'listCheck',
  'listMatches',
] as const;
export type ListName = (typeof listNames)[number];

/** What shows records, or counts them: old after any of them changed. */
export const showingRecords: readonly EndpointName[] = [
  ...listNames,
  'postPetitions',
  'analytics',
  'analyticsTrend',
  'quickPanel',
  'policy',
];

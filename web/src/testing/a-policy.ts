import type { Policy } from '@afc/contract/policy';

/** The rules of a server without lists, engines or samples, but for what a test gives. */
export function aPolicy(given: Partial<Policy> = {}): Policy {
  return {
    version: 'v',
    contactEmail: 'contact@example.org',
    faceConsider: 0.4,
    faceBlacklist: 0.5,
    gallerySize: 0,
    nameConsider: 0.74,
    kycRejects: [],
    liveness: false,
    samples: 0,
    lists: [],
    listsState: 'loaded',
    engines: [],
    retention: [],
    ...given,
  };
}

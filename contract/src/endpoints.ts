import { figuresEndpoints } from './endpoints/figures.ts';
import { operationsEndpoints } from './endpoints/operations.ts';
import { pagesOfRecordsEndpoints } from './endpoints/pages-of-records.ts';
import { programsEndpoints } from './endpoints/programs.ts';
import { providerListsEndpoints } from './endpoints/provider-lists.ts';
import { resultsEndpoints } from './endpoints/results.ts';
import { sessionEndpoints } from './endpoints/session.ts';
import { staffEndpoints } from './endpoints/staff.ts';
import { submitEndpoints } from './endpoints/submit.ts';

/** Where the calls are explained to whoever writes a program. */
export const documentationPath = '/api/docs';

/** Section 7, and the calls added to it. The server registers exactly these. */
export const endpoints = {
  ...submitEndpoints,
  ...resultsEndpoints,
  ...pagesOfRecordsEndpoints,
  ...figuresEndpoints,
  ...sessionEndpoints,
  ...staffEndpoints,
  ...programsEndpoints,
  ...providerListsEndpoints,
  ...operationsEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

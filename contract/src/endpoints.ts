import { auditEndpoints } from './endpoints/audit.ts';
import { collisionEndpoints } from './endpoints/collision.ts';
import { imagesEndpoints } from './endpoints/images.ts';
import { listsEndpoints } from './endpoints/lists.ts';
import { overviewEndpoints } from './endpoints/overview.ts';
import { pdfReportEndpoints } from './endpoints/pdf-report.ts';
import { petitionsEndpoints, petitionTablesEndpoints, uploadsEndpoints } from './endpoints/petitions.ts';
import { programsEndpoints } from './endpoints/programs.ts';
import { resultsEndpoints } from './endpoints/results.ts';
import { samplesEndpoints } from './endpoints/samples.ts';
import { staffEndpoints } from './endpoints/staff.ts';

/** Where the calls are explained to whoever writes a program. */
export const documentationPath = '/api/docs';

/** Section 7, and the calls added to it, in the order in which they are explained. The server registers exactly these. */
export const endpoints = {
  ...uploadsEndpoints,
  ...collisionEndpoints,
  ...petitionsEndpoints,
  ...resultsEndpoints,
  ...pdfReportEndpoints,
  ...imagesEndpoints,
  ...petitionTablesEndpoints,
  ...overviewEndpoints,
  ...staffEndpoints,
  ...programsEndpoints,
  ...listsEndpoints,
  ...samplesEndpoints,
  ...auditEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

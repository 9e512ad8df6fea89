import { auditRoutes } from '../../accounts/audit/routes.ts';
import { programRoutes } from '../../accounts/programs/routes.ts';
import { staffRoutes } from '../../accounts/staff/routes.ts';
import { collisionRoutes } from '../../cases/collision/routes.ts';
import { petitionRoutes } from '../../cases/petitions/routes.ts';
import { resultRoutes } from '../../cases/results/routes.ts';
import { sampleRoutes } from '../../cases/samples/routes.ts';
import { listRoutes } from '../../lists/calls/routes.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { imageRoutes } from '../../platform/images/routes.ts';
import { overviewRoutes } from '../../reports/overview/routes.ts';
import { reportRoutes } from '../../reports/pdf-report/routes.ts';
import type { Context } from '../services/context.ts';

/** Every endpoint of the contract and the area that answers it. */
export function handlersOf(context: Context): Handlers {
  return {
    ...auditRoutes(context),
    ...collisionRoutes(context),
    ...imageRoutes(context),
    ...listRoutes(context),
    ...overviewRoutes(context),
    ...petitionRoutes(context),
    ...programRoutes(context),
    ...reportRoutes(context),
    ...resultRoutes(context),
    ...sampleRoutes(context),
    ...staffRoutes(context),
  };
}

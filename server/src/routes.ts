import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import type { Context } from './context.ts';
import { credentialsRoutes } from './credentials/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { Handlers } from './http/handlers.ts';
import { staffRoutes } from './staff/routes.ts';

/** Every endpoint of the contract and the area that answers it. */
export function handlersOf(context: Context): Partial<Handlers> {
  return {
    ...auditRoutes(context),
    ...authRoutes(context),
    ...credentialsRoutes(context),
    ...healthRoutes(context),
    ...staffRoutes(context),
  };
}

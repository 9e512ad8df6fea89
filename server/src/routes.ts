import { authRoutes } from './auth/routes.ts';
import type { Context } from './context.ts';
import { healthRoutes } from './health/routes.ts';
import type { Handlers } from './http/handlers.ts';

/** Every endpoint of the contract and the area that answers it. */
export function handlersOf(context: Context): Partial<Handlers> {
  return {
    ...authRoutes(context),
    ...healthRoutes(context),
  };
}

import type { Context } from '../context.ts';
import { sql } from '../database/sql.ts';
import { unavailable } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';

export function healthRoutes(context: Context): Pick<Handlers, 'health' | 'readiness'> {
  return {
    health: async () => ({ status: 'ok' }),
    // Whoever is answered at all finds networks and lists loaded: AFC listens only then.
    readiness: async () => {
      try {
        await context.db.query(sql`select 1`);
      } catch {
        throw unavailable();
      }
      return { status: 'ready' };
    },
  };
}

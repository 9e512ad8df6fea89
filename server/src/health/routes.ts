import type { Context } from '../context.ts';
import { unavailable } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { isAnswering } from './is-answering.ts';

/** Whoever asks whether AFC is ready asks every few seconds. */
const patienceMs = 5_000;

export function healthRoutes(context: Context): Pick<Handlers, 'health' | 'readiness'> {
  return {
    health: async () => ({ status: 'ok' }),
    // Whoever is answered at all finds networks and lists loaded: AFC listens only then.
    readiness: async () => {
      if (!(await isAnswering(context.db, patienceMs))) throw unavailable();
      return { status: 'ready' };
    },
  };
}

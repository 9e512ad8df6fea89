import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { unavailable } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { isAnswering } from './is-answering.ts';

/** Whoever asks whether AFC is ready asks every few seconds. */
const patienceMs = 5_000;
/** Short lists are loaded within this, and nobody is sent away for them. */
const listsPatienceMs = 1_000;

export function healthRoutes(context: Context): Pick<Handlers, 'health' | 'readiness'> {
  // Those of the start, or that they cannot be: while later ones are loaded every server waits alike.
  const listsLoaded = context.names.follow().then(() => true);
  return {
    health: async () => ({ status: 'ok' }),
    // Whoever is answered at all finds the networks loaded: AFC listens only then.
    readiness: async () => {
      const areReady = await Promise.all([
        isAnswering(context.db, patienceMs),
        Promise.race([listsLoaded, pause(listsPatienceMs, false, { ref: false })]),
      ]);
      if (areReady.includes(false)) throw unavailable();
      return { status: 'ready' };
    },
  };
}

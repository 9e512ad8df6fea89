import { setTimeout as pause } from 'node:timers/promises';
import { dayOf } from '@afc/contract/day-of';
import { unavailable } from '../../platform/base/errors.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { isAnswering } from './is-answering.ts';
import type { PolicyNeeds } from './present-policy.ts';
import { presentPolicy } from './present-policy.ts';
import { countByPeriod, countPetitions, countRecords, oldestConsider, queueDepth } from './store.ts';

/** Whoever asks whether AFC is ready asks every few seconds. */
const patienceMs = 5_000;
/** Short lists are loaded within this, and nobody is sent away for them. */
const listsPatienceMs = 1_000;

type OverviewEndpoint = 'analytics' | 'analyticsTrend' | 'quickPanel' | 'policy' | 'health' | 'readiness';

export function overviewRoutes(needs: PolicyNeeds & { readonly now: () => Date }): Pick<Handlers, OverviewEndpoint> {
  const { db, names, now } = needs;
  // Those of the start, or that they cannot be: while later ones are loaded every server waits alike.
  const listsLoaded = names.follow().then(() => true);
  return {
    analytics: async () => {
      const [counts, oldest] = await Promise.all([countRecords(db), oldestConsider(db)]);
      return { ...counts, oldestConsider: oldest?.toISOString() ?? null };
    },
    analyticsTrend: async ({ query }) => ({ by: query.by, points: await countByPeriod(db, query.by) }),
    quickPanel: async () => {
      const today = new Date(`${dayOf(now().toISOString())}T00:00:00.000Z`);
      const [petitions, queue, counts, oldest] = await Promise.all([
        countPetitions(db, today),
        queueDepth(db),
        countRecords(db),
        oldestConsider(db),
      ]);
      return {
        today: petitions,
        queue,
        consider: counts.consider,
        oldestConsider: oldest?.toISOString() ?? null,
        lists: names.inForce().map(({ list_name, list_date, imported_at }) => ({
          name: list_name,
          listDate: list_date,
          importedAt: imported_at.toISOString(),
        })),
      };
    },
    policy: () => presentPolicy(needs),
    health: async () => ({ status: 'ok' }),
    // Whoever is answered at all finds the networks loaded: AFC listens only then.
    readiness: async () => {
      const areReady = await Promise.all([
        isAnswering(db, patienceMs),
        Promise.race([listsLoaded, pause(listsPatienceMs, false, { ref: false })]),
      ]);
      if (areReady.includes(false)) throw unavailable();
      return { status: 'ready' };
    },
  };
}

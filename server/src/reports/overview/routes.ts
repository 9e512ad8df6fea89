import { dayOf } from '@afc/contract/day-of';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { countByPeriod, countPetitions, countRecords, oldestConsider, queueDepth } from './store.ts';

export function analyticsRoutes(context: Context): Pick<Handlers, 'analytics' | 'analyticsTrend' | 'quickPanel'> {
  const { db, names, now } = context;
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
  };
}

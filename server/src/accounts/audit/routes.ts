import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listEvents } from './list-events.ts';
import { presentEvents } from './present-event.ts';
import { chainStart } from './store.ts';
import { readHead, verifyFrom } from './verify.ts';

/** What one call walks: a fraction of a second, in batches between which other requests are answered. */
const stretchEvents = 10_000;

export function auditRoutes({ db }: { readonly db: Database }): Pick<Handlers, 'audit' | 'auditVerification'> {
  return {
    audit: async ({ query }) => {
      const { total, rows } = await listEvents(db, query);
      return { totalResults: total, resultList: await presentEvents(db, rows) };
    },
    auditVerification: async ({ query: { number, hash = chainStart } }) => ({
      ...(await verifyFrom(db, { number, hash }, stretchEvents)),
      newest: (await readHead(db)).number,
    }),
  };
}

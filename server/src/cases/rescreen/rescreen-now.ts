import { setTimeout as pause } from 'node:timers/promises';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { showPresence } from '../../platform/jobs/presence.ts';
import { findRescreen, type RescreenRow, startRescreen } from './store.ts';
import type { RescreenWorkerNeeds } from './worker.ts';
import { startRescreenWorker } from './worker.ts';

export interface RescreenRequest extends Asking {
  readonly onProgress?: (done: number, total: number) => void;
}

const lookMs = 200;

/** Starts a rescreen by hand and returns when it is done. This process works on it, unless another one was quicker. */
export async function rescreenNow(needs: RescreenWorkerNeeds, { actor, requestId, onProgress }: RescreenRequest) {
  await needs.db.transaction(async (tx) => {
    const subjectId = await startRescreen(tx, needs.now());
    await recordEvent(tx, { actor, requestId, action: 'rescreen.started', subjectKind: 'rescreen', subjectId });
  });
  const presence = await showPresence(needs.db.url);
  const worker = await startRescreenWorker(needs, presence.worker);
  try {
    return await finished(needs, onProgress);
  } finally {
    await worker.stop();
    await presence.close();
  }
}

async function finished(
  { db }: { readonly db: Database },
  onProgress: RescreenRequest['onProgress'],
): Promise<RescreenRow> {
  for (;;) {
    const row = await findRescreen(db);
    if (!row) throw new Error('the rescreen went away');
    if (row.total !== null) onProgress?.(row.records, Math.max(row.total, row.records));
    if (row.finished_at) return row;
    await pause(lookMs);
  }
}

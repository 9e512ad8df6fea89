import { setTimeout as pause } from 'node:timers/promises';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { showPresence } from '../../platform/jobs/presence.ts';
import type { Context } from '../../start/services/context.ts';
import { findRescreen, type RescreenRow, startRescreen } from './store.ts';
import { startRescreenWorker } from './worker.ts';

export interface RescreenRequest extends Asking {
  readonly onProgress?: (done: number, total: number) => void;
}

const lookMs = 200;

/** Starts a rescreen by hand and returns when it is done. This process works on it, unless another one was quicker. */
export async function rescreenNow(context: Context, { actor, requestId, onProgress }: RescreenRequest) {
  await context.db.transaction(async (tx) => {
    const subjectId = await startRescreen(tx, context.now());
    await recordEvent(tx, { actor, requestId, action: 'rescreen.started', subjectKind: 'rescreen', subjectId });
  });
  const presence = await showPresence(context.db.url);
  const worker = await startRescreenWorker(context, presence.worker);
  try {
    return await finished(context, onProgress);
  } finally {
    await worker.stop();
    await presence.close();
  }
}

async function finished({ db }: Context, onProgress: RescreenRequest['onProgress']): Promise<RescreenRow> {
  for (;;) {
    const row = await findRescreen(db);
    if (!row) throw new Error('the rescreen went away');
    if (row.total !== null) onProgress?.(row.records, Math.max(row.total, row.records));
    if (row.finished_at) return row;
    await pause(lookMs);
  }
}

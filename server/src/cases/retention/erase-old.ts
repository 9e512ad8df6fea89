import { setTimeout as pause } from 'node:timers/promises';
import { type Asking, unasked } from '../../platform/base/actor.ts';
import type { RetentionRule } from '../../platform/config/retention-rules.ts';
import { restWhileBusy } from '../../platform/jobs/rest-while-busy.ts';
import type { Context } from '../../start/services/context.ts';
import { deleteTestCheck } from '../results/delete-test-check.ts';
import { eraseRecord } from '../results/erase.ts';
import { countKept, findOld, isOld } from './store.ts';

const batchSize = 50;

/** The hourly task. Whoever is the second of several processes finds the record gone and goes on. */
export async function eraseOld(context: Context, signal: AbortSignal): Promise<void> {
  for (const { group, erased } of await eraseOldNow(context, unasked, { signal }))
    if (erased > 0) context.log.info({ group, erased }, 'what was old was erased');
}

export interface EraseOldOptions {
  /** Ends the work after the record in hand. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ErasedGroup extends RetentionRule {
  readonly erased: number;
}

/** Erases what is old by the rules in force, record by record, each in a transaction of its own. */
export async function eraseOldNow(
  context: Context,
  asking: Asking,
  { signal, onProgress }: EraseOldOptions = {},
): Promise<ErasedGroup[]> {
  const { config, db } = context;
  const now = context.now();
  let total = 0;
  if (onProgress) for (const rule of config.retention) total += (await countKept(db, rule, now)).old;
  let done = 0;
  const groups: ErasedGroup[] = [];
  for (const rule of config.retention) {
    const { group, days } = rule;
    const erase = group === 'test' ? deleteTestCheck : eraseRecord;
    const reason = { ...asking, comment: `retention: ${group}, ${days} ${days === 1 ? 'day' : 'days'}` };
    let erased = 0;
    for await (const id of oldRecords(context, rule, now, signal)) {
      // Asked once more: somebody may have erased or changed the record since it was found.
      if (await erase(context, id, reason, isOld(rule, now))) erased++;
      onProgress?.(++done, Math.max(total, done));
    }
    groups.push({ ...rule, erased });
  }
  return groups;
}

/** A few at a time, and slowly while petitions wait. */
async function* oldRecords(context: Context, rule: RetentionRule, now: Date, signal?: AbortSignal) {
  for (;;) {
    const started = performance.now();
    const ids = await findOld(context.db, rule, now, batchSize);
    for (const id of ids) {
      if (signal?.aborted) return;
      yield id;
    }
    if (ids.length === 0) return;
    await restWhileBusy(context, started, (ms) =>
      pause(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
    );
  }
}

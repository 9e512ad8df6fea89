import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Asking, unasked } from '../../platform/base/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RetentionRule } from '../../platform/config/retention-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { restWhileBusy } from '../../platform/jobs/rest-while-busy.ts';
import { deleteTestCheck } from '../results/delete-test-check.ts';
import { eraseRecord } from '../results/erase.ts';
import { countKept, findOld, isOld } from './store.ts';

/** What erases by the rules that the configuration sets. */
export interface EraseOldNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly images: ImageStore;
  readonly now: () => Date;
}

const batchSize = 50;

/** The hourly task. Whoever is the second of several processes finds the record gone and goes on. */
export async function eraseOld(needs: EraseOldNeeds & { readonly log: Logger }, signal: AbortSignal): Promise<void> {
  for (const { group, erased } of await eraseOldNow(needs, unasked, { signal }))
    if (erased > 0) needs.log.info({ group, erased }, 'what was old was erased');
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
  needs: EraseOldNeeds,
  asking: Asking,
  { signal, onProgress }: EraseOldOptions = {},
): Promise<ErasedGroup[]> {
  const { config, db } = needs;
  const now = needs.now();
  let total = 0;
  if (onProgress) for (const rule of config.retention) total += (await countKept(db, rule, now)).old;
  let done = 0;
  const groups: ErasedGroup[] = [];
  for (const rule of config.retention) {
    const { group, days } = rule;
    const erase = group === 'test' ? deleteTestCheck : eraseRecord;
    const reason = { ...asking, comment: `retention: ${group}, ${days} ${days === 1 ? 'day' : 'days'}` };
    let erased = 0;
    for await (const id of oldRecords(needs, rule, now, signal)) {
      // Asked once more: somebody may have erased or changed the record since it was found.
      if (await erase(needs, id, reason, isOld(rule, now))) erased++;
      onProgress?.(++done, Math.max(total, done));
    }
    groups.push({ ...rule, erased });
  }
  return groups;
}

/** A few at a time, and slowly while petitions wait. */
async function* oldRecords(needs: { readonly db: Database }, rule: RetentionRule, now: Date, signal?: AbortSignal) {
  for (;;) {
    const started = performance.now();
    const ids = await findOld(needs.db, rule, now, batchSize);
    for (const id of ids) {
      if (signal?.aborted) return;
      yield id;
    }
    if (ids.length === 0) return;
    await restWhileBusy(needs, started, (ms) => pause(ms, undefined, signal ? { signal } : {}).catch(() => undefined));
  }
}

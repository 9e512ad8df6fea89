import { setTimeout as pause } from 'node:timers/promises';
import { rescreen } from '@afc/screening/rescreen';
import type { Logger } from 'pino';
import { recordEvent } from '../../accounts/audit/store.ts';
import { lockGallery } from '../../engines/gallery/store.ts';
import { areSameVersions, findCurrentVersionIds, idsOf } from '../../engines/names/list-versions.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import { systemActor } from '../../platform/base/actor.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { restWhileBusy } from '../../platform/jobs/rest-while-busy.ts';
import type { Patiently } from '../processing/process.ts';
import { findOnLists } from '../processing/provider-findings.ts';
import { personOf } from '../records/store.ts';
import { markDelisted } from '../results/delisted.ts';
import { findDismissed } from '../results/dismissed-hits.ts';
import {
  foundEntries,
  isChange,
  personOnLists,
  type RecordOnLists,
  rescreenRecord,
  Superseded,
  saysMore,
} from './rescreen-record.ts';
import * as store from './store.ts';

/** What screens all records again. */
export interface RescreenNeeds {
  readonly db: Database;
  readonly log: Logger;
  readonly names: NameScreening;
  readonly now: () => Date;
}

/** About a fifth of a second of one processor. */
const usualBatch = 500;

export interface RescreenOptions {
  /** Asked before each batch: false ends the work, the rest stays for another job. */
  readonly mayGoOn: () => Promise<boolean>;
  /** Waits for so long, or less when the work has to end. */
  readonly rest?: (ms: number) => Promise<void>;
  /** Awaits the lists, which may take minutes; fails with Superseded when the work has to end. */
  readonly patiently?: Patiently;
  readonly batchSize?: number;
}

/**
 * Screens all records again, from where the last worker stopped. May be begun several times over, by several workers:
 * each record changes once. Returns false when the work is not at its end.
 */
export async function runRescreen(needs: RescreenNeeds, jobId: string, options: RescreenOptions): Promise<boolean> {
  const { mayGoOn, rest = pause, patiently = (wait) => wait, batchSize = usualBatch } = options;
  try {
    await begin(needs, jobId);
    for (;;) {
      if (!(await mayGoOn())) return false;
      const started = performance.now();
      const row = await store.findRescreen(needs.db);
      if (row?.job_id !== jobId || row.finished_at) return false;
      const records = await store.recordsAfter(needs.db, row.after, batchSize);
      const last = records.at(-1);
      if (!last) {
        await delistStale(needs.db, jobId);
        return await finish(needs, jobId);
      }
      const versions = await followLists(needs, patiently);
      await rescreenBatch(needs, jobId, records, versions);
      if (!(await store.advanceRescreen(needs.db, row, { after: last.id, records: records.length }))) return false;
      await restWhileBusy(needs, started, rest);
    }
  } catch (error) {
    if (error instanceof Superseded) return false;
    throw error;
  }
}

async function begin({ db }: { readonly db: Database }, jobId: string): Promise<void> {
  const row = await store.findRescreen(db);
  if (row?.job_id !== jobId || row.total !== null) return;
  // Waits for enrolments by the former lists: their records are then among those to screen again.
  await db.transaction(lockGallery);
  await delistStale(db, jobId);
  await asHolder(db, jobId, store.countRescreen);
}

/**
 * Results and decisions that were written by the former lists while a list was replaced missed the delisting. One
 * transaction for each list: nobody may wait for records after writing to the trail, which others wait for.
 */
async function delistStale(db: Database, jobId: string): Promise<void> {
  for (const { list, references } of await store.staleEntries(db))
    await asHolder(db, jobId, async (tx) =>
      store.countDelisted(tx, await markDelisted(tx, list, references, { actor: systemActor, requestId: jobId })),
    );
}

function asHolder<T>(db: Database, jobId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await store.holdRescreen(tx, jobId))) throw new Superseded();
    return work(tx);
  });
}

async function rescreenBatch(
  needs: { readonly db: Database; readonly names: NameScreening },
  jobId: string,
  records: readonly store.RecordRow[],
  current: readonly number[],
): Promise<void> {
  const { found, versions } = await findOnLists(needs, records.map(personOf));
  // The lists were replaced while they were searched, or lost with their thread: another job goes on from here.
  if (!areSameVersions(versions, current)) throw new Superseded();
  // Without any list there is nothing to say about anybody.
  if (!found) return;
  const all = records.flatMap((record, i): RecordOnLists[] => (found[i] ? [{ record, ...found[i] }] : []));
  const known = await store.knownMatches(
    needs.db,
    records.map(({ id }) => id),
  );
  const isDismissed = await findDismissed(
    needs.db,
    all.filter(({ findings }) => findings.length > 0).map(personOnLists),
  );
  for (const one of all) {
    const own = known.get(one.record.id) ?? [];
    // The record's status plays no part in whether its matches change.
    const change = rescreen({ resultStatus: 'clear', source: '' }, own, foundEntries(one, isDismissed));
    if (saysMore(one, one.record) || isChange(change)) await rescreenRecord(needs, jobId, one);
  }
}

/** The versions of the lists as they are now; the index of this process holds them. */
async function followLists(
  { db, names }: { readonly db: Database; readonly names: NameScreening },
  patiently: Patiently,
): Promise<readonly number[]> {
  const read = async () => {
    const current = await findCurrentVersionIds(db);
    return { current, isLoaded: areSameVersions(current, idsOf(names.lists())) };
  };
  const first = await read();
  if (first.isLoaded) return first.current;
  await patiently(names.follow());
  const second = await read();
  if (second.isLoaded) return second.current;
  // Replaced once more while they were loaded: a rescreen by the newest has begun anew.
  if (!areSameVersions(second.current, first.current)) throw new Superseded();
  throw new Error('the provider lists are not loaded');
}

function finish(
  needs: { readonly db: Database; readonly log: Logger; readonly now: () => Date },
  jobId: string,
): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    if (!(await store.holdRescreen(tx, jobId))) return false;
    const row = await store.finishRescreen(tx, needs.now());
    const after = { records: row?.records ?? 0, changed: row?.changed ?? 0 };
    needs.log.info(after, 'the records were screened again');
    await recordEvent(tx, {
      actor: systemActor,
      requestId: jobId,
      action: 'rescreen.finished',
      subjectKind: 'rescreen',
      subjectId: jobId,
      after,
    });
    return true;
  });
}

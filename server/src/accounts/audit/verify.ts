import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { digestColumn } from './review-comments.ts';
import { chainStart } from './store.ts';
import { type ChainRow, cutOff, diagnose, fits, type Head, missing, rewritten, type Tampering } from './tampering.ts';

export type ChainState =
  | { readonly whole: true; readonly events: number; readonly head: Head }
  | ({ readonly whole: false } & Tampering);

export interface VerifyOptions {
  /** A head noted earlier, which the chain must still contain. */
  readonly noted?: Head | undefined;
  readonly onProgress?: (done: number, total: number) => void;
  readonly batchSize?: number;
}

/** A part of the walk: the last event that holds, whether anything is left, and what does not hold. */
export interface Stretch {
  readonly head: Head;
  readonly finished: boolean;
  readonly broken: Tampering | null;
}

const beginning: Head = { number: 0, hash: chainStart };

/** Walks the whole chain and stops at the first event that was changed, removed or inserted. */
export async function verifyChain(db: Queryable, options: VerifyOptions = {}): Promise<ChainState> {
  const { noted, onProgress, batchSize = 1000 } = options;
  const [counted] = await db.query<{ total: number }>(sql`select count(*) as total from audit_events`);
  let stretch: Stretch = { head: beginning, finished: false, broken: null };
  while (!stretch.finished) {
    stretch = await verifyBatch(db, stretch.head, batchSize, noted);
    if (!stretch.broken) onProgress?.(stretch.head.number, Math.max(counted?.total ?? 0, stretch.head.number));
  }
  const { head, broken } = stretch;
  if (broken) return { whole: false, ...broken };
  if (noted && noted.number > head.number) return { whole: false, ...cutOff(head, noted) };
  return { whole: true, events: head.number, head };
}

/** Goes on behind a head that held before, for so many events at most: a walk in several calls. */
export async function verifyFrom(db: Queryable, from: Head, atMost: number, batchSize = 500): Promise<Stretch> {
  let stretch: Stretch = { head: from, finished: false, broken: await changedSince(db, from) };
  if (stretch.broken) return { ...stretch, finished: true };
  for (let walked = 0; walked < atMost && !stretch.finished; walked += batchSize)
    stretch = await verifyBatch(db, stretch.head, Math.min(batchSize, atMost - walked));
  return stretch;
}

export async function readHead(db: Queryable): Promise<Head> {
  const [head] = await db.query<Head>(sql`select number, hash from audit_events order by number desc limit 1`);
  return head ?? beginning;
}

async function verifyBatch(db: Queryable, from: Head, limit: number, noted?: Head): Promise<Stretch> {
  // Nobody writes an event below the first, so whatever stands there is found too.
  const batch = await readEvents(db, from.number === 0 ? Number.MIN_SAFE_INTEGER : from.number, limit);
  let previous = from;
  for (const row of batch) {
    if (!fits(row, row.number) || row.number !== previous.number + 1 || row.previous_hash !== previous.hash) {
      const [next] = await readEvents(db, row.number, 1);
      const beforePrevious = (await findEvent(db, previous.number))?.previous_hash ?? null;
      const broken = diagnose({ previous, beforePrevious, row, next });
      return { head: previous, finished: true, broken };
    }
    if (noted?.number === row.number && noted.hash !== row.hash)
      return { head: previous, finished: true, broken: rewritten(noted) };
    previous = { number: row.number, hash: row.hash };
  }
  return { head: previous, finished: batch.length < limit, broken: null };
}

async function changedSince(db: Queryable, from: Head): Promise<Tampering | null> {
  if (from.number === 0) return null;
  const event = await findEvent(db, from.number);
  if (event) return event.hash === from.hash ? null : rewritten(from);
  const newest = await readHead(db);
  return newest.number < from.number ? cutOff(newest, from) : missing(from);
}

async function findEvent(db: Queryable, number: number) {
  const [row] = await db.query<Pick<ChainRow, 'hash' | 'previous_hash'>>(
    sql`select hash, previous_hash from audit_events where number = ${number}`,
  );
  return row;
}

function readEvents(db: Queryable, after: number, limit: number): Promise<ChainRow[]> {
  return db.query<ChainRow>(sql`
    select number, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after, request_id,
      previous_hash, hash, at = date_trunc('milliseconds', at) as exact,
      (select json_build_object('salt', salt, 'comment', comment) from review_comments
       where digest = ${digestColumn}) as review
    from audit_events where number > ${after} order by number limit ${limit}`);
}

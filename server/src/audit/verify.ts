import type { Queryable } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { chainStart } from './store.ts';
import { type ChainRow, diagnose, fits, type Head, type Tampering } from './tampering.ts';

export type Verdict =
  | { readonly whole: true; readonly events: number; readonly head: Head }
  | ({ readonly whole: false } & Tampering);

export interface VerifyOptions {
  /** A head noted earlier, which the chain must still contain. */
  readonly noted?: Head | undefined;
  readonly onProgress?: (done: number, total: number) => void;
  readonly batchSize?: number;
}

/** Walks the chain in batches and stops at the first event that was changed, removed or inserted. */
export async function verifyChain(db: Queryable, options: VerifyOptions = {}): Promise<Verdict> {
  const { noted, onProgress, batchSize = 1000 } = options;
  const [counted] = await db.query<{ total: number }>(sql`select count(*) as total from audit_events`);
  let previous: Head = { number: 0, hash: chainStart };
  let beforePrevious: string | null = null;
  let read = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const batch = await readEvents(db, read, batchSize);
    for (const row of batch) {
      if (!fits(row, row.number) || row.number !== previous.number + 1 || row.previous_hash !== previous.hash) {
        const [next] = await readEvents(db, row.number, 1);
        return { whole: false, ...diagnose({ previous, beforePrevious, row, next }) };
      }
      if (noted?.number === row.number && noted.hash !== row.hash) return { whole: false, ...rewritten(noted) };
      beforePrevious = previous.hash;
      previous = { number: row.number, hash: row.hash };
    }
    onProgress?.(previous.number, Math.max(counted?.total ?? 0, previous.number));
    read = previous.number;
    if (batch.length < batchSize) break;
  }
  if (noted && noted.number > previous.number) return { whole: false, ...cutOff(previous, noted) };
  return { whole: true, events: previous.number, head: previous };
}

export async function readHead(db: Queryable): Promise<Head> {
  const [head] = await db.query<Head>(sql`select number, hash from audit_events order by number desc limit 1`);
  return head ?? { number: 0, hash: chainStart };
}

function readEvents(db: Queryable, after: number, limit: number): Promise<ChainRow[]> {
  return db.query<ChainRow>(sql`
    select number, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after, request_id,
      previous_hash, hash, at = date_trunc('milliseconds', at) as exact
    from audit_events where number > ${after} order by number limit ${limit}`);
}

const rewritten = ({ number }: Head): Tampering => ({
  number,
  kind: 'changed',
  finding: `Event ${number} is not the one that was noted: it, or an event before it, was changed and the chain rewritten.`,
});

const cutOff = (last: Head, noted: Head): Tampering => ({
  number: last.number + 1,
  kind: 'removed',
  finding: `Event ${last.number + 1} was removed: the trail ends at event ${last.number}, but event ${noted.number} was noted.`,
});

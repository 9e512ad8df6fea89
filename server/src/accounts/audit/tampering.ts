import type { AuditVerification } from '@afc/contract/audit';
import type { AuditRow } from './audit-row.ts';
import { eventHash } from './hash.ts';
import { digestIn, digestOf, type ReviewComment } from './review-comments.ts';

/** The newest event. Written down elsewhere, it later proves that nothing was cut off the end. */
export interface Head {
  readonly number: number;
  readonly hash: string;
}

/** The event that does not hold, and one sentence that says what was found. */
export type Tampering = Readonly<NonNullable<AuditVerification['broken']>>;

/** An event, with what escapes its hash. */
export type ChainRow = AuditRow & {
  /** Its time is as fine as the chain writes it. */
  readonly exact: boolean;
  /** What the digest it holds was made of, until the case is erased. */
  readonly review: ReviewComment | null;
};

/** Whether the event's content gives its hash, if its number were this one. */
export function fits({ exact, review, hash, ...content }: ChainRow, number: number): boolean {
  if (!exact || (review && digestOf(review) !== digestIn(content))) return false;
  return eventHash({ ...content, number }) === hash;
}

/** The place where the chain breaks: the last event that held, and the first that does not. */
export interface Break {
  readonly previous: Head;
  /** The hash that the previous event follows; null at the chain's beginning. */
  readonly beforePrevious: string | null;
  readonly row: ChainRow;
  readonly next: ChainRow | undefined;
}

/** An event that was known with this hash is another one now, or there is none of its number. */
export const rewritten = ({ number }: Head): Tampering => ({
  number,
  kind: 'changed',
  finding: `Event ${number} is not the one that was noted: it, or an event before it, was changed and the chain rewritten.`,
});
export const cutOff = (last: Head, noted: Head): Tampering =>
  removed(last.number + 1, `the trail ends at event ${last.number}, but event ${noted.number} was noted`);

/** Events stand before it and behind it. */
export const missing = ({ number }: Head): Tampering => removed(number, 'it is not there any more');

/** Names the event that was tampered with, which may be the one before the break. */
export function diagnose({ previous, beforePrevious, row, next }: Break): Tampering {
  const expected = previous.number + 1;
  if (row.number < 1) return inserted(row.number, 'the trail begins with event 1');
  if (row.number > expected) return removed(expected, `event ${row.number} comes after event ${previous.number}`);

  if (row.hash === previous.hash) return inserted(expected, `it repeats event ${previous.number}`);
  if (!fits(row, row.number)) {
    // Whoever inserts or removes an event in the middle must renumber those after it, and their hashes tell.
    if (fits(row, expected - 1) && row.previous_hash === beforePrevious)
      return inserted(previous.number, 'the events after it were renumbered');
    if (next && fits(next, expected) && next.previous_hash === previous.hash)
      return inserted(expected, 'the events after it were renumbered');
    if (fits(row, expected + 1)) return removed(expected, 'the events after it were renumbered');
    return next
      ? changed(expected, 'its content does not fit its hash')
      : {
          number: expected,
          kind: 'changed',
          finding: `Event ${expected} was changed or inserted: its content does not fit its hash.`,
        };
  }
  // The event itself is sound. Unless the next one disowns it, it remembers what the one before it was.
  const disowned = next !== undefined && next.previous_hash !== row.hash;
  if (disowned || previous.number === 0) return changed(expected, `it does not follow event ${previous.number}`);
  return changed(previous.number, `event ${expected} follows another content of it`);
}

const finding = (kind: Tampering['kind']) => (number: number, why: string) =>
  ({ number, kind, finding: `Event ${number} was ${kind}: ${why}.` }) satisfies Tampering;
const changed = finding('changed');
const removed = finding('removed');
const inserted = finding('inserted');

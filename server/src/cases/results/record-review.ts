import type { MatchOutcome, ResultStatus } from '@afc/contract/vocabulary';
import type { Decision } from '@afc/screening/decide';
import { keepComment } from '../../accounts/audit/review-comments.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { writeDecision } from './decision-store.ts';
import { decisionOf, type LockedRecord } from './store.ts';

/** A match whose switch was moved, and what became of the record or the entry behind it. */
export interface Change {
  /** Of the record behind the match, else what the list calls its entry, else the match's own. */
  readonly id: string;
  /** As it was; none behind a list entry. */
  readonly other: LockedRecord | undefined;
  readonly from: ResultStatus;
  readonly to: Decision;
}

interface Review {
  /** As it was. */
  readonly record: LockedRecord;
  readonly decision: Decision;
  readonly changes: readonly Change[];
  readonly outcomes: ReadonlyMap<string, MatchOutcome>;
  readonly comment: string;
}

/** A decision and an event for the reviewed record, and likewise for each other record that changed with it. */
export async function recordReview(tx: Transaction, review: Review, asking: Asking): Promise<void> {
  const { record, decision, changes, outcomes } = review;
  const comment = await keepComment(tx, record.id, review.comment);
  const of = (one: LockedRecord, to: Decision) => ({
    petitionId: one.id,
    cause: 'review' as const,
    actor: asking.actor,
    from: { ...decisionOf(one), version: one.version },
    to,
    commentDigest: comment === '' ? null : comment.digest,
  });
  await writeDecision(tx, { ...of(record, decision), outcomes, reviewedIn: null });
  for (const { other, to } of changes)
    if (other) await writeDecision(tx, { ...of(other, to), outcomes: new Map(), reviewedIn: record.id });

  const event = { ...asking, action: 'result.applied', subjectKind: 'petition' } as const;
  await recordEvent(tx, {
    ...event,
    subjectId: record.id,
    before: decisionOf(record),
    after: {
      ...decision,
      comment,
      matches: changes.map(({ id, from, to }) => ({ id, before: from, after: to.resultStatus })),
      ...(outcomes.size > 0 ? { outcomes: Object.fromEntries(outcomes) } : {}),
    },
  });
  for (const { other, from, to } of changes)
    if (other)
      await recordEvent(tx, {
        ...event,
        subjectId: other.id,
        before: { resultStatus: from },
        after: { resultStatus: to.resultStatus, comment, reviewedIn: record.id },
      });
}

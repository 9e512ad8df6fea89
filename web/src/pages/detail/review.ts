import { type AppliedChangesRequest, isImmovable, type Match, type Result } from '@afc/contract/result';
import { type Outcomes, planReview, type ReviewPlan } from '@afc/contract/review/plan-review';
import { isOn, type Moved, ofRecord } from '@afc/contract/review/switches';
import type { ResultStatus } from '@afc/contract/vocabulary';

/** What the switches of a case would do: what the server then writes, to the letter. */
export const planOf = (result: Result, moved: Moved, outcomes?: Outcomes): ReviewPlan =>
  planReview(result, result.matchList, moved, outcomes);

/** Whether its switch cannot be moved. Of a match the server says so: its record is not here. */
export function isLocked(target: Pick<Result, 'source' | 'resultStatus'> | Pick<Match, 'immovable'>): boolean {
  return 'immovable' in target ? target.immovable : isImmovable(target);
}

/** Confirmed matches first; among equals the server's order, strongest first, stays. */
export function inOrder(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => Number(b.confirmedMatch) - Number(a.confirmedMatch));
}

export interface Change {
  readonly id: string;
  readonly person: Pick<Result | Match, 'firstname' | 'lastname' | 'email'>;
  readonly from: ResultStatus;
  readonly to: ResultStatus;
  /** A provider's list is the reason from then on: no switch takes it back. */
  readonly final: boolean;
}

/** Who would change from what to what. A consider record left off becomes clear: that is the decision. */
export function changesOf(result: Result, { record: { from, to, final }, matches }: ReviewPlan): Change[] {
  const record = { id: ofRecord, person: result, from, to, final };
  const personById = new Map(result.matchList.map((match) => [match._id, match]));
  return [
    ...(from === to ? [] : [record]),
    ...matches.flatMap(({ match: { _id }, from, to, final }) => {
      const person = personById.get(_id);
      return person ? [{ id: _id, person, from, to, final }] : [];
    }),
  ];
}

export function requestOf(result: Result, plan: ReviewPlan, comment: string): AppliedChangesRequest {
  const planned = new Map(plan.matches.map(({ match, to }) => [match._id, to]));
  return {
    _id: result._id,
    version: result.version,
    resultStatus: isOn(plan.record.to) ? 'blacklist' : 'clear',
    matchList: result.matchList.map(({ _id, recordVersion, resultStatus }) => ({
      _id,
      recordVersion,
      resultStatus: planned.get(_id) ?? resultStatus,
    })),
    comment,
  };
}

/** Changes whenever anybody changed the record or one of its matches. */
export function fingerprintOf({ version, matchList }: Result): string {
  const matches = matchList.map(({ _id, recordVersion, resultStatus }) => `${_id}:${recordVersion}:${resultStatus}`);
  return [version, ...matches].join(' ');
}

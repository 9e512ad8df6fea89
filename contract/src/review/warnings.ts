import { type ReviewWarning, reviewWarnings } from '../vocabulary.ts';
import type { Outcomes, ReviewedMatch, ReviewPlan } from './plan-review.ts';
import { isOn } from './switches.ts';

/** What the reviewer should be told before it is applied, in the order of `reviewWarnings`. */
export function warningsOf(
  { record, matches }: Pick<ReviewPlan, 'record' | 'matches'>,
  afterwards: readonly ReviewedMatch[],
  outcomes: Outcomes,
): ReviewWarning[] {
  const frees = (record.from === 'consider' || isOn(record.from)) && !isOn(record.to);
  const marks = matches.filter(({ to }) => isOn(to));
  const said = ({ _id }: ReviewedMatch) => outcomes.get(_id);
  const warnings: Record<ReviewWarning, boolean> = {
    freesSubject: frees && marks.some(({ match }) => match.recordId !== null),
    clearsSame: frees && afterwards.some((match) => isOn(match.resultStatus) && said(match) === 'same'),
    confirmsDifferent: marks.some(({ match }) => match.recordId === null && said(match) === 'different'),
    final: record.final || matches.some(({ final }) => final),
  };
  return reviewWarnings.filter((warning) => warnings[warning]);
}

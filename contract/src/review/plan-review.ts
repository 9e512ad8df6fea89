import { clearedStatus, isDelisted, isImmovable, isRemoved, type Match, type Result } from '../result.ts';
import type { MatchOutcome, RecordSource, ResultStatus, ReviewWarning } from '../vocabulary.ts';
import { markedBy } from './marked-by.ts';
import { isOn, type Moved, ofRecord } from './switches.ts';
import { warningsOf } from './warnings.ts';

export type ReviewedRecord = Pick<Result, 'resultStatus' | 'source' | 'kycReasons'>;

export type ReviewedMatch = Pick<
  Match,
  '_id' | 'recordId' | 'resultStatus' | 'source' | 'rule' | 'confirmedMatch' | 'immovable' | 'kycReasons'
> & { readonly evidence: Pick<Match['evidence'], 'reasons'> };

/** What the reviewer saw, by the ids of the matches. */
export type Outcomes = ReadonlyMap<string, MatchOutcome>;

export interface Planned {
  readonly from: ResultStatus;
  readonly to: ResultStatus;
  /** By what it is found from then on; of an entry of a list, or a doubted photo, what found it. */
  readonly source: RecordSource;
  /** Made a provider's mark by this: no switch takes it back. */
  readonly final: boolean;
}

export interface PlannedMatch extends Planned {
  readonly match: ReviewedMatch;
}

export interface ReviewPlan {
  readonly record: Planned;
  /** Whoever is confirmed to be somebody on a list is blacklisted: the record's own switch follows. */
  readonly recordHeld: boolean;
  /** What was moved, each with the record or the entry behind it, in the order of the matches. */
  readonly matches: readonly PlannedMatch[];
  /** Matches whose entries are somebody else: they do not return for this person until they change. */
  readonly dismissed: readonly string[];
  /** Matches whose entries are this person after all, whatever staff had said before. */
  readonly recalled: readonly string[];
  /** Why nothing of it may be written; the sentences of these errors say it. */
  readonly refused: 'providerImmovable' | 'recordChanged' | null;
  readonly warnings: readonly ReviewWarning[];
}

/** What a review does, to the letter: the server writes it, and the page shows it before. */
export function planReview(
  record: ReviewedRecord,
  matches: readonly ReviewedMatch[],
  moved: Moved,
  outcomes: Outcomes = new Map(),
): ReviewPlan {
  const planned = matches.filter(({ _id }) => moved.has(_id)).map(planMatch);
  const recordHeld = planned.some(({ match, to }) => isEntry(match) && isOn(to));
  const blacklisted = recordHeld || isOn(record.resultStatus) !== moved.has(ofRecord);
  const afterwards = matches.map((match) => afterReview(match, moved));
  const own = planRecord(record, { blacklisted, afterwards, movesMatch: planned.length > 0, outcomes });
  const { dismissed, recalled } = planEntries(own, afterwards, outcomes);
  const plan = {
    record: own,
    recordHeld,
    matches: planned,
    dismissed,
    recalled,
    refused: refusalOf(record, planned, moved),
  };
  return { ...plan, warnings: warningsOf(plan, afterwards, outcomes) };
}

/** A list entry, or a doubted photo, that is not confirmed stays a possible match. */
function planMatch(match: ReviewedMatch): PlannedMatch {
  const { resultStatus: from, recordId, source } = match;
  if (!isOn(from)) return { match, from, to: 'blacklist', source, final: source === 'provider' };
  if (recordId === null) return { match, from, to: 'consider', source, final: false };
  return { match, from, to: clearedStatus(match), source: '', final: false };
}

const isEntry = ({ source, recordId }: ReviewedMatch): boolean => source === 'provider' && recordId === null;

/** The match as it stands after the review. */
function afterReview(match: ReviewedMatch, moved: Moved): ReviewedMatch {
  if (!moved.has(match._id)) return match;
  const { to } = planMatch(match);
  return { ...match, resultStatus: to, confirmedMatch: isOn(to) };
}

interface OwnReview {
  readonly blacklisted: boolean;
  readonly afterwards: readonly ReviewedMatch[];
  readonly movesMatch: boolean;
  readonly outcomes: Outcomes;
}

function planRecord(record: ReviewedRecord, review: OwnReview): Planned {
  const { blacklisted, afterwards, outcomes } = review;
  const { resultStatus: from, source } = record;
  const stays = blacklisted && isOn(from);
  // A provider's mark stays one: no other match that is confirmed later makes it a switch that can be moved.
  if (isImmovable(record) || (stays && !review.movesMatch)) return { from, to: from, source, final: false };
  if (!blacklisted) return { from, to: clearedStatus(record), source: '', final: false };
  const reasons = afterwards.filter((match) => {
    if (match.confirmedMatch) return true;
    // By itself a delisted entry marks nobody, and none makes a mark final that stood before: nobody was warned of it.
    if (isDelisted(match) || (stays && match.source === 'provider')) return false;
    return outcomes.get(match._id) !== 'different';
  });
  const after = { resultStatus: 'blacklist', source: markedBy(reasons) } as const;
  return { from, to: after.resultStatus, source: after.source, final: isImmovable(after) };
}

/** What becomes of the entries of lists: who is cleared is none of them, and who is marked by one is. */
function planEntries(
  record: Planned,
  afterwards: readonly ReviewedMatch[],
  outcomes: Outcomes,
): Pick<ReviewPlan, 'dismissed' | 'recalled'> {
  const entries = afterwards.filter(isEntry);
  const said = ({ _id }: ReviewedMatch) => outcomes.get(_id);
  const confirmed = entries.filter(({ confirmedMatch }) => confirmedMatch);
  // The mark rests on those that were confirmed or, where none was, on all that it was set by.
  const behindMark = isImmovable({ resultStatus: record.to, source: record.source })
    ? entries.filter((match) => confirmed.length === 0 || match.confirmedMatch)
    : [];
  const recalled = entries.filter(
    (match) =>
      said(match) === 'same' || (behindMark.includes(match) && (match.confirmedMatch || said(match) !== 'different')),
  );
  const dismissed = entries.filter(
    (match) =>
      !match.confirmedMatch &&
      // Whoever is listed again is judged again.
      !isDelisted(match) &&
      (said(match) === 'different' || (!isOn(record.to) && said(match) !== 'same')),
  );
  return { dismissed: dismissed.map(({ _id }) => _id), recalled: recalled.map(({ _id }) => _id) };
}

function refusalOf(record: ReviewedRecord, planned: readonly PlannedMatch[], moved: Moved): ReviewPlan['refused'] {
  if (moved.has(ofRecord) && isImmovable(record)) return 'providerImmovable';
  const [held] = planned.filter(({ match }) => match.immovable);
  if (!held) return null;
  // Nobody is left whose status the switch could change, or no list that stands by its entry.
  return isRemoved(held.match) || isDelisted(held.match) ? 'recordChanged' : 'providerImmovable';
}

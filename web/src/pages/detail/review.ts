import {
  type AppliedChangesRequest,
  clearedStatus,
  isDelisted,
  isImmovable,
  type Match,
  type Result,
} from '@afc/contract/result';
import type { ResultStatus } from '@afc/contract/vocabulary';

/** The record's switch among the moved ones; matches stand there by their own ids. */
export const ofRecord = 'record';

/** Which switches the reviewer moved. */
export type Moved = ReadonlySet<string>;

/** A switch is on for blacklist only: a consider or rejected record loads as clear. */
export function isOn(status: ResultStatus, moved: boolean): boolean {
  return (status === 'blacklist') !== moved;
}

/** Whoever is confirmed to be somebody on a list is blacklisted: the record's own switch follows. */
export function confirmsEntry({ matchList }: Result, moved: Moved): boolean {
  return matchList.some(
    (match) =>
      match.source === 'provider' &&
      match.recordId === null &&
      moved.has(match._id) &&
      matchTarget(match) === 'blacklist',
  );
}

export function isRecordOn(result: Result, moved: Moved): boolean {
  return confirmsEntry(result, moved) || isOn(result.resultStatus, moved.has(ofRecord));
}

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
export function changesOf(result: Result, moved: Moved): Change[] {
  const to = recordTarget(result, moved);
  // An entry that is confirmed is the reason whatever weighs more beside it.
  const namesEntry = confirmsEntry(result, moved) || decidingMatch(result, moved)?.source === 'provider';
  const final = to === 'blacklist' && namesEntry;
  const record = { id: ofRecord, person: result, from: result.resultStatus, to, final };
  const matches = result.matchList
    .filter(({ _id }) => moved.has(_id))
    .map((match) => {
      const target = matchTarget(match);
      return {
        id: match._id,
        person: match,
        from: match.resultStatus,
        to: target,
        final: match.source === 'provider' && target === 'blacklist',
      };
    });
  return [...(record.from === record.to ? [] : [record]), ...matches];
}

function recordTarget(result: Result, moved: Moved): ResultStatus {
  return isRecordOn(result, moved) ? 'blacklist' : clearedStatus(result);
}

/**
 * Which match a blacklisted record would name as its reason: the strongest, a confirmed one first, and none that its list
 * dropped.
 */
function decidingMatch({ matchList }: Result, moved: Moved): Match | undefined {
  const afterwards = matchList.map((match) =>
    moved.has(match._id) ? { ...match, confirmedMatch: matchTarget(match) === 'blacklist' } : match,
  );
  return inOrder(afterwards).find((match) => !isDelisted(match));
}

/** A list entry that is not confirmed stays a possible match. */
function matchTarget(match: Match): ResultStatus {
  if (match.resultStatus !== 'blacklist') return 'blacklist';
  return match.recordId === null ? 'consider' : clearedStatus(match);
}

export function requestOf(result: Result, moved: Moved, comment: string): AppliedChangesRequest {
  return {
    _id: result._id,
    version: result.version,
    resultStatus: isRecordOn(result, moved) ? 'blacklist' : 'clear',
    matchList: result.matchList.map((match) => ({
      _id: match._id,
      recordVersion: match.recordVersion,
      resultStatus: moved.has(match._id) ? matchTarget(match) : match.resultStatus,
    })),
    comment,
  };
}

/** Changes whenever anybody changed the record or one of its matches. */
export function fingerprintOf({ version, matchList }: Result): string {
  const matches = matchList.map(({ _id, recordVersion, resultStatus }) => `${_id}:${recordVersion}:${resultStatus}`);
  return [version, ...matches].join(' ');
}

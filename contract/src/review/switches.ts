import type { AppliedChangesRequest } from '../result.ts';
import type { ResultStatus } from '../vocabulary.ts';

/** The record's switch among the moved ones; matches stand there by their own ids. */
export const ofRecord = 'record';

/** Which switches the reviewer moved. */
export type Moved = ReadonlySet<string>;

/** A switch is on for blacklist only: consider and kycRejected load as clear. */
export const isOn = (status: ResultStatus): boolean => status === 'blacklist';

interface Stored {
  readonly resultStatus: ResultStatus;
}

/** Which switches what was posted moves: those that stand otherwise than what is stored. */
export function movedBy(
  record: Stored,
  matches: readonly (Stored & { readonly _id: string })[],
  posted: Pick<AppliedChangesRequest, 'resultStatus' | 'matchList'>,
): Moved {
  const postedById = new Map(posted.matchList.map(({ _id, resultStatus }) => [_id, resultStatus]));
  const moved = matches.filter(({ _id, resultStatus }) => {
    const after = postedById.get(_id);
    return after !== undefined && isOn(after) !== isOn(resultStatus);
  });
  const own = isOn(posted.resultStatus) === isOn(record.resultStatus) ? [] : [ofRecord];
  return new Set([...own, ...moved.map(({ _id }) => _id)]);
}

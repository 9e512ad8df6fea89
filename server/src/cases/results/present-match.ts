import { emptyPerson } from '@afc/contract/person';
import type { Picture } from '@afc/contract/picture';
import { isMatchImmovable, type Match } from '@afc/contract/result';
import { fieldEvidence, matchFlags, type Registered } from '@afc/screening/record';
import { type PetitionWithPerson, personOf } from '../records/store.ts';
import type { MatchRow } from './match-store.ts';

export interface MatchedRecord {
  readonly row: PetitionWithPerson;
  readonly pictures: Picture[];
}

/** A match as reviewers see it: another record as it is now, or a list entry as it was found. */
export function presentMatch(
  subject: Registered,
  match: Omit<MatchRow, 'petition_id'>,
  other: MatchedRecord | undefined,
): Match {
  const person = other ? personOf(other.row) : (match.entry ?? emptyPerson);
  const registered: Registered = { ...person, registryDate: other?.row.registered_at.toISOString() ?? '' };
  const pictures = other?.pictures ?? [];
  // A record that was removed meanwhile says nothing any more.
  const resultStatus = other?.row.result_status ?? match.entry_status ?? 'clear';
  // Assigned, not spread: to spread into so many fields costs fifty times more.
  const fields = {
    _id: match.id,
    userGuid: match.user_guid,
    recordId: other?.row.id ?? null,
    recordVersion: other?.row.version ?? null,
    kycReasons: other?.row.kyc_reasons ?? [],
    pictures,
    pictureURLs: pictures.map(({ url }) => url),
    resultStatus,
    source: match.source,
    rule: match.rule,
    confirmedMatch: match.confirmed,
    immovable: isMatchImmovable(
      { source: match.source, recordId: match.record_id, resultStatus, evidence: match },
      other?.row.source,
    ),
    evidence: {
      score: match.score,
      threshold: match.threshold,
      reasons: match.reasons,
      face: match.face,
      provider: match.provider,
      fields: match.fields ?? fieldEvidence(subject, registered),
    },
  };
  return Object.assign(fields, registered, matchFlags(subject, registered, match.fields ?? []));
}

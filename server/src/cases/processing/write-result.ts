import type { PersonSubmission } from '@afc/contract/person';
import type { Face } from '@afc/screening/faces/outcome';
import { recordEvent } from '../../accounts/audit/store.ts';
import { tellProcessed } from '../../accounts/programs/outbox.ts';
import type { GallerySearch } from '../../engines/gallery/face-gallery.ts';
import { holdGallery, lockGallery } from '../../engines/gallery/store.ts';
import { areSameVersions, currentVersionIds } from '../../engines/names/list-versions.ts';
import { unasked } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { SeenPicture } from '../records/picture-store.ts';
import type { PetitionWithPerson } from '../records/store.ts';
import { finishPetition } from './finish-petition.ts';
import { policyVersion } from './policy.ts';
import type { ProviderFindings } from './provider-findings.ts';
import type { ScreeningNeeds } from './screen-against-records.ts';
import { screenAgainstRecords } from './screen-against-records.ts';

export interface ResultToWrite {
  readonly petition: PetitionWithPerson;
  readonly person: PersonSubmission;
  readonly pictures: readonly SeenPicture[];
  readonly faces: readonly { face: Face; key: string }[];
  readonly provider: ProviderFindings;
  /** Writes even if the lists changed since they were searched. */
  readonly isLastTry: boolean;
  readonly search: GallerySearch;
}

/** Nothing was written when somebody was first, or when the lists are no longer those that were searched. */
export type Written = 'written' | 'alreadyWritten' | 'listsChanged';

/** Result, matches, enrolment and audit event in one transaction, exactly once. */
export async function writeResult(
  needs: ScreeningNeeds & { readonly db: Database },
  result: ResultToWrite,
): Promise<Written> {
  const { petition, person, pictures, faces, provider, search } = result;
  const { model } = await needs.faces();
  const policy = policyVersion(needs, model);
  return needs.db.transaction(async (tx) => {
    // Enrolments follow each other, so that the second finds the first. A check only keeps its matches from being erased.
    await (petition.kind === 'user' ? lockGallery : holdGallery)(tx);
    const [open] = await tx.query<{ versions: number[] }>(
      sql`
      select ${currentVersionIds} as versions
      from petitions where id = ${petition.id} and status = 'processing' for update`.prepared('open petition'),
    );
    if (!open) return 'alreadyWritten';
    // Records enrolled before an import are screened again; one enrolled after it must be screened by it now.
    if (!result.isLastTry && !areSameVersions(open.versions, provider.versions)) return 'listsChanged';
    const screening = await screenAgainstRecords(needs, tx, {
      id: petition.id,
      person,
      registeredAt: petition.registered_at,
      faces: faces.map(({ face }) => face),
      pictureKeys: faces.map(({ key }) => key),
      photoCount: petition.pictures.length,
      search,
      provider,
    });
    const { id, kind } = petition;
    await finishPetition(tx, { id, kind, person, pictures, faces, model, screening, at: needs.now(), policy });
    const { resultStatus } = screening;
    await tellProcessed(tx, { _id: id, kind, status: 'processed', resultStatus });
    await recordEvent(tx, {
      ...unasked,
      action: 'petition.processed',
      subjectKind: 'petition',
      subjectId: petition.id,
      after: {
        status: 'processed',
        resultStatus,
        source: screening.source,
        matches: screening.matches.length,
        policyVersion: policy,
      },
    });
    return 'written';
  });
}

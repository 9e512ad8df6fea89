import type { FailureReason } from '@afc/contract/vocabulary';
import type { Logger } from 'pino';
import { recordEvent } from '../../accounts/audit/store.ts';
import { tellProcessed } from '../../accounts/programs/outbox.ts';
import { unasked } from '../../platform/base/actor.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { discardUploads } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { ImageNotFound, ImageStoreUnavailable } from '../../platform/images/image-store.ts';
import { describePictures, findPictures, type SeenPicture } from '../records/picture-store.ts';
import { markFailed } from '../records/store.ts';

/** What notes that a petition failed, and removes its upload. */
export interface FailureNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly images: ImageStore;
  readonly log: Logger;
}

export interface Failure {
  readonly reason: FailureReason;
  readonly detail: string;
}

/** After the last try: an error that will not pass, and whose text stays in the log. Nobody looks at the upload again. */
export async function failPetition(needs: FailureNeeds, id: string, error?: unknown): Promise<void> {
  const isStore = error instanceof ImageNotFound || error instanceof ImageStoreUnavailable;
  await writeFailure(needs, id, { reason: isStore ? 'pictureUnavailable' : 'internal', detail: '' });
  const pictures = await findPictures(needs.db, [id]);
  const keys = pictures.map(({ key }) => key);
  await discardUploads(needs, keys).catch((err: unknown) =>
    needs.log.warn({ err, petition: id }, 'the upload of a failed petition could not be removed'),
  );
}

/** Ends a petition that is in processing; one that ended already is left alone. */
export async function writeFailure(
  needs: { readonly db: Database },
  id: string,
  failure: Failure,
  pictures: readonly SeenPicture[] = [],
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const kind = await markFailed(tx, id, failure);
    if (!kind) return;
    await tx.query(describePictures(pictures));
    await tellProcessed(tx, { _id: id, kind, status: 'failed', resultStatus: null });
    await recordEvent(tx, {
      ...unasked,
      action: 'petition.failed',
      subjectKind: 'petition',
      subjectId: id,
      after: { status: 'failed', failureReason: failure.reason },
    });
  });
}

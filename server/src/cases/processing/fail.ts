import type { FailureReason } from '@afc/contract/vocabulary';
import { recordEvent } from '../../accounts/audit/store.ts';
import { tellProcessed } from '../../accounts/programs/outbox.ts';
import { unasked } from '../../platform/base/actor.ts';
import { discardUploads } from '../../platform/images/discard-pictures.ts';
import { ImageNotFound, ImageStoreUnavailable } from '../../platform/images/image-store.ts';
import type { Context } from '../../start/services/context.ts';
import { describePictures, findPictures, type SeenPicture } from '../records/picture-store.ts';
import { markFailed } from '../records/store.ts';

export interface Failure {
  readonly reason: FailureReason;
  readonly detail: string;
}

/** After the last try: an error that will not pass, and whose text stays in the log. Nobody looks at the upload again. */
export async function failPetition(context: Context, id: string, error?: unknown): Promise<void> {
  const isStore = error instanceof ImageNotFound || error instanceof ImageStoreUnavailable;
  await writeFailure(context, id, { reason: isStore ? 'pictureUnavailable' : 'internal', detail: '' });
  const pictures = await findPictures(context.db, [id]);
  const keys = pictures.map(({ key }) => key);
  await discardUploads(context, keys).catch((err: unknown) =>
    context.log.warn({ err, petition: id }, 'the upload of a failed petition could not be removed'),
  );
}

/** Ends a petition that is in processing; one that ended already is left alone. */
export async function writeFailure(
  context: Context,
  id: string,
  failure: Failure,
  pictures: readonly SeenPicture[] = [],
): Promise<void> {
  await context.db.transaction(async (tx) => {
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

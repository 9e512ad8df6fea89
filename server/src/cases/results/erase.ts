import { recordEvent } from '../../accounts/audit/store.ts';
import { tellErased } from '../../accounts/programs/outbox.ts';
import { lockGallery } from '../../engines/gallery/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';
import { discardPictures } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { findPictures } from '../records/picture-store.ts';
import type { PetitionRow } from '../records/store.ts';

/**
 * Removes a person for good: data, result, matches, faces and pictures. Cases that matched keep their match, without
 * the person. The trail keeps that it happened; nothing in it says who the person was. False where there is no such
 * record, or `only` does not hold for it at the moment of erasing.
 */
export async function eraseRecord(
  needs: { readonly db: Database; readonly images: ImageStore },
  id: string,
  { comment, ...asking }: Asking & { readonly comment: string },
  only: Statement = sql`true`,
): Promise<boolean> {
  if (!isId(id)) return false;
  const keys = await needs.db.transaction(async (tx) => {
    await lockGallery(tx);
    const pictures = await findPictures(tx, [id]);
    const [erased] = await tx.query<Pick<PetitionRow, 'kind' | 'status' | 'result_status' | 'source'>>(sql`
      delete from petitions where id = ${id} and kind <> 'test' and ${only}
      returning kind, status, result_status, source`);
    if (!erased) return undefined;
    const { kind, status, result_status: resultStatus, source } = erased;
    await tellErased(tx, { _id: id, kind, status, resultStatus });
    await recordEvent(tx, {
      ...asking,
      action: 'result.erased',
      subjectKind: 'petition',
      subjectId: id,
      before: { kind, status, ...(resultStatus === null ? {} : { resultStatus, source }) },
      after: { comment },
    });
    return pictures.map(({ key }) => key);
  });
  if (!keys) return false;
  await discardPictures(needs.images, keys);
  return true;
}

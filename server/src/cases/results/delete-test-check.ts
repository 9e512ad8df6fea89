import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/is-id.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';
import { discardPictures } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { findPictures } from '../records/picture-store.ts';

/**
 * Removes a test check with everything that belongs to it; a petition of production is not found here. False where
 * there is none, or `only` does not hold for it at the moment of removing.
 */
export async function deleteTestCheck(
  needs: { readonly db: Database; readonly images: ImageStore },
  id: string,
  { comment, ...asking }: Asking & { readonly comment?: string },
  only: Statement = sql`true`,
): Promise<boolean> {
  if (!isId(id)) return false;
  const keys = await needs.db.transaction(async (tx) => {
    const pictures = await findPictures(tx, [id]);
    const removed = await tx.query(sql`
      delete from petitions where id = ${id} and kind = 'test' and ${only} returning id`);
    if (removed.length === 0) return undefined;
    await recordEvent(tx, {
      ...asking,
      action: 'test.deleted',
      subjectKind: 'petition',
      subjectId: id,
      ...(comment === undefined ? {} : { after: { comment } }),
    });
    return pictures.map(({ key }) => key);
  });
  if (!keys) return false;
  await discardPictures(needs.images, keys);
  return true;
}

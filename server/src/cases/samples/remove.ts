import { recordEvent } from '../../accounts/audit/store.ts';
import { lockGallery } from '../../engines/gallery/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { discardPictures } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';

/** Takes the sample figures out for good. Matches with them stay, without the person. */
export async function removeSamples(
  needs: { readonly db: Database; readonly images: ImageStore },
  asking: Asking,
): Promise<number> {
  const { keys, removed } = await needs.db.transaction(async (tx) => {
    await lockGallery(tx);
    const pictures = await tx.query<{ key: string }>(sql`
      select key from pictures join petitions on petitions.id = petition_id where sample`);
    const rows = await tx.query(sql`delete from petitions where sample returning id`);
    if (rows.length > 0)
      await recordEvent(tx, {
        ...asking,
        action: 'samples.removed',
        subjectKind: 'samples',
        subjectId: 'samples',
        before: { samples: rows.length },
      });
    return { keys: pictures.map(({ key }) => key), removed: rows.length };
  });
  await discardPictures(needs.images, keys);
  return removed;
}

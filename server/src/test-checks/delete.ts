import { recordEvent } from '../audit/store.ts';
import type { Context } from '../context.ts';
import { isId } from '../database/is-id.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../http/actor.ts';
import { findPictures } from '../petitions/picture-store.ts';
import { discardPictures } from '../petitions/submission.ts';

/** Removes a test check with everything that belongs to it; a petition of production is not found here. */
export async function deleteTestCheck(
  context: Context,
  id: string,
  by: { actor: Actor; requestId: string },
): Promise<void> {
  if (!isId(id)) throw new AppError('notFound');
  const keys = await context.db.transaction(async (tx) => {
    const pictures = await findPictures(tx, [id]);
    const removed = await tx.query(sql`delete from petitions where id = ${id} and kind = 'test' returning id`);
    if (removed.length === 0) throw new AppError('notFound');
    await recordEvent(tx, { ...by, action: 'test.deleted', subjectKind: 'petition', subjectId: id });
    return pictures.map(({ key }) => key);
  });
  await discardPictures(context.images, keys);
}

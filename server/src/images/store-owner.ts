import type { Context } from '../context.ts';
import { sql } from '../database/sql.ts';
import { storedName } from './picture-key.ts';

/** No picture's key begins so: those are hexadecimal. */
const markPrefix = 'owner-';

/** Stands among the pictures and says which database they belong to. */
export const isOwnersMark = (name: string): boolean => name.startsWith(markPrefix);

/** Whether all pictures of the store are this database's. A store without a mark gets one. */
export async function ownsPictures({ db, images, log }: Pick<Context, 'db' | 'images' | 'log'>): Promise<boolean> {
  const [owner] = await db.query<{ id: string }>(sql`select id from picture_owner`);
  if (!owner) throw new Error('the database does not know which pictures are its own');
  const own = storedName(`${markPrefix}${owner.id}`, 'original');
  let isMarked = false;
  for await (const { name: mark } of images.list(markPrefix)) {
    if (mark === own) isMarked = true;
    else {
      log.warn(
        { mark },
        'another database keeps its pictures in the same place: no orphan is removed while its mark is there',
      );
      return false;
    }
  }
  if (!isMarked) await images.put(own, Buffer.from(owner.id), 'text/plain');
  return true;
}

import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartProblem } from '../base/start-problem.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { ImageStore } from './image-store.ts';
import { storedName } from './picture-key.ts';

/** No picture's key: those are hexadecimal. */
const markPrefix = 'owner-';

/** Stands among the pictures and says which database they belong to. */
export const isOwnersMark = (name: string): boolean => name.startsWith(markPrefix);

interface Marks {
  /** The mark of this database. */
  readonly own: string;
  /** It stands in another place: the pictures are there. */
  readonly isElsewhere: boolean;
  readonly other: string | undefined;
}

/** What asks whose pictures lie in the store. */
export interface StoreNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly images: ImageStore;
}

/** The first place that is looked at gets the mark, and is the only one from then on. */
function lookForMarks({ db, images }: StoreNeeds): Promise<Marks> {
  return db.transaction(async (tx) => {
    // Processes that start at once on two places must not mark both.
    const [owner] = await tx.query<{ id: string; marked: boolean }>(
      sql`select id, marked from picture_owner for update`,
    );
    if (!owner) throw new Error('the database does not know which pictures are its own');
    const own = storedName(`${markPrefix}${owner.id}`, 'original');
    const found: string[] = [];
    for await (const { name } of images.list(markPrefix)) found.push(name);
    const isHere = found.includes(own);
    if (!isHere && !owner.marked) await images.put(own, Buffer.from(owner.id), 'text/plain');
    if (!owner.marked) await tx.query(sql`update picture_owner set marked = true`);
    return { own, isElsewhere: !isHere && owner.marked, other: found.find((name) => name !== own) };
  });
}

/** Whether all pictures of the store are this database's. */
export async function ownsPictures(needs: StoreNeeds & { readonly log: Logger }): Promise<boolean> {
  const { own, isElsewhere, other } = await lookForMarks(needs);
  if (isElsewhere) needs.log.error(elsewhere(needs.config, own));
  if (other !== undefined)
    needs.log.warn(
      { mark: other },
      'another database keeps its pictures in the same place: no orphan is removed while its mark is there',
    );
  return !isElsewhere && other === undefined;
}

/** Whoever worked off petitions in a place without their pictures would fail them. */
export async function requirePictures(needs: StoreNeeds): Promise<void> {
  // A folder that cannot be written now is marked by the first sweep that can.
  const marks = await lookForMarks(needs).catch(() => undefined);
  if (marks?.isElsewhere) throw new StartProblem(elsewhere(needs.config, marks.own));
}

function elsewhere({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>, mark: string): string {
  const folder = join(dataFolder, 'pictures');
  const [place, variables, lost] = s3
    ? [`the bucket ${s3.bucket}`, 'S3_ENDPOINT and S3_BUCKET', mark]
    : [folder, 'AFC_DATA, or share them on S3', join(folder, mark.slice(0, 2), mark)];
  return `The pictures of this database are not in ${place}: check ${variables}. If they are lost, make the file ${lost}.`;
}

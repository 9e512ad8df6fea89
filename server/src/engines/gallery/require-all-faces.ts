import { StartProblem } from '../../platform/base/start-problem.ts';
import { faceModelLocks } from '../../platform/database/advisory-locks.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { faceModelNumber } from '../../platform/jobs/presence.ts';

/** Vectors of different models are never compared: whoever has none of this one would be found by nobody. */
export async function requireAllFaces(db: Queryable, model: string): Promise<void> {
  // Before the faces are counted: what another process enrols from now on is of this model.
  if (await isAnotherInUse(db, model))
    throw new StartProblem(
      'Another server or worker compares faces with another model: stop all of them, and start them with the same FACE_MODEL, FACE_MODEL_CHANNELS, FACE_MODEL_MEAN and FACE_MODEL_SCALE.',
    );
  const unseen = await countUnseen(db, model);
  if (unseen > 0)
    throw new StartProblem(
      `The face model ${model} has not seen ${unseen} of the enrolled pictures, and nobody would be found by them: run npm run afc -- faces reembed with the same FACE_MODEL, then start AFC, or put FACE_MODEL and its channels, mean and scale back.`,
    );
}

async function isAnotherInUse(db: Queryable, model: string): Promise<boolean> {
  const found = await db.query(sql`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and classid = ${faceModelLocks} and objid <> ${faceModelNumber(model)}
      and datname = current_database() limit 1`);
  return found.length > 0;
}

async function countUnseen(db: Queryable, model: string): Promise<number> {
  const [row] = await db.query<{ unseen: number }>(sql`
    select count(distinct picture_key) as unseen from faces where not exists (
      select from faces present where present.picture_key = faces.picture_key and present.model = ${model})`);
  return row?.unseen ?? 0;
}

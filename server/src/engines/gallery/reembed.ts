import type { Face } from '@afc/screening/faces/outcome';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { ImageNotFound } from '../../platform/images/image-store.ts';
import { readUpload } from '../../platform/images/read-upload.ts';
import type { FaceEngine } from './face-engine.ts';
import { insertFaces, lockGallery } from './store.ts';

/** What looks at enrolled pictures again. */
export interface ReembedNeeds {
  readonly db: Database;
  readonly faces: () => Promise<FaceEngine>;
  readonly images: ImageStore;
}

export interface Reembedding {
  readonly model: string;
  embedded: number;
  /** Pictures in which no usable face is found any more. */
  withoutFace: number;
  /** Pictures that are no longer stored. */
  missing: number;
}

export interface ReembedOptions extends Asking {
  readonly onProgress?: (done: number, total: number) => void;
}

interface Waiting {
  picture_key: string;
  petition_id: string;
}

/** Each batch is one transaction: what is done stays done, and the next run takes up the rest. */
const batchSize = 64;

/** Embeds the enrolled pictures with the present model, those that have no vector of it yet. Former vectors stay. */
export async function reembedFaces(needs: ReembedNeeds, options: ReembedOptions): Promise<Reembedding> {
  const engine = await needs.faces();
  const outcome: Reembedding = { model: engine.model, embedded: 0, withoutFace: 0, missing: 0 };
  const total = await countWaiting(needs.db, engine.model);
  let done = 0;
  let after = '';
  for (;;) {
    const batch = await findWaiting(needs.db, engine.model, after);
    const last = batch.at(-1);
    if (!last) return outcome;
    const seen = await Promise.all(batch.map(async (one) => ({ ...one, face: await look(needs, engine, one) })));
    outcome.missing += seen.filter(({ face }) => face === 'missing').length;
    outcome.withoutFace += seen.filter(({ face }) => face === null).length;
    const looked = seen.map(({ face, ...one }) => ({
      ...one,
      vector: face && face !== 'missing' ? face.vector : null,
    }));
    outcome.embedded += await write(needs.db, engine.model, looked, options);
    done += batch.length;
    after = last.picture_key;
    options.onProgress?.(done, Math.max(total, done));
  }
}

async function look(
  needs: { readonly images: ImageStore },
  engine: FaceEngine,
  { picture_key }: Waiting,
): Promise<Face | null | 'missing'> {
  try {
    const outcome = await engine.analyse(await readUpload(needs.images, picture_key));
    return outcome.outcome === 'face' ? outcome.face : null;
  } catch (error) {
    if (error instanceof ImageNotFound) return 'missing';
    throw error;
  }
}

async function write(
  db: Database,
  model: string,
  looked: readonly (Waiting & { vector: Float32Array | null })[],
  { actor, requestId }: ReembedOptions,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockGallery(tx);
    // A record may have been erased while its picture was looked at.
    const kept = await tx.query<{ key: string }>(
      sql`select key from pictures where key = any(${looked.map((one) => one.picture_key)}::text[]) for key share`,
    );
    const keys = new Set(kept.map(({ key }) => key));
    const present = looked.filter((one) => keys.has(one.picture_key));
    const enrolled = present.map(({ petition_id, picture_key, vector }) => ({
      petitionId: petition_id,
      pictureKey: picture_key,
      vector,
    }));
    await tx.query(insertFaces(model, enrolled));
    const faces = enrolled.filter(({ vector }) => vector).length;
    if (faces === 0) return 0;
    await recordEvent(tx, {
      actor,
      requestId,
      action: 'faces.reembedded',
      subjectKind: 'model',
      subjectId: model,
      after: { faces },
    });
    return faces;
  });
}

/** Those that an earlier run could not embed are looked at again: their pictures may be back. */
const waiting = (model: string) => sql`
  from faces where not exists (
    select from faces present
    where present.picture_key = faces.picture_key and present.model = ${model} and present.vector is not null)`;

async function countWaiting(db: Queryable, model: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`select count(distinct picture_key) as total ${waiting(model)}`);
  return row?.total ?? 0;
}

function findWaiting(db: Queryable, model: string, after: string): Promise<Waiting[]> {
  return db.query<Waiting>(sql`
    select distinct picture_key, petition_id ${waiting(model)} and picture_key > ${after}
    order by picture_key limit ${batchSize}`);
}

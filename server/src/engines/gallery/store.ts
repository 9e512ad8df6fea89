import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';

export interface EnrolledFace {
  readonly petitionId: string;
  readonly pictureKey: string;
  /** Null where the model can make none of the picture: nobody is found by it. */
  readonly vector: Float32Array | null;
}

/** Whoever enrols or removes records takes this first, before any row: one after the other, and never in a circle. */
export async function lockGallery(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${advisoryLocks.gallery})`.prepared('lock the gallery'));
}

/** Whoever only names records takes this first: none of them is removed until the transaction ends. */
export async function holdGallery(tx: Transaction): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.gallery})`.prepared('hold the gallery'));
}

/** Enrols faces: from its commit on every search finds them. The trigger announces it. A vector that is there stays. */
export function insertFaces(model: string, faces: readonly EnrolledFace[]): Statement {
  return sql`
    insert into faces (petition_id, picture_key, model, vector)
    select petition_id, picture_key, ${model}, vector
    from unnest(${faces.map(({ petitionId }) => petitionId)}::uuid[],
      ${faces.map(({ pictureKey }) => pictureKey)}::text[],
      ${faces.map(({ vector }) => vector && bytesOf(vector))}::bytea[]) as face (petition_id, picture_key, vector)
    on conflict (picture_key, model) do update set vector = excluded.vector
    where faces.vector is null and excluded.vector is not null`;
}

export function bytesOf(vector: Float32Array): Buffer {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);
}

/** A copy of its own: the bytes of a row lie in a shared buffer, and not at a multiple of four. */
function vectorOf(bytes: Buffer): Float32Array {
  const own = Uint8Array.from(bytes);
  return new Float32Array(own.buffer, 0, own.byteLength / Float32Array.BYTES_PER_ELEMENT);
}

export interface StoredFace {
  id: number;
  petition_id: string;
  picture_key: string;
  vector: Float32Array;
}

const read = (rows: (Omit<StoredFace, 'vector'> & { vector: Buffer })[]): StoredFace[] =>
  rows.map((row) => ({ ...row, vector: vectorOf(row.vector) }));

export async function findFaces(db: Queryable, ids: readonly number[]): Promise<StoredFace[]> {
  const statement = sql`select id, petition_id, picture_key, vector from faces where id = any(${ids}::int[])`;
  return read(await db.query(statement.prepared('faces')));
}

const batchSize = 5_000;

export async function* allFaces(db: Queryable, model: string): AsyncGenerator<StoredFace> {
  for (let after = 0; ; ) {
    const faces = read(
      await db.query(sql`
        select id, petition_id, picture_key, vector from faces where model = ${model} and vector is not null and id > ${after}
        order by id limit ${batchSize}`),
    );
    const last = faces.at(-1);
    if (!last) return;
    yield* faces;
    after = last.id;
  }
}

export interface GalleryState {
  /** The newest change. */
  newest: number;
  /** The oldest change that is still known. */
  oldest: number;
}

export async function galleryState(db: Queryable): Promise<GalleryState> {
  const [row] = await db.query<GalleryState>(sql`
    select coalesce(max(number), 0) as newest, coalesce(min(number), 0) as oldest from gallery_changes`);
  return row ?? { newest: 0, oldest: 0 };
}

export interface GalleryChange {
  number: number;
  faceId: number;
  /** Null when the face was removed, then or meanwhile, is of another model or has no vector. */
  face: StoredFace | null;
}

interface ChangeRow {
  number: number;
  face_id: number;
  petition_id: string;
  picture_key: string;
  vector: Buffer | null;
}

export async function changesAfter(db: Queryable, number: number, model: string): Promise<GalleryChange[]> {
  const rows = await db.query<ChangeRow>(
    sql`
    select number, face_id, petition_id, picture_key, vector from gallery_changes
    left join faces on faces.id = face_id and model = ${model} where number > ${number} order by number`.prepared(
      'gallery changes',
    ),
  );
  return rows.map(({ number: at, face_id, petition_id, picture_key, vector }) => ({
    number: at,
    faceId: face_id,
    face: vector && { id: face_id, petition_id, picture_key, vector: vectorOf(vector) },
  }));
}

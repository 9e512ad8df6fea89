import type { FailureReason, PhotoFlaw } from '@afc/contract/vocabulary';
import type { Queryable } from '../../platform/database/database.ts';
import { type Statement, sql } from '../../platform/database/sql.ts';

export interface FaceGeometry {
  box: [number, number, number, number];
  points: [number, number][];
}

export interface PicturesOfRow {
  pictures: {
    key: string;
    width: number | null;
    height: number | null;
    face: FaceGeometry | null;
    flaws: PhotoFlaw[];
  }[];
}

/** A petition's pictures in their order, as PicturesOfRow has them. */
export const picturesColumn = sql`coalesce((
  select json_agg(
    json_build_object('key', key, 'width', width, 'height', height, 'face', face, 'flaws', flaws) order by position)
  from pictures where pictures.petition_id = petitions.id), '[]') as pictures`;

/** The keys of petitions' pictures, in their order. */
export function findPictures(
  db: Queryable,
  petitionIds: readonly string[],
): Promise<{ key: string; petition_id: string }[]> {
  return db.query(sql`
    select key, petition_id from pictures where petition_id = any(${petitionIds}::uuid[])
    order by petition_id, position`);
}

export interface SeenPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly outcome: 'face' | FailureReason;
  readonly face: FaceGeometry | null;
  readonly flaws: readonly PhotoFlaw[];
}

export function describePictures(pictures: readonly SeenPicture[]): Statement {
  return sql`
    update pictures set width = seen.width, height = seen.height, outcome = seen.outcome, face = seen.face,
      flaws = seen.flaws
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as seen (
      key text, width integer, height integer, outcome text, face jsonb, flaws text[])
    where pictures.key = seen.key`;
}

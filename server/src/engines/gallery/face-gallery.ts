import { Gallery, type GalleryHit, type SearchOptions } from '@afc/screening/faces/gallery';
import { channels } from '../../platform/database/channels.ts';
import type { Following } from '../../platform/database/following.ts';
import { recurringWork } from '../../platform/process/recurring-work.ts';
import { allFaces, changesAfter, findFaces, galleryState, type StoredFace } from './store.ts';

export interface FaceNeighbour {
  readonly petitionId: string;
  /** Which of its photos is so alike, and which of those searched with. */
  readonly pictureKey: string;
  readonly photo: number;
  readonly cosine: number;
}

export interface GallerySearch {
  /** The best face of each record, best first; nobody less alike than the gallery was told to give. */
  readonly neighbours: FaceNeighbour[];
  /** The newest change of the gallery that was searched. */
  readonly asOf: number;
  readonly size: number;
}

/** All enrolled faces of the present model, in the memory of this process. */
export interface FaceGallery {
  readonly size: number;
  /** Several photos of one person are one search. */
  search(vectors: readonly Float32Array[]): Promise<GallerySearch>;
  close(): Promise<void>;
}

/** Should an announcement get lost, the change is seen all the same. */
const catchUpMs = 1_000;
/** So many are asked for first: nearly always there are not more. */
const fewNeighbours = 50;
const mostNeighbours = 1_000;

export interface GalleryOptions {
  readonly model: string;
  readonly dimensions: number;
  readonly threads?: number;
  /** How alike a face must be to be given, for a gallery of so many; every face unless told. */
  readonly least?: (size: number) => number;
}

/** Loads the gallery from the database and follows every change of it. */
export async function startGallery(
  { db, notifications, log }: Following,
  { model, dimensions, threads, least }: GalleryOptions,
): Promise<FaceGallery> {
  let closed = false;
  let following = Promise.resolve();
  let { gallery, asOf } = await load();

  async function load() {
    const { newest } = await galleryState(db);
    const fresh = new Gallery({ dimensions, threads });
    try {
      await fresh.addMany(allFaces(db, model));
    } catch (error) {
      await fresh.close();
      throw error;
    }
    return { gallery: fresh, asOf: newest };
  }

  async function followOnce(): Promise<void> {
    if (closed) return;
    const changes = await changesAfter(db, asOf, model);
    // A gap is a change that was never committed, or one that was forgotten.
    const hasGap = (changes[0]?.number ?? 0) > asOf + 1;
    if (hasGap && (await galleryState(db)).oldest > asOf + 1) return reload();
    for (const { number, faceId, face } of changes) {
      if (face) gallery.add(faceId, face.vector);
      else gallery.remove(faceId);
      asOf = number;
    }
  }

  /**
   * Changes were forgotten before they were seen here, by a process that slept for a day. Until everything is loaded
   * the former gallery is searched: in half of one, people would not be found.
   */
  async function reload(): Promise<void> {
    const former = gallery;
    ({ gallery, asOf } = await load());
    await former.close();
  }

  const attempt = recurringWork(log, 'the gallery could not be brought up to date');
  /** One at a time; each sees everything that was announced before it began. */
  function follow(): void {
    following = following.then(() => attempt(followOnce));
  }

  /** Copies of one photo must not hide somebody else: where all that were found are alike, more are asked for. */
  async function nearest(vector: Float32Array, options: SearchOptions): Promise<GalleryHit[]> {
    const few = await gallery.search(vector, fewNeighbours, options);
    return few.length < fewNeighbours ? few : gallery.search(vector, mostNeighbours, options);
  }

  await notifications.on(channels.gallery, follow);
  follow();
  await following;
  const timer = setInterval(follow, catchUpMs);
  timer.unref();

  return {
    get size() {
      return gallery.size;
    },
    search: async (vectors) => {
      const searched = { asOf, size: gallery.size };
      const faces = new Map<number, StoredFace>();
      const exactVectors = async (ids: number[]) => {
        for (const face of await findFaces(db, ids)) faces.set(face.id, face);
        return ids.map((id) => faces.get(id)?.vector);
      };
      const options = { least: least?.(searched.size), exactVectors };
      const found = await Promise.all(vectors.map((vector) => nearest(vector, options)));
      const neighbours = found.flatMap((hits, photo) =>
        hits.flatMap(({ id, cosine }) => neighbourOf(faces.get(id), photo, cosine)),
      );
      return { ...searched, neighbours: bestOfEach(neighbours) };
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await following;
      await gallery.close();
    },
  };
}

/** Nothing for a face that was removed meanwhile. */
export function neighbourOf(face: StoredFace | undefined, photo: number, cosine: number): FaceNeighbour[] {
  if (!face) return [];
  return [{ petitionId: face.petition_id, pictureKey: face.picture_key, photo, cosine: Math.min(1, cosine) }];
}

export function bestOfEach(neighbours: readonly FaceNeighbour[]): FaceNeighbour[] {
  const best = new Map<string, FaceNeighbour>();
  for (const neighbour of neighbours)
    if (neighbour.cosine > (best.get(neighbour.petitionId)?.cosine ?? -2)) best.set(neighbour.petitionId, neighbour);
  return [...best.values()].toSorted((a, b) => b.cosine - a.cosine);
}

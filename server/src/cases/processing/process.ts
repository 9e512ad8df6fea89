import type { FaceEngine } from '../../engines/gallery/face-engine.ts';
import { areSameVersions } from '../../engines/names/list-versions.ts';
import type { NameScreening } from '../../engines/names/name-screening.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { discardPictures, discardUploads } from '../../platform/images/discard-pictures.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { findPetition, type PetitionWithPerson, personOf } from '../records/store.ts';
import { writeFailure } from './fail.ts';
import { providerFindings } from './provider-findings.ts';
import type { ScreeningNeeds } from './screen-against-records.ts';
import { type LookedAt, seePicture } from './see-picture.ts';
import { writeResult } from './write-result.ts';

/** What makes a result of a petition. */
export interface ProcessingNeeds extends ScreeningNeeds {
  readonly db: Database;
  readonly images: ImageStore;
  readonly names: NameScreening;
}

/**
 * So many times the same lists are searched for one petition, where others are in force. Then the result is written by
 * what was found last: a list that cannot be loaded must not hold up everybody. Lists that come one after the other, as
 * in a nightly refresh, are all waited for: whoever was cleared by the last but one may be past a rescreen already.
 */
const mostTries = 3;

/** Awaits what may take minutes without anything being wrong. */
export type Patiently = (wait: Promise<void>) => Promise<void>;

/**
 * A petition from its stored pictures to its result. May be begun several times over, by several workers:
 * only the first to finish writes anything.
 */
export async function processPetition(
  needs: ProcessingNeeds,
  id: string,
  patiently: Patiently = (wait) => wait,
): Promise<void> {
  const petition = await findPetition(needs.db, id);
  if (!petition) return;
  const keys = petition.pictures.map(({ key }) => key);
  try {
    if (petition.status === 'processing') await screenPetition(needs, petition, keys, patiently);
  } finally {
    await discardIfErased(needs, id, keys);
  }
  // Also where the result was there already: whoever wrote it may have died before this.
  await discardUploads(needs, keys);
}

/** Whoever erased the person meanwhile could not remove what was rendered after that. */
async function discardIfErased(
  { db, images }: { readonly db: Database; readonly images: ImageStore },
  id: string,
  keys: readonly string[],
): Promise<void> {
  const [known] = await db.query(sql`select from petitions where id = ${id}`.prepared('known petition'));
  if (!known) await discardPictures(images, keys);
}

async function screenPetition(
  needs: ProcessingNeeds,
  petition: PetitionWithPerson,
  keys: readonly string[],
  patiently: Patiently,
): Promise<void> {
  const engine = await needs.faces();
  const seen = await seePictures(needs.images, engine, keys);
  const pictures = seen.flatMap(({ picture }) => picture ?? []);
  const faces = seen.flatMap(({ face, picture }) => (face && picture ? [{ face, key: picture.key }] : []));
  if (faces.length === 0) return writeFailure(needs, petition.id, failureOf(seen), pictures);
  const person = personOf(petition);
  const searchLists = () => providerFindings(needs, { person, petitionId: petition.id });
  const vectors = faces.map(({ face }) => face.vector);
  const [found, search] = await Promise.all([searchLists(), engine.gallery.search(vectors)]);
  let provider = found;
  for (let tries = 1; ; tries++) {
    const result = { petition, person, pictures, faces, provider, search, isLastTry: tries === mostTries };
    if ((await writeResult(needs, result)) !== 'listsChanged') return;
    await patiently(needs.names.follow());
    const again = await searchLists();
    if (!areSameVersions(again.versions, provider.versions)) tries = 0;
    provider = again;
  }
}

/** All at once. Where one fails, this fails only after the others ended: nothing is rendered after the failure. */
async function seePictures(images: ImageStore, engine: FaceEngine, keys: readonly string[]): Promise<LookedAt[]> {
  const looks = keys.map((key) => seePicture(images, engine, key));
  await Promise.allSettled(looks);
  return Promise.all(looks);
}

/** One usable photo is enough; with none, the first one's reason is the petition's. */
function failureOf(seen: readonly LookedAt[]) {
  return seen.find(({ failure }) => failure)?.failure ?? { reason: 'pictureUnavailable' as const, detail: '' };
}

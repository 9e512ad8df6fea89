import type { Context } from '../context.ts';
import { discardUploads } from './discard-uploads.ts';
import { writeFailure } from './fail.ts';
import { providerFindings } from './provider-findings.ts';
import { type LookedAt, seePicture } from './see-picture.ts';
import { findPetition, type PetitionWithPerson, personOf } from './store.ts';
import { writeResult } from './write-result.ts';

/** A list that cannot be loaded must not hold up everybody. */
const mostTries = 3;

/**
 * A petition from its stored pictures to its result. May be begun several times over, by several workers:
 * only the first to finish writes anything.
 */
export async function processPetition(context: Context, id: string): Promise<void> {
  const petition = await findPetition(context.db, id);
  if (!petition) return;
  if (petition.status === 'processing') await screenPetition(context, petition);
  // Also of one that has its result: whoever wrote it may have died before this.
  await discardUploads(
    context,
    petition.pictures.map(({ key }) => key),
  );
}

async function screenPetition(context: Context, petition: PetitionWithPerson): Promise<void> {
  const { id } = petition;
  const engine = await context.faces();
  const keys = petition.pictures.map(({ key }) => key);
  const seen = await Promise.all(keys.map((key) => seePicture(context.images, engine, key)));
  const pictures = seen.flatMap(({ picture }) => picture ?? []);
  const faces = seen.flatMap(({ face, picture }) => (face && picture ? [{ face, key: picture.key }] : []));
  if (faces.length === 0) {
    await writeFailure(context, id, failureOf(seen), pictures);
  } else {
    const person = personOf(petition);
    const find = () => providerFindings(context, { person, petitionId: id });
    const [found, search] = await Promise.all([find(), engine.gallery.search(faces.map(({ face }) => face.vector))]);
    let provider = found;
    for (let tries = 1; ; tries++) {
      const result = { petition, person, pictures, faces, provider, search, isLastTry: tries === mostTries };
      if ((await writeResult(context, result)) !== 'listsChanged') break;
      await context.names.follow();
      provider = await find();
    }
  }
}

/** One usable photo is enough; with none, the first one's reason is the petition's. */
function failureOf(seen: readonly LookedAt[]) {
  return seen.find(({ failure }) => failure)?.failure ?? { reason: 'pictureUnavailable' as const, detail: '' };
}

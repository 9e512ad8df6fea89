import type { Context } from '../context.ts';
import { storedName } from '../images/picture-key.ts';
import { writeFailure } from './fail.ts';
import { providerFindings } from './provider-findings.ts';
import { type LookedAt, seePicture } from './see-picture.ts';
import { describePicture, findPetition, findPictures, personOf } from './store.ts';
import { writeResult } from './write-result.ts';

/**
 * A petition from its stored pictures to its result. May be begun several times over, by several workers:
 * only the first to finish writes anything.
 */
export async function processPetition(context: Context, id: string): Promise<void> {
  const petition = await findPetition(context.db, id);
  if (petition?.status !== 'processing') return;
  const engine = await context.faces();
  const keys = (await findPictures(context.db, [id])).map(({ key }) => key);
  const seen = await Promise.all(keys.map((key) => seePicture(context.images, engine, key)));
  for (const { picture } of seen) if (picture) await describePicture(context.db, picture);
  const faces = seen.flatMap(({ face, picture }) => (face && picture ? [{ face, key: picture.key }] : []));
  if (faces.length === 0) {
    await writeFailure(context, id, failureOf(seen));
  } else {
    const person = personOf(petition);
    const [provider, search] = await Promise.all([
      providerFindings(context, person, id),
      engine.gallery.search(faces.map(({ face }) => face.vector)),
    ]);
    await writeResult(context, { petition, person, faces, provider, search });
  }
  if (!context.config.keepOriginals) for (const key of keys) await context.images.delete(storedName(key, 'original'));
}

/** One usable photo is enough; with none, the first one's reason is the petition's. */
function failureOf(seen: readonly LookedAt[]) {
  return seen.find(({ failure }) => failure)?.failure ?? { reason: 'pictureUnavailable' as const, detail: '' };
}

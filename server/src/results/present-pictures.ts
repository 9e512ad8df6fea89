import type { Picture } from '@afc/contract/picture';
import type { Context } from '../context.ts';
import { findPictures, type PictureRow } from '../petitions/store.ts';

/** The signed addresses of the pictures of several petitions; a picture not yet rendered has none to show. */
export async function picturesByPetition(
  context: Context,
  petitionIds: readonly string[],
): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>();
  for (const row of await findPictures(context.db, petitionIds)) {
    const picture = presentPicture(context, row);
    if (!picture) continue;
    const known = pictures.get(row.petition_id);
    if (known) known.push(picture);
    else pictures.set(row.petition_id, [picture]);
  }
  return pictures;
}

function presentPicture(context: Context, { key, width, height, face }: PictureRow): Picture | undefined {
  if (width === null || height === null) return undefined;
  const now = context.now();
  const address = (size: 'full' | 'main' | 'thumbnail') => context.pictureSigner.sign(key, size, now);
  return { url: address('full'), mainUrl: address('main'), thumbnailUrl: address('thumbnail'), width, height, face };
}

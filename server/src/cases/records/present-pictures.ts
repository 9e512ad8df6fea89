import type { Picture, PictureSize } from '@afc/contract/picture';
import type { PictureSigner } from '../../platform/images/signed-address.ts';
import type { PicturesOfRow } from './picture-store.ts';

/** What makes the addresses of pictures, which are good for a while. */
export interface PictureNeeds {
  readonly now: () => Date;
  readonly pictureSigner: PictureSigner;
}

/** The signed addresses of a petition's pictures; a picture not yet rendered has none to show. */
export function presentPictures({ pictureSigner, now }: PictureNeeds, { pictures }: PicturesOfRow): Picture[] {
  return pictures.flatMap(({ key, width, height, face, flaws }): Picture[] => {
    if (width === null || height === null) return [];
    const address = (size: PictureSize) => pictureSigner.sign(key, size, now());
    const addresses = { url: address('full'), mainUrl: address('main'), thumbnailUrl: address('thumbnail') };
    return [{ key, ...addresses, width, height, face, flaws }];
  });
}

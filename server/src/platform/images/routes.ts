import { renditionType } from '@afc/screening/faces/rendition';
import { AppError } from '../base/errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ImageStore } from './image-store.ts';
import { ImageNotFound } from './image-store.ts';
import { storedName } from './picture-key.ts';
import type { PictureSigner } from './signed-address.ts';

/** The store's own address lasts this much longer: a picture may be asked for in the last second. */
const spareSeconds = 60;

interface ImageNeeds {
  readonly images: ImageStore;
  readonly now: () => Date;
  readonly pictureSigner: PictureSigner;
}

export function imageRoutes({ images, pictureSigner, now }: ImageNeeds): Pick<Handlers, 'picture'> {
  return {
    picture: async ({ params, query, reply }) => {
      if (!pictureSigner.verify({ ...params, ...query }, now())) throw new AppError('forbidden');
      const name = storedName(params.key, params.size);
      const seconds = Math.floor(query.expires - now().getTime() / 1_000);
      // Kept by the browser only as long as the address is good.
      const cacheControl = `private, max-age=${seconds}, immutable`;
      if (images.direct) {
        const address = await images.direct.addressOf(name, seconds + spareSeconds);
        return reply.header('cache-control', cacheControl).redirect(address);
      }
      try {
        const stream = await images.getStream(name);
        reply.type(renditionType).header('cache-control', cacheControl);
        return stream;
      } catch (error) {
        throw error instanceof ImageNotFound ? new AppError('notFound') : error;
      }
    },
  };
}

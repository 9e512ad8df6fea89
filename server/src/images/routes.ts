import { renditionType } from '@afc/screening/faces/renditions';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { ImageNotFound } from './image-store.ts';
import { storedName } from './picture-key.ts';

export function imageRoutes({ images, pictureSigner, now }: Context): Pick<Handlers, 'picture'> {
  return {
    picture: async ({ params, query, reply }) => {
      if (!pictureSigner.verify({ ...params, ...query }, now())) throw new AppError('forbidden');
      try {
        const stream = await images.getStream(storedName(params.key, params.size));
        // Kept by the browser only as long as the address is good.
        const seconds = Math.max(0, Math.floor(query.expires - now().getTime() / 1_000));
        reply.type(renditionType).header('cache-control', `private, max-age=${seconds}, immutable`);
        return stream;
      } catch (error) {
        throw error instanceof ImageNotFound ? new AppError('notFound') : error;
      }
    },
  };
}

import { ImageNotFound, type ImageStore } from './image-store.ts';
import { storedName } from './picture-key.ts';

/** A worker that was killed late may have removed the upload already: its full rendition serves as well. */
export async function readUpload(images: ImageStore, key: string): Promise<Buffer> {
  try {
    return await images.get(storedName(key, 'original'));
  } catch (error) {
    if (error instanceof ImageNotFound) return images.get(storedName(key, 'full'));
    throw error;
  }
}

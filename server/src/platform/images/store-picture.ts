import { type PictureSize, pictureSizes } from '@afc/contract/picture';
import { type Renditions, renditionType } from '@afc/screening/faces/rendition';
import type { ImageStore } from './image-store.ts';
import { storedName, storedSizes } from './picture-key.ts';

/** Done twice it leaves the same, so a retried job is harmless. */
export async function storeRenditions(store: ImageStore, key: string, renditions: Renditions): Promise<void> {
  const put = (size: PictureSize) => store.put(storedName(key, size), renditions[size], renditionType);
  await Promise.all(pictureSizes.map(put));
}

/** The upload and all its renditions. */
export async function removePicture(store: ImageStore, key: string): Promise<void> {
  await Promise.all(storedSizes.map((size) => store.delete(storedName(key, size))));
}

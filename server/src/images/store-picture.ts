import { type PictureSize, pictureSizes } from '@afc/contract/picture';
import type { ImageStore } from './image-store.ts';
import { storedName, storedSizes } from './picture-key.ts';
import { renderPicture, renditionType } from './renditions.ts';

export type StoredPicture = { width: number; height: number; full: Buffer };

/** Makes and stores the renditions of an upload; done twice it leaves the same, so a retried job is harmless. */
export async function storeRenditions(store: ImageStore, key: string, original: Uint8Array): Promise<StoredPicture> {
  const renditions = await renderPicture(original);
  const put = (size: PictureSize) => store.put(storedName(key, size), renditions[size], renditionType);
  await Promise.all(pictureSizes.map(put));
  return { width: renditions.width, height: renditions.height, full: renditions.full };
}

/** The upload and all its renditions. */
export async function removePicture(store: ImageStore, key: string): Promise<void> {
  await Promise.all(storedSizes.map((size) => store.delete(storedName(key, size))));
}

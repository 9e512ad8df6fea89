import type { Config } from '../config/config.ts';
import type { ImageStore } from './image-store.ts';
import { storedName } from './picture-key.ts';
import { removePicture } from './store-picture.ts';

/** What fails here is left to the sweeper of orphans. */
export async function discardPictures(images: ImageStore, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => removePicture(images, key)));
}

/** Uploads as they came, with their metadata, are kept only where the operator wants them. */
export async function discardUploads(
  { config, images }: { readonly config: Config; readonly images: ImageStore },
  keys: readonly string[],
): Promise<void> {
  if (config.keepOriginals) return;
  for (const key of keys) await images.delete(storedName(key, 'original'));
}

import type { ImageStore, StoredImage } from '../image-store.ts';

export async function listAll(store: ImageStore): Promise<StoredImage[]> {
  const images: StoredImage[] = [];
  for await (const image of store.list()) images.push(image);
  return images;
}
